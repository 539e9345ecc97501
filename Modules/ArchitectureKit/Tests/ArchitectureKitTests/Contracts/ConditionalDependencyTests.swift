import ArchitectureKit
import Testing

/// A dependency with a condition is declared under that condition only.
@Suite struct ConditionalDependencyTests {
  private typealias Condition = Module.Dependency.Condition

  private func violations(_ source: String, _ conditions: [Condition?]) throws -> [Violation] {
    let dependencies = conditions.map { condition in
      Module.Dependency(
        name: "Base", modules: ["Base"], condition: condition,
        location: SourceLocation(file: "Package.swift", line: 2, column: 1))
    }
    var town = Town(["Base": ""])
    town.add(
      "Shop", files: [SourceFile(path: "Shop/Shop.swift", module: "Shop", text: source)], dependencies: dependencies)
    return try town.violations(#"{ "kind": "undeclared-import" }"#)
  }

  /// An import under a condition, and whether it is reported where Base is declared for macOS.
  @Test(arguments: [
    ("", true), ("os(macOS)", false), ("os(OSX)", false), ("(os(macOS))", false), ("os(Linux)", true),
    ("!os(macOS)", true), ("!os(Linux)", false), ("os(macOS) || os(iOS)", true), ("os(macOS) || os(Linux)", true),
    ("os(macOS) && DEBUG", false), ("os(macOS) && !DEBUG", false), ("os(iOS) && DEBUG", false),
    ("os(Windows) || os(Android)", true), ("!(os(Linux) || os(Windows))", false),
    ("canImport(Base)", false), ("os(Linux) && canImport(Base)", false), ("canImport(Base) || os(Linux)", true),
    // What isn't known may hold on macOS only.
    ("CUSTOM", false), ("!CUSTOM", false), ("os(Linux) && CUSTOM", false), ("os(Linux) || CUSTOM", true),
    ("canImport(Darwin)", false), ("targetEnvironment(simulator)", false), ("swift(>=6)", false),
    ("arch(arm64)", false), ("hasFeature(A)", false), ("os(Linux) && swift(>=6)", false),
    ("true", true), ("false", false), ("SWIFT_PACKAGE", true), ("!SWIFT_PACKAGE", false),
  ]) func `an import is covered on the platforms of its dependency`(_ condition: String, _ isReported: Bool) throws {
    let source = condition.isEmpty ? "import Base" : "#if \(condition)\nimport Base\n#endif"
    let found = try violations(source, [Condition(platforms: ["macos"])])
    #expect(!found.isEmpty == isReported)
  }

  @Test(arguments: [
    ("#if os(Linux)\n#else\nimport Base\n#endif", 0), ("#if os(macOS)\n#else\nimport Base\n#endif", 1),
    ("#if os(iOS)\n#elseif os(macOS)\nimport Base\n#endif", 0),
    ("#if os(iOS)\n#elseif os(Linux)\nimport Base\n#endif", 1),
    ("#if os(macOS)\n#if os(Linux)\nimport Base\n#endif\n#endif", 0),
    ("import Base\n#if os(macOS)\nimport Base\n#endif", 1),
    ("#if CUSTOM && (os(Windows) || os(Android))\n#else\nimport Base\n#endif", 1),
  ]) func `clauses count as the compiler reads them`(_ source: String, _ count: Int) throws {
    let found = try violations(source, [Condition(platforms: ["macos"])]).count
    #expect(found == count)
  }

  @Test(arguments: [
    ("import Base", ["macos", "linux"], false), ("import Base", ["ios"], true), ("import Base", ["linux"], true),
    ("#if os(iOS)\nimport Base\n#endif", ["ios", "maccatalyst"], false),
    ("#if os(Windows)\nimport Base\n#endif", ["macos", "linux"], true),
    ("#if os(visionOS) || os(xrOS)\nimport Base\n#endif", ["visionos"], false),
    ("#if os(Haiku)\nimport Base\n#endif", ["haiku"], false),
    ("#if targetEnvironment(macCatalyst)\nimport Base\n#endif", ["maccatalyst"], false),
  ]) func `platforms are told as the package manager names them`(
    _ source: String, _ platforms: [String], _ isReported: Bool
  ) throws {
    let found = try violations(source, [Condition(platforms: platforms)])
    #expect(!found.isEmpty == isReported)
  }

  @Test(arguments: [
    ("", Condition(traits: ["Fast"]), true),
    ("Fast", Condition(traits: ["Fast"]), false), ("!Fast", Condition(traits: ["Fast"]), true),
    ("Slow", Condition(traits: ["Fast"]), false), ("Fast || Safe", Condition(traits: ["Fast", "Safe"]), false),
    ("Fast", Condition(platforms: ["macos"], traits: ["Fast"]), true),
    ("Fast && os(macOS)", Condition(platforms: ["macos"], traits: ["Fast"]), false),
  ]) func `traits are conditions, too`(
    _ condition: String, _ declared: Module.Dependency.Condition, _ isReported: Bool
  ) throws {
    let source = condition.isEmpty ? "import Base" : "#if \(condition)\nimport Base\n#endif"
    let found = try violations(source, [declared])
    #expect(!found.isEmpty == isReported)
  }

  @Test func `several declarations cover what any of them covers`() throws {
    let both = [Condition(platforms: ["macos"]), Condition(platforms: ["linux"])]
    #expect(try violations("import Base", both).isEmpty)
    #expect(try violations("import Base", [Condition(platforms: ["macos"]), nil]).isEmpty)
    let condition = Condition(platforms: ["macos", "ios", "tvos"], traits: ["Fast"])
    let found = try violations("import Base", [condition, Condition(traits: ["A", "B"])])
    #expect(
      found.first?.message
        == "Shop imports Base, which its manifest declares for macOS, iOS or tvOS, with the trait Fast "
        + "or with the trait A or B only")
    #expect(found.first?.advice == "Import it under that condition, or declare it without.")
  }
}
