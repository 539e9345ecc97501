import Testing

@testable import ArchitectureKit

/// What a manifest looks like after a dependency is added: everything else stays, byte for byte.
@Suite struct ManifestEditorTests {
  /// The text of a target, and what it becomes when `"Disk"` is added to it.
  @Test(arguments: [
    (#".target(name: "Shop")"#, #".target(name: "Shop", dependencies: ["Disk"])"#),
    (#".target(name: "Shop",)"#, #".target(name: "Shop", dependencies: ["Disk"],)"#),
    (#".target(name: "Shop", path: "S")"#, #".target(name: "Shop", dependencies: ["Disk"], path: "S")"#),
    (#".target(name: "Shop", dependencies: [])"#, #".target(name: "Shop", dependencies: ["Disk"])"#),
    (
      #".target(name: "Shop", dependencies: [ /* none */ ])"#,
      #".target(name: "Shop", dependencies: ["Disk" /* none */ ])"#
    ),
    (#".target(name: "Shop", dependencies: ["A", "Z"])"#, #".target(name: "Shop", dependencies: ["A", "Disk", "Z"])"#),
    (
      #".target(name: "Shop", dependencies: ["A", "B",])"#, #".target(name: "Shop", dependencies: ["A", "B", "Disk",])"#
    ),
    (#".target(name: "Shop", dependencies: ["Z", "A"])"#, #".target(name: "Shop", dependencies: ["Z", "A", "Disk"])"#),
    (#".target(name: "Shop", dependencies: ["a", "Z"])"#, #".target(name: "Shop", dependencies: ["a", "Disk", "Z"])"#),
    (
      #".target(name: "Shop", dependencies: [.product(name: "A", package: "x"), "B", .target(name: "Z")])"#,
      #".target(name: "Shop", dependencies: [.product(name: "A", package: "x"), "B", "Disk", .target(name: "Z")])"#
    ),
    (#".target(name: "Shop", dependencies: ["Disk"])"#, #".target(name: "Shop", dependencies: ["Disk"])"#),
    (
      #".target(name: "Shop", dependencies: [.product(name: "B", package: "z"), "C", "E", .product(name: "A", package: "a")])"#,
      #".target(name: "Shop", dependencies: [.product(name: "B", package: "z"), "C", "Disk", "E", .product(name: "A", package: "a")])"#
    ),
    (
      """
      .target(
        name: "Shop",  // it sells
        path: "S"),
      """,
      """
      .target(
        name: "Shop",  // it sells
        dependencies: ["Disk"],
        path: "S"),
      """
    ),
    (
      """
      .target(
        name: "Shop"  // it sells
      )
      """,
      """
      .target(
        name: "Shop",  // it sells
        dependencies: ["Disk"]
      )
      """
    ),
    (
      """
      .target(
      \tname: "Shop"),
      """,
      """
      .target(
      \tname: "Shop",
      \tdependencies: ["Disk"]),
      """
    ),
    (
      """
      .target(name: "Shop", dependencies: [
        "A",  // first
        // the last one
        .product(name: "Z", package: "z"),  // second
      ])
      """,
      """
      .target(name: "Shop", dependencies: [
        "A",  // first
        "Disk",
        // the last one
        .product(name: "Z", package: "z"),  // second
      ])
      """
    ),
    (
      """
      .target(name: "Shop", dependencies: [
        "A",
        "B" /* the
        last one */ // really
      ])
      """,
      """
      .target(name: "Shop", dependencies: [
        "A",
        "B", /* the
        last one */ // really
        "Disk"
      ])
      """
    ),
    (
      """
      .target(name: "Shop", dependencies: [
        "E",
        "F"])
      """,
      """
      .target(name: "Shop", dependencies: [
        "Disk",
        "E",
        "F"])
      """
    ),
    (
      """
      .target(name: "Shop", dependencies: [
        "A", "B",
        "E"
      ])
      """,
      """
      .target(name: "Shop", dependencies: [
        "A", "B",
        "Disk", "E"
      ])
      """
    ),
    (
      ".target(name: \"Shop\", dependencies: [\r\n  \"A\",\r\n])",
      ".target(name: \"Shop\", dependencies: [\r\n  \"A\",\r\n  \"Disk\",\r\n])"
    ),
    (
      #".plugin(name: "Shop", capability: .buildTool())"#,
      #".plugin(name: "Shop", capability: .buildTool(), dependencies: ["Disk"])"#
    ),
    (
      #".target(name: "Disk"), .target(name: "Till", dependencies: [.target(name: "Shop")]), .target(name: "Shop")"#,
      #".target(name: "Disk"), .target(name: "Till", dependencies: [.target(name: "Shop")]), .target(name: "Shop", dependencies: ["Disk"])"#
    ),
  ])
  func `a dependency is added as the list has others`(_ before: String, _ after: String) throws {
    let made = try Self.edited(Self.manifest(before), [.sample()])
    #expect(made == Self.manifest(after))
    let again = try Self.edited(made, [.sample()])
    #expect(again == made)
  }

  @Test(arguments: [
    (
      #"let package = Package(name: "Town", targets: [.target(name: "Shop")])"#,
      #"let package = Package(name: "Town", dependencies: [.package(path: "../disk")], targets: [.target(name: "Shop", dependencies: [.product(name: "Disk", package: "disk")])])"#
    ),
    (
      """
      let package = Package(
        name: "Town",
        platforms: [.macOS(.v15)],
        products: [
          .library(name: "Shop", targets: ["Shop"])
        ],
        targets: [
          .target(name: "Shop")
        ]
      )
      """,
      """
      let package = Package(
        name: "Town",
        platforms: [.macOS(.v15)],
        products: [
          .library(name: "Shop", targets: ["Shop"])
        ],
        dependencies: [.package(path: "../disk")],
        targets: [
          .target(name: "Shop", dependencies: [.product(name: "Disk", package: "disk")])
        ]
      )
      """
    ),
    (
      """
      let package = Package(
        name: "Town",
        dependencies: [
          .package(path: "../account"),
          .package(path: "../zoo"),
        ],
        targets: [.target(name: "Shop")])
      """,
      """
      let package = Package(
        name: "Town",
        dependencies: [
          .package(path: "../account"),
          .package(path: "../disk"),
          .package(path: "../zoo"),
        ],
        targets: [.target(name: "Shop", dependencies: [.product(name: "Disk", package: "disk")])])
      """
    ),
  ])
  func `a package is declared with its product`(_ before: String, _ after: String) throws {
    let mend = ManifestMend.sample(#".product(name: "Disk", package: "disk")"#, package: #".package(path: "../disk")"#)
    #expect(try Self.edited(before, [mend, mend]) == after)
  }

  @Test(arguments: [
    (".target(name: \"Shop\", dependencies: shared)", ManifestRefusal.computedDependencies(target: "Shop")),
    (".target(name: \"Shop\", dependencies: [\"A\"] + shared)", .computedDependencies(target: "Shop")),
    (".target(name: \"Shop\", dependencies: names.map { .target(name: $0) })", .computedDependencies(target: "Shop")),
    (".target(name: name)", .noTarget("Shop")), (".target(name: \"\\(prefix)Shop\")", .noTarget("Shop")),
    ("module(\"Shop\")", .noTarget("Shop")),
    (".target(name: \"Till\", dependencies: [.target(name: \"Shop\")])", .noTarget("Shop")),
    (".target(name: \"Shop\"), .target(name: \"Shop\", dependencies: [\"A\"])", .severalTargets("Shop")),
    ("// .target(name: \"Shop\")\n", .noTarget("Shop")), (".target(name: \"\"\"\nShop\n\"\"\")", .noTarget("Shop")),
  ])
  func `what other code makes is refused`(_ targets: String, _ refusal: ManifestRefusal) {
    #expect(throws: refusal) { try Self.edited(Self.manifest(targets), [.sample()]) }
  }

  @Test(arguments: [
    (
      "let package = Package(name: \"A\", dependencies: shared, targets: [.target(name: \"Shop\")])",
      ManifestRefusal.computedPackages
    ),
    ("let a = Package(name: \"A\")\nlet b = Package(name: \"B\", targets: [.target(name: \"Shop\")])", .noPackage),
    ("let package = town(targets: [.target(name: \"Shop\")])", .noPackage),
  ])
  func `a package that other code declares is refused, and nothing is added`(
    _ manifest: String, _ refusal: ManifestRefusal
  ) {
    var editor = ManifestEditor(manifest)
    #expect(throws: refusal) { try editor.add(.sample("\"Disk\"", package: ".package(path: \"../disk\")")) }
    #expect(editor.text == manifest)
  }

  private static func manifest(_ targets: String) -> String {
    "import PackageDescription\nlet package = Package(name: \"Town\", targets: [\(targets)])\n"
  }

  private static func edited(_ text: String, _ mends: [ManifestMend]) throws(ManifestRefusal) -> String {
    var editor = ManifestEditor(text)
    for mend in mends { try editor.add(mend) }
    return editor.text
  }
}

extension ManifestMend {
  fileprivate static func sample(_ dependency: String = "\"Disk\"", package: String? = nil) -> ManifestMend {
    ManifestMend(
      manifest: "Package.swift", target: "Shop", dependency: Line(text: dependency, line: 1),
      package: package.map { Line(text: $0, line: 1) }, edge: nil)
  }
}
