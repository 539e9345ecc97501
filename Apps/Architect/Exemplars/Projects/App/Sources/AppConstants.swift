import Foundation

/// What is fixed about the app.
enum AppConstants {
  static let name = "Demo"
  static let version = "1.0.0"
  static let bundleIdentifierPrefix = "com.example"

  /// The scheme of the app's own links.
  static let scheme = name.lowercased()
  /// The domain whose web links lead into the app; its subdomains do, too.
  static let domain = "\(bundleIdentifierPrefix).app"

  /// How long the splash plays.
  static let splashDuration = Duration.milliseconds(2200)
  /// The age, in seconds, from which stored configuration is stale.
  static let configurationLifetime: TimeInterval = 600
}
