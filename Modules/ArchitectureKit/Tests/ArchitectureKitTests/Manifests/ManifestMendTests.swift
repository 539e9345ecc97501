import ArchitectureKit
import Foundation
import Testing

/// The line that a manifest lacks, in one sentence.
@Suite struct ManifestMendTests {
  private let folder: PackageFolder

  init() throws { folder = try PackageFolder() }

  /// Adds `import Disk` to a target.
  private func importDisk(in path: String = "Sources/Shop") throws {
    try folder.write("\(path)/A.swift", "import Disk\n")
  }

  private func writeDisk(_ place: String, products: String = #".library(name: "Disk", targets: ["Disk"])"#) throws {
    try folder.writeManifest(place, name: "disk", targets: #".target(name: "Disk")"#, products: products)
    try folder.write("\(place)/Sources/Disk/Disk.swift")
  }

  private func advice() throws -> [String?] {
    let contracts = #"{ "contracts": [{ "kind": "undeclared-import", "tests": true, "advice": "Or move it." }] }"#
    let report = Checker(try Configuration(reading: contracts.utf8, file: "a.json")).report(on: try folder.read())
    let document = try JSONSerialization.jsonObject(with: Data(report.text(as: .json).utf8)) as? [String: Any]
    return (document?["violations"] as? [[String: Any]] ?? []).map { $0["advice"] as? String }
  }

  @Test(arguments: [
    (#".target(name: "Shop")"#, #""Disk""#), (#".target(name: "Shop", dependencies: ["Till"])"#, #""Disk""#),
    (#".target(name: "Shop", dependencies: [.target(name: "Till")])"#, #".target(name: "Disk")"#),
  ])
  func `a target of the same package`(_ shop: String, _ line: String) throws {
    try folder.writeManifest(targets: ".target(name: \"Disk\"), .target(name: \"Till\"),\n\(shop)")
    for name in ["Disk", "Till"] { try folder.write("Sources/\(name)/A.swift") }
    try importDisk()
    #expect(try advice() == ["Add \(line) to target \"Shop\", Package.swift:5. Or move it."])
  }

  @Test(arguments: [
    (
      #".package(path: "parts/disk")"#,
      #"Add .product(name: "Disk", package: "disk") to target "Shop", Package.swift:4."#
    ),
    (
      "",
      #"Add .package(path: "parts/disk") to the package's dependencies, Package.swift:3, and "#
        + #".product(name: "Disk", package: "disk") to target "Shop", Package.swift:4."#
    ),
  ])
  func `a product of another package of the workspace`(_ dependency: String, _ advice: String) throws {
    try folder.writeManifest(targets: #".target(name: "Shop")"#, dependencies: dependency)
    try importDisk()
    try writeDisk("parts/disk")
    let contracts = #"{ "packages": [".", "parts/disk"], "contracts": [{ "kind": "undeclared-import" }] }"#
    let configuration = try Configuration(reading: contracts.utf8, file: "a.json")
    let found = Checker(configuration).report(on: try folder.read(packages: configuration.packages)).violations
    #expect(found.map { $0.mend?.description } == [advice])
  }

  @Test func `a product of a package from elsewhere, read or not, declared or not`() throws {
    let line = #".package(url: "https://example.com/disk.git", from: "1.0.0")"#
    try folder.writeManifest(
      "one",
      targets:
        ##".target(name: "Shop"), .target(name: "Till", dependencies: [.product(name: "Disk", package: "disk")])"##,
      dependencies: line.replacing("(", with: "(\n    ").replacing(", ", with: ",\n    "))
    try folder.writeManifest("two", name: "Two", targets: #".target(name: "Bank")"#)
    for name in ["one/Sources/Till", "one/Sources/Shop", "two/Sources/Bank"] { try importDisk(in: name) }
    let product = #".product(name: "Disk", package: "disk") to target"#
    let expected = [
      "Add \(product) \"Shop\", one/Package.swift:6. Or move it.",
      "Add \(line) to the package's dependencies, two/Package.swift:3, and \(product) \"Bank\", two/Package.swift:4. Or move it.",
    ]
    #expect(try advice() == expected)
    try writeDisk("one/.build/checkouts/disk")
    #expect(try advice() == expected)
  }

  /// The text of a package in another manifest, and the line that is made of it.
  @Test(arguments: [
    (
      ".package(\n    url: \"https://example.com/disk.git\",  // pinned, see #12\n    from: \"1.0.0\"  // \")\"\n  )",
      #".package(url: "https://example.com/disk.git", from: "1.0.0")"#
    ),
    (
      ".package(/* the /* old */ one */ url: \"https://example.com/disk.git\"/**/, /// new\n from: \"1.0.0\",/* . */)",
      #".package(url: "https://example.com/disk.git", from: "1.0.0")"#
    ),
    (
      ".package(\r\n    url: \"https://example.com/disk.git\",\r\n    // pinned\r\n    from: \"1.0.0\",\r\n  )",
      #".package(url: "https://example.com/disk.git", from: "1.0.0")"#
    ),
    (
      ".package(url: \"https://example.com/disk.git\", \"1.0.0\"/* to */..</**/ \"2.0.0\")",
      #".package(url: "https://example.com/disk.git", "1.0.0" ..< "2.0.0")"#
    ),
  ])
  func `a package that is written with comments is one line without them`(_ text: String, _ line: String) throws {
    try folder.writeManifest(
      "one", targets: #".target(name: "Till", dependencies: [.product(name: "Disk", package: "disk")])"#,
      dependencies: text)
    try folder.writeManifest("two", name: "Two", targets: #".target(name: "Bank")"#)
    try folder.write("one/Sources/Till/A.swift")
    try importDisk(in: "two/Sources/Bank")
    let product = #".product(name: "Disk", package: "disk") to target "Bank", two/Package.swift:4. Or move it."#
    let expected = "Add \(line) to the package's dependencies, two/Package.swift:3, and \(product)"
    #expect(try advice() == [expected])
  }

  @Test func `a package whose text has a string of several lines isn't made one line`() throws {
    try folder.writeManifest(
      "one", targets: #".target(name: "Till", dependencies: [.product(name: "Disk", package: "disk")])"#,
      dependencies: ".package(url: \"https://example.com/disk.git\", branch: \"\"\"\nmain\n\"\"\")")
    try folder.writeManifest("two", name: "Two", targets: #".target(name: "Bank")"#)
    try folder.write("one/Sources/Till/A.swift")
    try importDisk(in: "two/Sources/Bank")
    #expect(try advice() == ["Or move it."])
  }

  @Test func `no mend is made up where no line would do`() throws {
    try folder.writeManifest(
      targets: """
        .target(name: "Disk", dependencies: ["Shop"]), .target(name: "Shop"), .executableTarget(name: "tool"),
        .target(name: "Till", dependencies: []), .testTarget(name: "DiskTests"), .testTarget(name: "ToolTests")
        """)
    try folder.write("Sources/Disk/A.swift", "import Shop\n")
    try folder.write("Sources/Shop/A.swift", "#if os(Linux)\nimport Disk\n#endif\n")
    try folder.write("Sources/tool/main.swift")
    try folder.write("Sources/Till/A.swift", "import tool\nimport DiskTests\n")
    try folder.write("Tests/DiskTests/A.swift")
    try folder.write("Tests/ToolTests/A.swift", "@testable import tool\n")
    let expected = [
      "Declaring it would make a circle: Disk depends on Shop. Or move it.",
      "Only tests can import a program. Or move it.",
      "Only tests can import tests. Or move it.",
      #"Add "tool" to target "ToolTests", Package.swift:5. Or move it."#,
    ]
    #expect(try advice() == expected)
  }

  @Test func `only tests are advised to import programs, macros and tests, and nobody to import a plugin`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(name: "Town", targets: [
        .macro(name: "Macros"), .plugin(name: "Plug", capability: .buildTool()), .testTarget(name: "Fixtures"),
        .target(name: "Shop"),
        .testTarget(name: "ShopTests"),
      ])
      """)
    let source = "import Fixtures\nimport Macros\nimport Plug\n"
    for place in ["Sources/Macros", "Plugins/Plug", "Tests/Fixtures"] { try folder.write("\(place)/A.swift") }
    for place in ["Sources/Shop", "Tests/ShopTests"] { try folder.write("\(place)/A.swift", source) }
    let expected = [
      "Only tests can import tests. Or move it.", "Only tests can import the module of a macro. Or move it.",
      "A plugin can't be imported. Or move it.",
      #"Add "Fixtures" to target "ShopTests", Package.swift:7. Or move it."#,
      #"Add "Macros" to target "ShopTests", Package.swift:7. Or move it."#, "A plugin can't be imported. Or move it.",
    ]
    #expect(try advice() == expected)
  }

  @Test func `an import that another contract forbids isn't advised to be declared`() throws {
    try folder.writeManifest(targets: #".target(name: "Disk"), .target(name: "Shop"), .target(name: "Till")"#)
    try folder.write("Sources/Disk/A.swift")
    try importDisk()
    try folder.write("Sources/Shop/B.swift", "import Disk\n")
    try importDisk(in: "Sources/Till")
    let contracts = #"""
      { "contracts": [
        { "kind": "undeclared-import", "advice": "Or move it." },
        { "kind": "forbidden-import", "from": ["Shop"], "to": ["Disk"], "advice": "Ask the store." },
      ] }
      """#
    let configuration = try Configuration(reading: contracts.utf8, file: "a.json")
    let report = Checker(configuration).report(on: try folder.read())
    let text = report.text(as: .text)
    #expect(
      text.hasPrefix(
        """
        Sources/Shop/A.swift:1:1: error: Shop may not import Disk [forbidden-import]
          and 1 more place
          Ask the store.
        Sources/Shop/A.swift:1:1: error: Shop imports Disk, which its manifest doesn't declare [undeclared-import]
          and 1 more place
        Sources/Till/A.swift:1:1: error: Till imports Disk, which its manifest doesn't declare [undeclared-import]
          Add "Disk" to target "Till", Package.swift:4. Or move it.

        """), "\(text)")
    #expect(report.contracts.map(\.errorCount) == [3, 2])
    #expect(report.violations.compactMap(\.mend?.target) == ["Till"])
  }

  @Test func `a package without such a library, and one that depends on the importer's, have no mend`() throws {
    try folder.writeManifest(
      "shop", name: "shop", targets: #".target(name: "Shop")"#, products: #".library(name: "Shop", targets: ["Shop"])"#)
    try importDisk(in: "shop/Sources/Shop")
    try writeDisk("disk", products: "")
    #expect(try advice() == ["No library of the package disk has it. Or move it."])
    try folder.writeManifest(
      "disk", name: "disk", targets: #".target(name: "Disk", dependencies: [.product(name: "Shop", package: "shop")])"#,
      dependencies: #".package(path: "../shop")"#, products: #".library(name: "Disk", targets: ["Disk"])"#)
    #expect(try advice() == ["Declaring it would make a circle: disk depends on shop. Or move it."])
  }

  @Test func `the manifest is told from where the places are`() throws {
    try folder.writeManifest(targets: #".target(name: "Disk"), .target(name: "Shop")"#)
    try folder.write("Sources/Disk/A.swift")
    try importDisk()
    let text = Checker(.standard).report(on: try folder.read()).text(as: .text, below: "town")
    #expect(text.contains("\n  Add \"Disk\" to target \"Shop\", town/Package.swift:4.\n"), "\(text)")
  }
}
