import ArchitectureKit
import Foundation
import Testing

/// Packages on the disk, read by way of the package manager.
@Suite struct WorkspaceReaderTests {
  private let folder: TemporaryFolder
  private var root: URL { folder.file("town") }
  private var memory: URL { folder.file("memory") }

  init() throws {
    folder = try TemporaryFolder()
    try write(
      "Package.swift",
      manifest(
        of: "Town",
        targets: #"""
          .target(name: "Shop-Floor", dependencies: [.product(name: "Base", package: "base"), "Stock"], exclude: ["Old.swift"]),
          .target(name: "Stock", path: "Elsewhere"), .testTarget(name: "ShopTests", dependencies: ["Shop-Floor"])
          """#, dependencies: #".package(path: "Base")"#))
    try write("Sources/Shop-Floor/Till.swift", "import Base\nimport Stock\n")
    try write("Sources/Shop-Floor/Old.swift", "import Museum\n")
    try write("Sources/Shop-Floor/Shop.docc/Tutorial.swift", "import Museum\n")
    try write("Elsewhere/Deep/Shelf.swift", "import Foundation\n")
    try write("Tests/ShopTests/TillTests.swift", "@testable import Shop_Floor\n")
    try write(
      "Base/Package.swift",
      manifest(
        of: "Base", targets: #".target(name: "Base")"#,
        products: #".library(name: "Base", targets: ["Base"])"#))
    try write("Base/Sources/Base/Base.swift", "")
  }

  private func manifest(of name: String, targets: String, dependencies: String = "", products: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", products: [\(products)], dependencies: [\(dependencies)], targets: [
    \(targets)])
    """
  }

  private func write(_ path: String, _ text: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func read(path: String? = nil) throws -> Workspace {
    var environment = ProcessInfo.processInfo.environment
    if let path { environment["PATH"] = path }
    let scratch = memory.appendingPathComponent("scratch")
    let loader = ManifestLoader(memory: memory, scratch: scratch, environment: environment)
    return try WorkspaceReader(root: root, loader: loader).workspace()
  }

  @Test func `targets, products, paths and sources of a workspace`() throws {
    let workspace = try read()
    let modules = workspace.modules.map { "\($0.name) \($0.kind) \($0.package) \($0.path)" }
    let expected = [
      "Base library base Base/Sources/Base", "ShopTests test town Tests/ShopTests",
      "Shop_Floor library town Sources/Shop-Floor", "Stock library town Elsewhere",
    ]
    #expect(modules == expected)
    let files = workspace.module("Shop_Floor")?.files.map(\.path)
    #expect(files == ["Sources/Shop-Floor/Till.swift"])
    let brought = workspace.module("Shop_Floor")?.dependencies.flatMap(\.modules)
    #expect(brought == ["Base", "Stock"])
    let places = workspace.module("Shop_Floor").map { "\($0.location) \($0.dependencies[1].location)" }
    #expect(places == "Package.swift:4:15 Package.swift:4:85")
    let report = Checker(.standard).report(on: workspace)
    #expect(report.violations.isEmpty)
  }

  @Test func `an answer counts as long as its manifest is the same`() throws {
    let first = try read().modules.map(\.name)
    let again = try read().modules.map(\.name)
    #expect(first == again)
    try write("Base/Package.swift", "no manifest")
    #expect(throws: WorkspaceError.self) { try read() }
  }

  @Test func `a folder without a package is an error`() throws {
    let empty = root.appendingPathComponent("Empty")
    let loader = ManifestLoader(memory: nil, scratch: memory, environment: [:])
    #expect(throws: WorkspaceError.noPackage(folder: empty.path)) {
      try WorkspaceReader(root: empty, loader: loader).workspace()
    }
  }
}
