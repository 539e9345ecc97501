import ArchitectureKit
import Foundation
import Testing

/// Packages on the disk, read by way of the package manager.
@Suite struct WorkspaceReaderTests {
  private let folder: PackageFolder

  init() throws {
    folder = try PackageFolder()
    try Self.write(in: folder)
  }

  private static func write(in folder: PackageFolder) throws {
    try folder.writeManifest(
      targets: #"""
        .target(name: "Shop-Floor", dependencies: [.product(name: "Base", package: "base"), "Stock"], exclude: ["Old.swift"]),
        .target(name: "Stock", path: "Elsewhere"), .testTarget(name: "ShopTests", dependencies: ["Shop-Floor"])
        """#, dependencies: #".package(path: "Base")"#)
    try folder.write("Sources/Shop-Floor/Till.swift", "import Base\nimport Stock\n")
    try folder.write("Sources/Shop-Floor/Old.swift", "import Museum\n")
    try folder.write("Sources/Shop-Floor/Shop.docc/Tutorial.swift", "import Museum\n")
    try folder.write("Elsewhere/Deep/Shelf.swift", "import Foundation\n")
    try folder.write("Tests/ShopTests/TillTests.swift", "@testable import Shop_Floor\n")
    try folder.writeManifest(
      "Base", name: "Base", targets: #".target(name: "Base")"#,
      products: #".library(name: "Base", targets: ["Base"])"#)
    try folder.write("Base/Sources/Base/Base.swift")
  }

  @Test func `targets, products, paths and sources of a workspace`() throws {
    let workspace = try folder.read()
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
    let stray = workspace.strayFiles
    #expect(stray == ["Sources/Shop-Floor/Old.swift", "Sources/Shop-Floor/Shop.docc/Tutorial.swift"])
    let report = Checker(.standard).report(on: workspace)
    #expect(report.violations.isEmpty)
  }

  @Test func `an answer counts as long as its manifest is the same`() throws {
    let folder = try PackageFolder(asksAnew: true)
    try Self.write(in: folder)
    let first = try folder.read().modules.map(\.name)
    let again = try folder.read().modules.map(\.name)
    #expect(first == again)
    try folder.write("Base/Package.swift", "no manifest")
    #expect(throws: WorkspaceError.self) { try folder.read() }
  }

  @Test func `a folder without a package is an error`() throws {
    let empty = folder.root.appendingPathComponent("Empty")
    #expect(throws: WorkspaceError.noPackage(folder: empty.path)) { try folder.read(empty) }
  }

  @Test func `what is remembered shows in no repository, and its name is plain`() throws {
    let folder = try PackageFolder(asksAnew: true)
    try Self.write(in: folder)
    _ = try folder.read()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.memory.path).sorted()
    let isPlain = names.dropFirst().allSatisfy { $0.wholeMatch(of: /[0-9a-f]+\.json/) != nil }
    #expect(names.count == 3)
    #expect(names[0] == ".gitignore")
    #expect(isPlain)
    let ignored = try String(contentsOf: folder.memory.appendingPathComponent(".gitignore"), encoding: .utf8)
    #expect(ignored == "*\n")
  }

  @Test func `a link to the folder leads to the same packages`() throws {
    let link = folder.root.deletingLastPathComponent().appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.root)
    let paths = try folder.read(link).files.map(\.path)
    let expected = try folder.read().files.map(\.path)
    #expect(paths == expected)
  }
}
