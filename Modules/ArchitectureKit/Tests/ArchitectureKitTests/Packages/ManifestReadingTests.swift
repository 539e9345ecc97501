import ArchitectureKit
import Foundation
import Testing

/// What the package manager says of targets beside their names: conditions, plugins, kinds.
@Suite struct ManifestReadingTests {
  private let folder: PackageFolder

  init() throws { folder = try PackageFolder() }

  @Test func `a dependency has the condition of its manifest`() throws {
    // A list of traits follows that of products.
    try folder.writeManifest(
      targets: """
        .target(name: "Mac"),
        .target(name: "App", dependencies: [
          .target(name: "Mac", condition: .when(platforms: [.macOS, .custom("haiku")])),
          .byName(name: "Mac", condition: .when(platforms: [.windows])),
          .product(name: "Disk", package: "disk", condition: .when(traits: ["Fast"])),
          .product(name: "Cache", package: "disk"),
        ])
        """, dependencies: #".package(url: "https://example.com/disk.git", from: "1.0.0")"#,
      products: #"], traits: ["Fast""#, tools: "6.1")
    try folder.write("Sources/Mac/A.swift")
    try folder.write("Sources/App/A.swift", "import Mac\n")
    try folder.write("Sources/App/B.swift", "#if os(Linux)\nimport Mac\n#endif\n")
    try folder.write("Sources/App/C.swift", "#if os(macOS)\nimport Mac\nimport Disk\n#endif\n")
    try folder.write("Sources/App/D.swift", "#if Fast\nimport Disk\n#endif\nimport Cache\n")
    let conditions = try folder.read().module("App")?.dependencies.map { $0.condition?.description ?? "" }
    #expect(conditions == ["for macOS or haiku", "for Windows", "with the trait Fast", ""])
    let found = try folder.undeclared()
    #expect(found == ["Sources/App/A.swift:1", "Sources/App/B.swift:2", "Sources/App/C.swift:3"])
  }

  private func writePlugin() throws {
    try folder.writeManifest(
      targets: """
        .target(name: "Base"), .target(name: "Shop", dependencies: ["Base"], plugins: ["Maker"]),
        .target(name: "Till", dependencies: ["Base"]), .executableTarget(name: "maker"),
        .plugin(name: "Maker", capability: .buildTool(), dependencies: ["maker"])
        """)
    for target in ["Base", "Shop", "Till"] { try folder.write("Sources/\(target)/A.swift") }
    try folder.write("Sources/maker/main.swift")
    try folder.write("Plugins/Maker/A.swift", "import Base\nimport Foundation\nimport PackagePlugin\nimport maker\n")
  }

  @Test func `a plugin can import nothing of the workspace, and no line is offered`() throws {
    try writePlugin()
    let configuration = try Configuration(
      reading: #"{ "contracts": [{ "kind": "undeclared-import" }] }"#.utf8, file: "a.json")
    let workspace = try folder.read()
    let report = Checker(configuration).report(on: workspace)
    #expect(
      report.violations.map(\.message) == [
        "Maker is a plugin, which can't import Base", "Maker is a plugin, which can't import maker",
      ])
    #expect(report.violations.map(\.advice) == Array(repeating: "A program that the plugin runs can.", count: 2))
    let fix = ManifestFix(of: report, in: workspace)
    #expect(fix.mends.isEmpty && fix.refusals.isEmpty && fix.diff.isEmpty)
  }

  @Test func `a target whose sources a plugin may make isn't said to import nothing`() throws {
    try writePlugin()
    let configuration = try Configuration(
      reading: #"{ "contracts": [{ "kind": "unused-dependency" }] }"#.utf8, file: "a.json")
    let report = Checker(configuration).report(on: try folder.read())
    #expect(report.violations.map(\.message) == ["Till declares Base and imports nothing of it"])
  }

  @Test func `a library that comes built is declared by its target`() throws {
    try folder.writeManifest(
      targets: """
        .binaryTarget(name: "Engine", path: "Engine.xcframework"), .target(name: "Car", dependencies: ["Engine"]),
        .target(name: "Bus")
        """)
    try folder.write("Sources/Car/A.swift", "import Engine\n")
    try folder.write("Sources/Bus/A.swift", "import Engine\n")
    let report = Checker(.standard).report(on: try folder.read())
    #expect(report.violations.map { $0.mend?.description } == ["Add \"Engine\" to target \"Bus\", Package.swift:5."])
  }
}
