import Foundation
import Testing

/// A workspace of every kind of module, from an empty folder: it is built and tested, which takes long. `make scaffold`
/// sets MODULO_SCAFFOLD.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MODULO_SCAFFOLD"] != nil))
struct ScaffoldedWorkspaceTests {
  private let folder: ScaffoldFolder

  init() throws { folder = try ScaffoldFolder() }

  @Test func `T16 a workspace with a module of each kind builds, runs, and its tests pass`() throws {
    try make([
      "app Shop", "domain Product", "domain URLTool", "service Cache", "service Store --kind database",
      "feature Cart --uses ProductDomain,CacheService", "shared Style", "demo Cart",
    ])
    // Two minutes on two cores, whatever else they do.
    let seconds = try prove()
    #expect(seconds < 240)
    try proveApp()
    try proveDemo()
    try proveModulesAlone()
    try provePlantedImports()
  }

  @Test func `T16 names of 40 letters build too, and are formatted`() throws {
    let name = "Internationalization" + "Considerations" + "Ledger"
    #expect(name.count == 40)
    try make([
      "app \(name)", "domain \(name)", "service \(name)", "service \(name)Store --kind database",
      "feature \(name) --uses \(name)Domain,\(name)Service", "shared \(name)s", "demo \(name)",
    ])
    _ = try prove()
    let style = workspace.appendingPathComponent(".swift-format").path
    let lint = try folder.run([
      "swift", "format", "lint", "--strict", "--configuration", style, "--recursive", "Package.swift", "Projects",
    ])
    #expect(lint.status == 0, "\(lint.error)")
  }

  private func make(_ lines: [String]) throws {
    for line in lines {
      let answer = try folder.scaffold(line)
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
  }

  /// Builds without a warning and without the network, tests, and checks.
  ///
  /// - Returns: What it took, in seconds of one core.
  private func prove() throws -> Double {
    let line = """
      swift build --build-tests --disable-automatic-resolution -Xswiftc -warnings-as-errors \
        && swift test --skip-build && "$0" check && times
      """
    let answer = try folder.run(["sh", "-c", line, try Architect.binary.get().path])
    #expect(answer.status == 0, "\(answer.output.suffix(2000))")
    #expect(answer.output.contains("kept: protected (live values are the app's)"))
    // The last line is the time of the programs that were run: `0m30.25s 0m5.50s`.
    let times = try #require(answer.output.split(separator: "\n").last).matches(of: /(\d+)m([\d.]+)s/)
    return try times.reduce(0) { sum, time in
      let (minutes, seconds) = (try #require(Double(time.1)), try #require(Double(time.2)))
      return sum + minutes * 60 + seconds
    }
  }

  /// The app shows its root screen, follows links to what it knows and to what it doesn't, hears where it goes, and
  /// counts its launches.
  private func proveApp() throws {
    let first = try run(
      "Shop", ["Less", "shop://settings", "back", "shop://nowhere", "OK", "background", "foreground"])
    let screens = [
      "Root\nWelcome.\n[Less] [Retry]", "Root\n[More] [Retry]", "Shop 1.0.0\nLaunch 1\n[back]",
      "Root\n[More] [Retry]",
      "Root\nThis link isn't supported: shop://nowhere\n[OK]", "Root\n[More] [Retry]",
      // Once for each side of the background.
      "Root\n[More] [Retry]", "Root\n[More] [Retry]",
    ]
    #expect(first == screens)
    let second = try run("Shop", ["shop://settings"])
    #expect(second == ["Root\n[More] [Retry]", "Shop 1.0.0\nLaunch 2\n[back]"])
  }

  /// The feature by itself, with the use case of the domain that it uses.
  private func proveDemo() throws {
    let screens = try run("CartDemo", ["Product 2", "Less"])
    let buttons = "[Retry] [Product 1] [Product 2] [Product 3]"
    let rows = "- Product 1\n* Product 2\n- Product 3"
    let expected = [
      "Cart\nWelcome.\n- Product 1\n- Product 2\n- Product 3\n[Less] \(buttons)",
      "Cart\nWelcome.\n\(rows)\n[Less] \(buttons)", "Cart\n\(rows)\n[More] \(buttons)",
    ]
    #expect(screens == expected)
  }

  /// Runs a program of the workspace with these lines as its input, and returns the screens that it shows.
  private func run(_ program: String, _ lines: [String]) throws -> [String] {
    let input = lines.map { $0 + "\\n" }.joined()
    let line = """
      export HOME="$PWD/../home" XDG_DATA_HOME="$PWD/../home/data" XDG_CACHE_HOME="$PWD/../home/cache"
      printf '\(input)' | .build/debug/\(program)
      """
    let answer = try folder.run(["sh", "-c", line])
    #expect(answer.status == 0, "\(answer.error)")
    return answer.output.split(separator: "\n\n").map(String.init)
  }

  /// Each folder is a package of its own.
  private func proveModulesAlone() throws {
    for path in ["App", "Features/Cart", "Demos/CartDemo", "Services/Store", "Shared/Style"] {
      let graph = try folder.run(["swift", "build", "--package-path", "Projects/\(path)"])
      #expect(graph.status == 0, "\(path): \(graph.output.suffix(2000))")
    }
  }

  private func provePlantedImports() throws {
    let planted = [
      ("Features/Cart/Sources", "ProductDomainSources", "features know interfaces"),
      ("Domains/Product/Sources", "ComposableArchitecture", "domains and services know no framework of screens"),
      ("Services/Cache/Interface", "SwiftUI", "domains and services know no framework of screens"),
      ("Domains/Product/Interface", "ProductDomainSources", "interfaces stand alone"),
      ("Services/Cache/Sources", "ProductDomainSources", "sources know no sources"),
      ("Features/Cart/Sources/Interface", "RootFeature", "features know no feature"),
      ("Shared/Style/Sources", "CacheServiceSources", "live values are the app's"),
    ]
    for (path, module, _) in planted { try folder.write("Projects/\(path)/Planted.swift", "import \(module)\n") }
    let check = try folder.run([try Architect.binary.get().path, "check"])
    #expect(check.status == 1)
    for (path, module, contract) in planted {
      let lines = check.output.split(separator: "\n").filter {
        $0.hasPrefix("Projects/\(path)/Planted.swift:1:1: error:")
      }
      #expect(lines.contains { $0.contains(module) }, "\(path) and \(module): \(check.output)")
      #expect(check.output.contains("(\(contract)), "), "\(contract)")
      #expect(!check.output.contains("kept: \(contract)"))
    }
  }
}
