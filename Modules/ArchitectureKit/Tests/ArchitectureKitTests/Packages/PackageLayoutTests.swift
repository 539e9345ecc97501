import ArchitectureKit
import Foundation
import Testing

/// Which files of packages are read, and what may not be passed over.
@Suite struct PackageLayoutTests {
  private let folder: PackageFolder

  init() throws { folder = try PackageFolder() }

  @Test func `a folder with a period in its name is read, and a bundle isn't`() throws {
    try folder.writeManifest(targets: #".target(name: "Shop", resources: [.process("Assets"), .copy("Raw")])"#)
    let read = ["Sources/Shop/A.swift", "Sources/Shop/com.acme.cart/B.swift", "Sources/Shop/v1.2/C.swift"]
    let stray = [
      "Sources/Shop/Assets/x.swift", "Sources/Shop/Play.playground/P.swift", "Sources/Shop/Raw/y.swift",
    ]
    for path in read + stray { try folder.write(path) }
    let found = try folder.files()
    #expect(found.read == read)
    #expect(found.stray == stray)
  }

  // The administrator may read everything.
  @Test(.enabled(if: getuid() != 0)) func `a folder that can't be read is an error`() throws {
    try folder.writeManifest(targets: #".target(name: "Shop")"#)
    try folder.write("Sources/Shop/A.swift")
    try folder.write("Sources/Shop/sub/B.swift")
    let path = folder.root.appendingPathComponent("Sources/Shop/sub").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    #expect(throws: WorkspaceError.unreadable(path: "Sources/Shop/sub")) { try folder.read() }
  }

  @Test(arguments: [
    #".target(name: "Shop"), .target(name: "X", path: "Nope")"#, #".target(name: "Shop"), .target(name: "Typo")"#,
    #".target(name: "Shop"), .testTarget(name: "ShopTests")"#,
  ]) func `a target whose folder isn't there is an error`(_ targets: String) throws {
    try folder.writeManifest(targets: targets)
    try folder.write("Sources/Shop/A.swift")
    #expect {
      try folder.read()
    } throws: { error in
      if case .noSources = error as? WorkspaceError { true } else { false }
    }
  }

  @Test func `the only target may have the folder of sources for itself`() throws {
    try folder.writeManifest(targets: #".target(name: "Shop"), .testTarget(name: "ShopTests")"#)
    try folder.write("Sources/A.swift")
    try folder.write("Tests/B.swift")
    let found = try folder.files().read
    #expect(found == ["Sources/A.swift", "Tests/B.swift"])
  }

  @Test func `packages that others fetched, and what git ignores, are left alone`() throws {
    for package in ["A", "B", "DerivedData/X", "Carthage/Checkouts/Y", "node_modules/Z", "built/W", ".hidden/V"] {
      let name = String(package.split(separator: "/").last ?? "")
      try folder.writeManifest(package, name: name, targets: ".target(name: \"\(name)\")")
      try folder.write("\(package)/Sources/\(name)/\(name).swift")
    }
    try folder.write("Xcode/App.swift")
    try folder.write(".gitignore", "built/\n")
    try run("git", "-C", folder.root.path, "init", "-q")
    let found = try folder.files()
    #expect(found.read == ["A/Sources/A/A.swift", "B/Sources/B/B.swift"])
    #expect(found.stray == ["Xcode/App.swift"])
  }

  @Test func `a package whose manifest is excluded isn't asked about`() throws {
    try folder.write("Mac/Package.swift", "import AppKit\n")
    try folder.write("Mac/Sources/Mac/Mac.swift")
    try folder.writeManifest("A", name: "A", targets: #".target(name: "A")"#)
    try folder.write("A/Sources/A/A.swift")
    let found = try folder.files(excluding: ["Mac/**"])
    #expect(found.read == ["A/Sources/A/A.swift"])
    #expect(found.stray.isEmpty)
  }

  @Test(arguments: [
    (["*", "!Mac"], ["A", "B"]), (["!Mac", "!Deep"], ["A", "B"]), (["Deep/*"], ["Deep/C"]), (["?"], ["A", "B"]),
    (["**", "!Mac", "!A"], ["B", "Deep/C"]), (["A", "Deep/*"], ["A", "Deep/C"]),
  ])
  func `packages are told by patterns`(_ packages: [String], _ expected: [String]) throws {
    try writePackages()
    let found = try folder.read(packages: packages).modules.map { $0.path.components(separatedBy: "/Sources")[0] }
    #expect(found == expected)
  }

  @Test(arguments: [(["Nowhere/*"], "/Nowhere/*"), (["A", "!A"], ""), (["A", "B/*"], "/B/*")])
  func `a pattern that finds no package, and a list that leaves none, is an error`(
    _ packages: [String], _ place: String
  ) throws {
    try writePackages()
    let expected = WorkspaceError.noPackage(folder: folder.root.path + place)
    #expect(throws: expected) { try folder.read(packages: packages) }
  }

  private func writePackages() throws {
    try folder.write("Mac/Package.swift", "import AppKit\n")
    for package in ["A", "B", "Deep/C"] {
      let name = String(package.suffix(1))
      try folder.writeManifest(package, name: name, targets: ".target(name: \"\(name)\")")
      try folder.write("\(package)/Sources/\(name)/\(name).swift")
    }
  }

  @Test func `the reason for which a manifest isn't understood is told`() throws {
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport NoSuchThing\n")
    let error = #expect(throws: WorkspaceError.self) { try folder.read() }
    let text = error?.description ?? ""
    #expect(text.hasSuffix("Package.swift:2:8: error: no such module 'NoSuchThing'"), "\(text)")
  }

  @Test func `a folder may have any name`() throws {
    let root = folder.root.appendingPathComponent("Größe 😀")
    try folder.writeManifest("Größe 😀", targets: #".target(name: "Shop")"#)
    try folder.write("Größe 😀/Sources/Shop/A.swift")
    let found = try folder.read(root).files.map(\.path)
    #expect(found == ["Sources/Shop/A.swift"])
  }

  private func run(_ call: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = call
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
