import DependencyKit
import Foundation

/// Takes note of what happens.
protocol AnalyticsService: Sendable {
  /// Begins or ends taking notes.
  func setEnabled(_ isEnabled: Bool) async
  /// Takes note of one event.
  func log(_ event: String) async
}

private enum AnalyticsKey: DependencyKey { typealias Value = any AnalyticsService }

extension DependencyValues {
  /// Unimplemented until registered.
  var analytics: any AnalyticsService {
    get { self[AnalyticsKey.self] }
    set { self[AnalyticsKey.self] = newValue }
  }
}

/// Writes each event to standard error once it is enabled.
actor StandardErrorAnalyticsService: AnalyticsService {
  private var isEnabled = false

  func setEnabled(_ isEnabled: Bool) { self.isEnabled = isEnabled }

  func log(_ event: String) {
    if isEnabled { FileHandle.standardError.write(Data("event: \(event)\n".utf8)) }
  }
}
