/// A build as conditions see it: its platform, and whether the traits of a package are enabled.
struct BuildSituation: Sendable, Hashable {
  /// As the package manager names it.
  let platform: String
  /// Whether the traits that dependencies ask for are enabled; all of them, or none.
  let hasTraits: Bool
}

extension BuildSituation {
  /// The situations in which an import is judged: on macOS, on Linux, and on what its condition names besides.
  static func all(judging condition: CompilationCondition?) -> [BuildSituation] {
    let platforms = Set(["macos", "linux"] + (condition?.systems ?? []).map(platform(ofSystem:)))
    return platforms.sorted().flatMap { platform in
      [true, false].map { BuildSituation(platform: platform, hasTraits: $0) }
    }
  }

  /// The platform of an `os(…)`.
  private static func platform(ofSystem name: String) -> String {
    switch name {
    case "OSX": "macos"
    case "xrOS": "visionos"
    default: name.lowercased()
    }
  }

  /// Whether a dependency is there.
  func fulfils(_ condition: Module.Dependency.Condition?) -> Bool {
    guard let condition else { return true }
    return (condition.platforms.isEmpty || condition.platforms.contains(platform))
      && (condition.traits.isEmpty || hasTraits)
  }

  /// Whether an import takes effect; nil where that depends on what isn't known, such as a flag of one's own.
  func compiles(_ condition: CompilationCondition?, traits: Set<String>) -> Bool? {
    guard let condition else { return true }
    return condition.value { part in
      switch part {
      case .call("os", let name): Self.platform(ofSystem: name) == platform
      case .flag("SWIFT_PACKAGE"): true
      case .flag(let name) where traits.contains(name): hasTraits
      default: nil
      }
    }
  }
}
