import Foundation
import Testing

@testable import ArchitectureKit

/// What ends the lines of a manifest that a scaffold changes.
@Suite struct LineEndingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a line is added to a manifest with carriage returns, and nothing else is changed`() throws {
    let manifest = try Self.manifest().replacing("\n", with: "\r\n")
    let plan = try Self.plan(on: manifest)
    let file = try #require(plan.workspaceFiles.first)
    #expect(file.addedLines == ["  .shared(\"Style\"),"])
    #expect(file.removedLines == [])
    #expect(file.text.replacing("  .shared(\"Style\"),\r\n", with: "") == manifest)
    #expect(file.before == manifest)
    #expect(file.lineCount == manifest.utf8.count { $0 == .newline } + 1)
    let lines = plan.text(.planned).split(separator: "\n").filter { $0.hasPrefix("      ") }
    #expect(lines == ["      + \(file.addedLines[0])"])
  }

  @Test func `lines that end otherwise stay as they are`() throws {
    let manifest = try Self.manifest().replacing("import PackageDescription\n", with: "import PackageDescription\r\n")
    let file = try #require(try Self.plan(on: manifest).workspaceFiles.first)
    #expect(file.addedLines == ["  .shared(\"Style\"),"])
    #expect(file.removedLines == [])
    #expect(file.text.replacing("  .shared(\"Style\"),\n", with: "") == manifest)
  }

  @Test func `a manifest with carriage returns isn't formatted as one long line`() throws {
    let text = try Self.manifest().replacing("import PackageDescription", with: "import  PackageDescription")
    let short = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter {
      $0.count <= 120
    }
    let manifest = short.joined(separator: "\r\n")
    let plan = try Self.plan(on: manifest)
    let formatted = try plan.formatted(style: nil, in: folder.file("scratch"))
    #expect(formatted == plan)
  }

  @Test func `a line that is too long is broken as the manifest's lines end`() throws {
    let names = (1...9).map { ".shared(\"StyleOfTheShop\($0)\")" }.joined(separator: ", ")
    let text = try Self.manifest() + "let others: [Module] = [\(names)]\n"
    let plan = try Self.plan(on: text.replacing("\n", with: "\r\n"))
    let formatted = try plan.formatted(style: nil, in: folder.file("scratch"))
    let file = try #require(formatted.workspaceFiles.first)
    #expect(formatted != plan)
    let bare = file.text.replacing("\r\n", with: "").utf8.count { $0 == .newline }
    #expect(bare == 0)
  }

  /// The manifest of a workspace with two modules.
  private static func manifest() throws -> String {
    let first = try ScaffoldRequest.sample(.domain, "Product").plan(at: .empty)
    let site = ScaffoldSite(name: "Shop", manifest: first.workspaceFiles[0].text, contracts: ScaffoldPlan.newContracts)
    return try ScaffoldRequest.sample(.service, "Cache").plan(at: site).workspaceFiles[0].text
  }

  private static func plan(on manifest: String) throws -> ScaffoldPlan {
    let site = ScaffoldSite(name: "Shop", manifest: manifest, contracts: ScaffoldPlan.newContracts)
    return try ScaffoldRequest.sample(.shared, "Style").plan(at: site)
  }
}
