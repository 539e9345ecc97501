import ArchitectureKit
import Foundation
import Testing

/// Modules that products bring under other names.
@Suite struct ProductNameTests {
  private let folder: PackageFolder
  private static let lib = (
    targets: #".target(name: "LibCore"), .target(name: "LibExtra")"#,
    products: #".library(name: "LibProduct", targets: ["LibCore", "LibExtra"])"#
  )

  init() throws { folder = try PackageFolder() }

  private func writeLibrary(_ place: String) throws {
    try folder.writeManifest(place, name: "Lib", targets: Self.lib.targets, products: Self.lib.products)
    for name in ["LibCore", "LibExtra"] { try folder.write("\(place)/Sources/\(name)/\(name).swift") }
  }

  private func writeShop(_ dependency: String, _ product: String, _ imports: String..., tools: String = "6.0") throws {
    try folder.writeManifest(
      targets: ".target(name: \"Shop\", dependencies: [\(product)]), .target(name: \"Bare\")",
      dependencies: dependency, tools: tools)
    try folder.write("Sources/Shop/A.swift", imports.map { "import \($0)\n" }.joined())
    try folder.write("Sources/Bare/B.swift", imports.map { "import \($0)\n" }.joined())
  }

  @Test(arguments: ["5.5", "5.9"]) func `a package is known by the name that its user gives it`(
    _ tools: String
  ) throws {
    try writeLibrary("lib-folder")
    try writeShop(
      #".package(name: "TheLib", path: "lib-folder")"#, #".product(name: "LibProduct", package: "TheLib")"#, "LibCore",
      "LibExtra", tools: tools)
    let found = try folder.undeclared()
    #expect(found == ["Sources/Bare/B.swift:1", "Sources/Bare/B.swift:2"])
  }

  @Test func `a package outside the root is known by its manifest`() throws {
    try writeLibrary("../lib")
    try writeShop(
      #".package(path: "../lib")"#, #".product(name: "LibProduct", package: "lib")"#, "LibCore", "LibExtra", "LibOther")
    let found = try folder.undeclared()
    #expect(found == ["Sources/Bare/B.swift:1", "Sources/Bare/B.swift:2"])
  }

  @Test func `a module has the name that its module map or its user gives it`() throws {
    try folder.writeManifest(
      "lib", name: "Lib", targets: #".target(name: "Utils")"#,
      products: #".library(name: "Utils", targets: ["Utils"])"#)
    try folder.write("lib/Sources/Utils/Utils.swift")
    try folder.writeManifest(
      targets: """
        .systemLibrary(name: "SQLiteLib"), .target(name: "CFast"), .target(name: "Bare"),
        .target(name: "Shop", dependencies: [
          "SQLiteLib", "CFast", .product(name: "Utils", package: "lib", moduleAliases: ["Utils": "LibUtils"])])
        """, dependencies: #".package(path: "lib")"#)
    try folder.write("Sources/SQLiteLib/module.modulemap", "// module Old {}\nmodule CSQLite [system] {\n}\n")
    try folder.write("Sources/CFast/include/module.modulemap", "framework module FastC { header \"fast.h\" }\n")
    try folder.write("Sources/CFast/fast.c")
    for name in ["Shop", "Bare"] {
      try folder.write("Sources/\(name)/A.swift", "import CSQLite\nimport FastC\nimport LibUtils\n")
    }
    let configuration = try Configuration(
      reading: #"{ "contracts": [{ "kind": "undeclared-import" }, { "kind": "unused-dependency" }] }"#.utf8,
      file: "a.json")
    let found = Checker(configuration).report(on: try folder.read()).violations
    let places = found.map { "\($0.location.file):\($0.location.line) \($0.rule)" }
    let expected = (1...3).map { "Sources/Bare/A.swift:\($0) undeclared-import" }
    #expect(places == expected)
    #expect(found.first?.mend?.description.contains("\"SQLiteLib\"") == true)
  }

  @Test func `a fetched package is known by its manifest`() throws {
    try writeShop(
      #".package(url: "https://example.com/acme/Lib.git", from: "1.0.0")"#,
      #".product(name: "LibProduct", package: "lib")"#, "LibCore", "LibProduct")
    let before = try folder.undeclared()
    #expect(before == ["Sources/Bare/B.swift:2"])
    try writeLibrary(".build/checkouts/Lib")
    let after = try folder.undeclared()
    #expect(after == ["Sources/Bare/B.swift:1"])
  }

  @Test func `what may come by another product of an absent package isn't reported`() throws {
    let packages = ["lib", "other"].map { ".package(url: \"https://example.com/\($0)\", from: \"1.0.0\")" }
    try folder.writeManifest(
      targets: """
        .target(name: "Shop", dependencies: [.product(name: "LibAll", package: "lib")]),
        .target(name: "Stock", dependencies: [.product(name: "LibCore", package: "lib")]),
        .target(name: "Kiosk", dependencies: [.product(name: "Other", package: "other")])
        """, dependencies: packages.joined(separator: ", "))
    for name in ["Shop", "Stock", "Kiosk"] { try folder.write("Sources/\(name)/A.swift", "import LibCore\n") }
    let found = try folder.undeclared()
    #expect(found == ["Sources/Kiosk/A.swift:1"])
  }

  @Test func `the toolchain's modules are never undeclared`() throws {
    try folder.writeManifest(
      targets: """
        .testTarget(name: "OneTests", dependencies: [.product(name: "Testing", package: "swift-testing")]),
        .testTarget(name: "TwoTests")
        """, dependencies: #".package(url: "https://example.com/swift-testing", from: "1.0.0")"#)
    for name in ["OneTests", "TwoTests"] {
      try folder.write("Tests/\(name)/A.swift", "import Testing\nimport XCTest\n")
    }
    let found = try folder.undeclared()
    #expect(found.isEmpty)
  }

  @Test func `a module is called what the package manager calls it`() throws {
    try folder.writeManifest(
      targets: #".target(name: "3D"), .target(name: "Uses3", dependencies: ["3D"])"#)
    try folder.write("Sources/3D/A.swift")
    try folder.write("Sources/Uses3/A.swift", "import _D\n")
    let names = try folder.read().modules.map(\.name)
    #expect(names == ["Uses3", "_D"])
    let found = try folder.undeclared()
    #expect(found.isEmpty)
  }
}
