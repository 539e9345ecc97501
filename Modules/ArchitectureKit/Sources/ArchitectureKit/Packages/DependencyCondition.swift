extension Module.Dependency {
  /// When a target has a dependency: what `.when(…)` says in its manifest. Everything that is said has to hold.
  public struct Condition: Sendable, Hashable {
    /// The platforms, as the package manager names them: `macos`, `linux`. Empty for all.
    public let platforms: [String]
    /// The traits of the package, of which one has to be enabled. Empty where none has to be.
    public let traits: [String]

    /// A condition, as a test makes one.
    public init(platforms: [String] = [], traits: [String] = []) {
      self.platforms = platforms
      self.traits = traits
    }
  }
}

extension Module.Dependency.Condition: CustomStringConvertible {
  /// `for macOS or iOS, with the trait Fast`.
  public var description: String {
    let names = platforms.map { Self.names[$0] ?? $0 }
    let parts = [
      names.isEmpty ? nil : "for \(Self.list(names))", traits.isEmpty ? nil : "with the trait \(Self.list(traits))",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func list(_ names: [String]) -> String {
    let last = names.suffix(2).joined(separator: " or ")
    return (names.dropLast(2) + [last]).joined(separator: ", ")
  }

  private static let names = [
    "android": "Android", "driverkit": "DriverKit", "freebsd": "FreeBSD", "ios": "iOS", "linux": "Linux",
    "maccatalyst": "Mac Catalyst", "macos": "macOS", "openbsd": "OpenBSD", "tvos": "tvOS", "visionos": "visionOS",
    "wasi": "WASI", "watchos": "watchOS", "windows": "Windows",
  ]
}
