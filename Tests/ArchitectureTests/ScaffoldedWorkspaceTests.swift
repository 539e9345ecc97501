import Foundation
import Testing

/// A workspace of every kind of module, from an empty folder: it is built and tested, which takes long. `make scaffold`
/// sets MODULO_SCAFFOLD.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["MODULO_SCAFFOLD"] != nil))
struct ScaffoldedWorkspaceTests {
  private let folder: ScaffoldFolder

  init() throws { folder = try ScaffoldFolder() }

  @Test func `T16 a workspace with a module of each kind builds, and its tests pass`() throws {
    try make([
      "app Shop", "domain Product", "domain URLTool", "service Cache",
      "feature Cart --uses ProductDomain,CacheService", "shared Style",
    ])
    // A minute on two cores, whatever else they do.
    #expect(try prove() < 120)
    try proveModulesAlone()
    try provePlantedImports()
  }

  @Test func `T16 names of 40 letters build too, and are formatted`() throws {
    let name = "Internationalization" + "Considerations" + "Ledger"
    #expect(name.count == 40)
    try make([
      "app \(name)", "domain \(name)", "service \(name)", "feature \(name) --uses \(name)Domain,\(name)Service",
      "shared \(name)s",
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

  /// Each folder is a package of its own.
  private func proveModulesAlone() throws {
    for path in ["App", "Features/Cart", "Shared/Style"] {
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
