import ArchitectureKit
import Foundation
import Testing

/// Links in a workspace: to nothing, and to packages elsewhere.
@Suite struct LinkTests {
  private let folder: PackageFolder

  init() throws { folder = try PackageFolder() }

  private func link(_ path: String, to destination: String) throws {
    let link = folder.root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: destination)
  }

  private func writePackage(_ path: String, _ name: String, _ source: String = "") throws {
    try folder.writeManifest(
      path, name: name, targets: ".target(name: \"\(name)\")",
      products: ".library(name: \"\(name)\", targets: [\"\(name)\"])")
    try folder.write("\(path)/Sources/\(name)/\(name).swift", source)
  }

  private func report(_ ignores: String = "") throws -> Report {
    let text = #"{ "contracts": [{ "kind": "undeclared-import" }], "ignore": [\#(ignores)] }"#
    let configuration = try Configuration(reading: text.utf8, file: "a.json")
    return Checker(configuration).report(on: try folder.read())
  }

  @Test func `a link to nothing is a warning, and the rest is checked`() throws {
    try folder.writeManifest(
      targets: #".target(name: "Low", exclude: ["Old"]), .target(name: "High", sources: ["a.swift", "b.swift"])"#)
    try folder.write("Sources/Low/a.swift")
    try folder.write("Sources/High/a.swift", "import Low\n")
    for path in ["Low/old.swift", "Low/gone.c", "Low/deep/Folder", "Low/Old/x.swift", "Low/self.swift", "High/b.swift"]
    {
      try link("Sources/\(path)", to: path.hasSuffix("self.swift") ? "self.swift" : "gone")
    }
    let report = try report()
    let found = report.violations.map { "\($0.location.file) \($0.severity) \($0.rule)" }
    let broken = ["High/b.swift", "Low/deep/Folder", "Low/gone.c", "Low/old.swift", "Low/self.swift"]
    let expected = ["Sources/High/a.swift error undeclared-import"] + broken.map { "Sources/\($0) warning broken-link" }
    #expect(found == expected)
    #expect(report.fileCount == 2)
    #expect(report.strayFileCount == 0)
    let text = report.text(as: .text)
    #expect(text.contains("Sources/Low/old.swift:1:1: warning: the link leads to nothing and isn't read [broken-link]"))
  }

  @Test func `a link to nothing can be ignored, or be in what isn't read`() throws {
    try writePackage(".", "Shop")
    try link("Sources/Shop/old.swift", to: "gone")
    let ignore = #"{ "rule": "broken-link", "files": ["Sources/Shop/old.swift"], "reason": "made by a build" }"#
    #expect(try report(ignore).violations.isEmpty)
    #expect(try folder.read(excluding: ["Sources/Shop/old.swift"]).warnings.isEmpty)
  }

  @Test func `a package elsewhere that a link in the workspace leads to is read by the link`() throws {
    try writePackage("A", "A")
    try writePackage("../elsewhere/shop-1.2", "Shop", "import A\n")
    try link("parts/Shop", to: "../../elsewhere/shop-1.2")
    let files = try folder.files()
    #expect(files.read == ["A/Sources/A/A.swift", "parts/Shop/Sources/Shop/Shop.swift"])
    #expect(files.stray.isEmpty)
    let found = try report().violations.map { "\($0.location) \($0.mend?.manifest ?? "")" }
    #expect(found == ["parts/Shop/Sources/Shop/Shop.swift:1:1 parts/Shop/Package.swift"])
    let named = try folder.read(packages: ["parts/*"]).files.map(\.path)
    #expect(named == ["parts/Shop/Sources/Shop/Shop.swift"])
    #expect(try folder.files(excluding: ["parts/**"]).read == ["A/Sources/A/A.swift"])
  }

  @Test func `a package that the root depends on by a link is read, too`() throws {
    try folder.writeManifest(
      targets: #".target(name: "Town", dependencies: [.product(name: "Shop", package: "Shop")])"#,
      dependencies: #".package(path: "parts/Shop")"#)
    try folder.write("Sources/Town/Town.swift", "import Shop\n")
    try folder.writeManifest(
      "../elsewhere/Shop", name: "Shop", targets: #".target(name: "Shop")"#,
      products: #".library(name: "Shop", targets: ["Shop"])"#)
    try folder.write("../elsewhere/Shop/Sources/Shop/Shop.swift", "import Town\n")
    try link("parts/Shop", to: "../../elsewhere/Shop")
    let report = try report()
    #expect(report.violations.map(\.location.file) == ["parts/Shop/Sources/Shop/Shop.swift"])
  }

  @Test func `a link to a package of the workspace, and one to what is around it, add nothing`() throws {
    try writePackage("A", "A")
    try writePackage("..", "Around")
    try link("B", to: "A")
    try link("up", to: "..")
    #expect(try folder.files().read == ["A/Sources/A/A.swift"])
  }
}
