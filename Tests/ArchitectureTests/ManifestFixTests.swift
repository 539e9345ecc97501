import Foundation
import Testing

/// `architect check --fix-manifest`, from outside.
@Suite struct ManifestFixTests {
  private let architect: Architect

  init() throws {
    architect = try Architect()
    try architect.write("town/.git/HEAD", "")
    for (path, text) in Self.town { try architect.write("town/\(path)", text) }
  }

  private func check(_ options: String...) throws -> Architect.Answer {
    try architect.run(["check"] + options, in: "town")
  }

  private func manifest(_ name: String) throws -> String {
    try String(contentsOf: architect.folder.appendingPathComponent("town/\(name)/Package.swift"), encoding: .utf8)
  }

  @Test func `a dry run shows what is then written, and nothing undeclared is left`() throws {
    let before = try manifest("shop")
    let planned = try check("--fix-manifest", "--dry-run")
    #expect(planned.status == 0, "\(planned.error)")
    #expect(planned.error.contains("would add \"Cart\" to target \"Shop\", shop/Package.swift:"))
    #expect(try manifest("shop") == before)
    try architect.write("town.diff", planned.output)
    #expect(try run("git", "apply", "--check", "--directory", "town", "town.diff").status == 0)

    let fixed = try check("--fix-manifest")
    #expect(fixed.status == 0, "\(fixed.output)")
    #expect(fixed.output.contains("kept: undeclared-import"))
    #expect(fixed.error == planned.error.replacing("would add", with: "added"))
    let (shop, disk) = (try manifest("shop"), try manifest("disk"))
    for name in ["shop", "disk"] {
      let dump = try run("swift", "package", "dump-package", "--package-path", "town/\(name)")
      #expect(dump.status == 0 && dump.output.contains(name == "shop" ? "\"Cart\"" : "\"Cache\""))
    }
    #expect(try run("git", "apply", "-R", "--directory", "town", "town.diff").status == 0)
    #expect(try manifest("shop") == before)
    #expect(try check("--fix-manifest").status == 0)
    #expect(try [manifest("shop"), manifest("disk")] == [shop, disk])
    let again = try check("--fix-manifest")
    #expect(again.error.hasSuffix("No manifest lacks a line that is known.\n"))
    #expect(try [manifest("shop"), manifest("disk")] == [shop, disk])
  }

  @Test func `what can't be edited, and what a contract forbids, stays and is named`() throws {
    try architect.write(
      "town/disk/Package.swift",
      try manifest("disk").replacing("name: \"Disk\")", with: "name: disk)")
        .replacing("let package", with: "let disk = \"Disk\"\nlet package"))
    try architect.write(
      "town/architecture.json",
      """
      { "contracts": [
        { "kind": "undeclared-import" }, { "kind": "forbidden-import", "from": ["Shop"], "to": ["Cart"] },
      ] }
      """)
    let before = try [manifest("shop"), manifest("disk")]
    let answer = try check("--fix-manifest")
    #expect(answer.status == 1)
    #expect(answer.error.contains(": the import breaks a contract: Shop may not import Cart [forbidden-import]\n"))
    #expect(answer.error.contains(": no call in the manifest declares the target “Disk” by its name\n"))
    #expect(answer.output.contains("Shop imports Cart, which its manifest doesn't declare"))
    #expect(try [manifest("shop"), manifest("disk")] == before)
  }

  @Test func `the line is in every form of a report, and options that don't go together end with 64`() throws {
    let json = try check("--format", "json").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let mends = (document["violations"] as? [[String: Any]])?.compactMap { $0["mend"] as? [String: Any] }
    #expect(mends?.map { $0["target"] as? String } == ["Disk", "Shop"])
    for options in [
      ["--dry-run"], ["--fix-manifest", "--dry-run", "--format", "json"], ["--fix-manifest", "--shrink-baseline"],
    ] {
      #expect(try architect.run(["check"] + options, in: "town").status == 64)
    }
  }

  private func run(_ call: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = call
    process.currentDirectoryURL = architect.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static let town = [
    "disk/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "disk",
      targets: [
        .target(name: "Cache"),
        .target(name: "Disk"),
      ])

    """,
    "shop/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "shop",
      targets: [
        .target(
          name: "Shop",
          dependencies: [
            "Bank"  // money
          ]),
        .target(name: "Bank"), .target(name: "Cart"),
      ])

    """,
    "disk/Sources/Disk/A.swift": "import Cache\n", "disk/Sources/Cache/A.swift": "\n",
    "shop/Sources/Shop/A.swift": "import Bank\nimport Cart\n", "shop/Sources/Bank/A.swift": "\n",
    "shop/Sources/Cart/A.swift": "\n",
  ]
}
