import Foundation
import Testing

@testable import ArchitectureKit

/// The lines that manifests lack, written into them: whole, or not at all.
@Suite struct ManifestFixTests {
  private let folder: PackageFolder

  init() throws { folder = try PackageFolder() }

  private func writeTown() throws {
    try folder.writeManifest(
      "disk", name: "disk", targets: #".target(name: "Disk"), .target(name: "Cache")"#,
      products: #".library(name: "Disk", targets: ["Disk"])"#)
    try folder.writeManifest(
      "shop", name: "shop", targets: #".target(name: "Shop", dependencies: ["Cart"]), .target(name: "Cart")"#)
    try folder.write("disk/Sources/Disk/A.swift", "import Cache\n")
    try folder.write("disk/Sources/Cache/A.swift")
    try folder.write("shop/Sources/Shop/A.swift", "import Cart\nimport Disk\n")
    try folder.write("shop/Sources/Shop/B.swift", "import Disk\n")
    try folder.write("shop/Sources/Cart/A.swift", "import Disk\n")
  }

  private func fix(_ contracts: String = "", baseline: Bool = false) throws -> (fix: ManifestFix, report: Report) {
    let text = #"{ "contracts": [{ "kind": "undeclared-import" }\#(contracts)] }"#
    let checker = Checker(try Configuration(reading: text.utf8, file: "architecture.json"))
    let workspace = try folder.read()
    let standing = checker.report(on: workspace).standing.filter { $0.rule != "undeclared-import" }
    let report = checker.report(on: workspace, baseline: baseline ? Baseline(of: standing) : nil)
    return (ManifestFix(of: report, in: workspace), report)
  }

  @Test func `the fix is what was said, and then nothing is left`() throws {
    try writeTown()
    let (fix, report) = try fix()
    #expect(
      report.facts.compactMap(\.violation.mend).sorted { $0.description < $1.description }
        == fix.mends.sorted { $0.description < $1.description })
    let verified = fix.verified(by: folder.loader)
    #expect(verified.mends == fix.mends && verified.refusals == [])
    try verified.write(to: folder.root)
    let manifest = try folder.text("shop/Package.swift")
    #expect(manifest.contains(#"dependencies: [.package(path: "../disk")]"#))
    #expect(
      manifest.contains(#".target(name: "Shop", dependencies: ["Cart", .product(name: "Disk", package: "disk")])"#))
    #expect(manifest.contains(#".target(name: "Cart", dependencies: [.product(name: "Disk", package: "disk")])"#))
    let (again, clean) = try self.fix()
    #expect(clean.violations == [] && again.mends == [] && again.diff == "")
  }

  @Test(arguments: [false, true]) func `an import that breaks a contract isn't declared`(_ hasBaseline: Bool) throws {
    try writeTown()
    let layers =
      #", { "kind": "layers", "layers": [{ "name": "high", "modules": ["Disk"] }, { "name": "low", "modules": ["Cart"] }] }"#
    let (fix, _) = try fix(layers, baseline: hasBaseline)
    #expect(fix.refusals.map(\.mend.target) == ["Cart"])
    let reason = ManifestRefusal.forbidden(
      rule: "layers", message: "Cart (low) is below Disk (high) and may not import it")
    #expect(fix.refusals.map(\.reason) == [reason])
    #expect(fix.mends.map(\.target) == ["Disk", "Shop"])
  }

  @Test func `two that import each other aren't both declared`() throws {
    try writeTown()
    try folder.write("disk/Sources/Cache/A.swift", "import Disk\n")
    let fix = try fix().fix
    #expect(fix.refusals.map(\.mend.target) == ["Disk"] && fix.refusals.map(\.reason) == [.circle])
    #expect(fix.mends.map(\.target) == ["Cache", "Cart", "Shop"])
  }

  @Test func `a manifest that means something else with the line is refused`() throws {
    try writeTown()
    try folder.write(
      "shop/Package.swift", try folder.text("shop/Package.swift") + "\npackage.targets[0].dependencies = [\"Cart\"]\n")
    let fix = try fix().fix
    let verified = fix.verified(by: folder.loader)
    #expect(verified.mends.map(\.target) == ["Disk"])
    #expect(Set(verified.refusals.map(\.reason)) == [.otherEffect(reason: nil)])
  }

  @Test func `a manifest of several, and a link, are refused`() throws {
    try writeTown()
    try folder.write(
      "shop/Package@swift-5.9.swift", "// swift-tools-version: 5.9\n" + (try folder.text("shop/Package.swift")))
    let manifest = folder.root.appendingPathComponent("disk/Package.swift")
    try FileManager.default.moveItem(at: manifest, to: folder.root.appendingPathComponent("disk/Manifest.txt"))
    try FileManager.default.createSymbolicLink(atPath: manifest.path, withDestinationPath: "Manifest.txt")
    let fix = try fix().fix
    #expect(fix.mends == [] && Set(fix.refusals.map(\.reason)) == [.variants, .notPlain])
  }

  @Test func `the diff of a manifest with carriage returns can be applied`() throws {
    try writeTown()
    let places = ["disk/Package.swift", "shop/Package.swift"]
    for place in places {
      let text = try folder.text(place).replacing(", targets: ", with: ",\n  targets: ").replacing("\n", with: "\r\n")
      try folder.write(place, text)
    }
    let fix = try fix().fix
    try folder.write("fix.diff", fix.diff)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.root.path, "apply", "fix.diff"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let patched = try places.map { try folder.text($0) }
    let fixed = fix.edits.sorted { $0.file.path < $1.file.path }.map(\.file.text)
    #expect(patched == fixed)
  }

  @Test(arguments: [0o755, 0o664]) func `a manifest keeps its permissions`(_ mode: Int) throws {
    try writeTown()
    let path = folder.root.appendingPathComponent("shop/Package.swift").path
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    let fix = try fix().fix
    try fix.write(to: folder.root)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == mode)
    let text = try folder.text("shop/Package.swift")
    #expect(text.contains(#".package(path: "../disk")"#))
  }

  @Test func `a package is declared as elsewhere, without the comments there`() throws {
    try folder.writeManifest(
      "one", targets: #".target(name: "Till", dependencies: [.product(name: "Disk", package: "disk")])"#,
      dependencies: """
        .package(
            url: "https://example.com/disk.git",  // pinned, see #12
            from: "1.0.0"
          )
        """)
    try folder.writeManifest("two", name: "Two", targets: #".target(name: "Bank")"#)
    try folder.write("one/Sources/Till/A.swift")
    try folder.write("two/Sources/Bank/A.swift", "import Disk\n")
    let fix = try fix().fix.verified(by: folder.loader)
    #expect(fix.refusals == [])
    try fix.write(to: folder.root)
    let text = try folder.text("two/Package.swift")
    #expect(text.contains(#"[.package(url: "https://example.com/disk.git", from: "1.0.0")]"#))
  }

  @Test func `a failure in the middle leaves every manifest as it was`() throws {
    try writeTown()
    let fix = try fix().fix
    let before = try ["disk", "shop"].map { try folder.text("\($0)/Package.swift") }
    for failing in 0..<2 {
      var count = 0
      let error = #expect(throws: ScaffoldError.self) {
        try fix.plan.write(to: folder.root) { source, target in
          defer { count += 1 }
          if count == failing { throw CocoaError(.fileWriteOutOfSpace) }
          try ScaffoldWriter.rename(source, target)
        }
      }
      #expect(error?.description.hasSuffix("Nothing was changed.") == true)
      #expect(try ["disk", "shop"].map { try folder.text("\($0)/Package.swift") } == before)
    }
  }

  // The administrator may write everywhere.
  @Test(.enabled(if: getuid() != 0)) func `a folder that can't be written leaves every manifest as it was`() throws {
    try writeTown()
    let fix = try fix().fix
    let before = try ["disk", "shop"].map { try folder.text("\($0)/Package.swift") }
    let path = folder.root.appendingPathComponent("disk").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path) }
    #expect(throws: ScaffoldError.self) { try fix.write(to: folder.root) }
    #expect(try ["disk", "shop"].map { try folder.text("\($0)/Package.swift") } == before)
  }
}
