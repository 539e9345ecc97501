import CommandKit
import Foundation
import Testing

@testable import architect

/// `architect scaffold`, from outside.
@Suite struct ScaffoldCommandTests {
  private let folder: ScaffoldFolder

  init() throws { folder = try ScaffoldFolder() }

  @Test func `T01 the kinds are listed with their files and targets`() throws {
    let list = try folder.scaffold("list")
    let expected = """
      app       The program: it launches, and puts live values in.
                21 files in Projects/App: NAME, NAMETests
      feature   A screen with its state and its actions.
                6 files in Projects/Features/NAME: NAMEFeature, NAMEFeatureTests
      demo      A program that shows one feature by itself, on doubles.
                2 files in Projects/Demos/NAMEDemo: NAMEDemo
      domain    Entities and a use case, as interface and sources.
                5 files in Projects/Domains/NAME: NAMEDomainInterface, NAMEDomainSources, NAMEDomainTests
      service   A cache in front of something slow, as interface and sources.
                4 files in Projects/Services/NAME: NAMEServiceInterface, NAMEServiceSources, NAMEServiceTests
      database  A service on a database: records, their versions and a migration, as interface and sources.
                5 files in Projects/Services/NAME: NAMEServiceInterface, NAMEServiceSources, NAMEServiceTests
      shared    Constants of style that any module may use.
                2 files in Projects/Shared/NAME: NAME

      """
    #expect(list.output == expected)
    let kinds = try JSONSerialization.jsonObject(with: Data(try folder.scaffold("list --json").output.utf8))
    let counts = try #require(kinds as? [[String: Any]]).map { $0["files"] as? Int }
    #expect(counts == [21, 6, 2, 5, 4, 5, 2])
  }

  @Test(arguments: [
    ("domain", "name"), ("domain 1Bad-Name", "Did you mean BadName?"), ("domain -x", "-x"),
    ("domain class", "begins with a capital letter"), ("shared Foundation", "has a module Foundation already"),
    ("domain \(String(repeating: "L", count: 200))", "more than 50"), ("domain Café", "Did you mean Cafe?"),
    ("domian Product", "Did you mean"), ("domain Product --dry-rum", "--dry-run"),
    ("domain Product --uses Style", "--uses"), ("domain Product --team-id x", "ten capital letters"),
    ("domain Product --deployment-target 17.0", "needs iOS 18.0"),
    ("domain Product --bundle-id-prefix com", "com.example"),
    ("domain Product --kits nowhere", "nowhere has no Modules/DependencyKit"),
    ("domain Product --kits .", "--kits PATH"),
    ("feature Cart --uses Nothing", "can't use “Nothing”"), ("app Shop --root-feature-name 1", "is no name"),
    ("domain Product --package-path nowhere", "nowhere"), ("domain --name 1", "is no name"),
    ("domain Product --name Product", "given twice"), ("domain --nam", "--name"),
    ("demo Cart", "has no feature “Cart”"), ("service Store --kind disk", "disk"),
  ])
  func `T02 a bad line ends with 64, a reason, and nothing written`(_ line: String, _ reason: String) throws {
    let answer = try folder.scaffold(line)
    #expect(answer.status == 64, "\(answer.output)")
    #expect(answer.error.contains(reason), "\(answer.error)")
    #expect(try folder.files() == [:])
  }

  @Test(arguments: ["", " --dry-run"])
  func `T02 a contract file that can't be read is refused before anything is written`(_ option: String) throws {
    try folder.write("architecture.json", #"{ "contrcts": [] }"#)
    let before = try folder.files()
    let answer = try folder.scaffold("domain Product" + option)
    #expect(answer.status == 64)
    #expect(answer.error.contains("the contract file has no “contrcts”"))
    #expect(try folder.files() == before)
  }

  @Test func `T02 a second run ends with 1, and a dry run shows what the run then writes`() throws {
    let planned = try folder.scaffold("domain Product --dry-run")
    #expect(planned.status == 0)
    #expect(try folder.files() == [:])
    let written = try folder.scaffold("domain Product")
    #expect(written.status == 0, "\(written.error)")
    #expect("Dry run: nothing is written.\n" + written.output == planned.output)
    let files = try folder.files()
    let texts = files.values.filter { $0 != "a folder" }
    let lines = written.output.matches(of: /\+ \S+ +(\d+) lines/).compactMap { Int($0.1) }
    #expect(lines.sorted() == texts.map { $0.count { $0 == "\n" } }.sorted())
    #expect(texts.count == 7)
    let again = try folder.scaffold("domain Product")
    #expect(again.status == 1)
    #expect(again.error.contains("The workspace has a module ProductDomainInterface already. Nothing was changed."))
    #expect(try folder.files() == files)
    let json = try folder.scaffold("service Cache --dry-run --json").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document["dryRun"] as? Bool == true)
    let changed = try #require((document["workspaceFiles"] as? [[String: Any]])?.first)
    #expect(changed["added"] as? [String] == ["  .domain(\"Product\"),", "  .service(\"Cache\"),"])
  }

  @Test(arguments: ["domain Product", "service Cache", "slice Budget"])
  func `a name is given by its place or by an option`(_ line: String) throws {
    let words = line.split(separator: " ")
    let byPlace = try folder.scaffold("\(line) --dry-run")
    let byOption = try folder.scaffold("\(words[0]) --dry-run --name \(words[1])")
    #expect(byOption.output == byPlace.output)
    #expect(byOption.error == byPlace.error)
    #expect(byOption.status == byPlace.status)
  }

  @Test func `new is a short word for an app`() throws {
    let long = try folder.scaffold("app Shop --dry-run")
    let short = try folder.architect("new Shop --dry-run")
    #expect(long.status == 0, "\(long.error)")
    #expect(short.output == long.output)
  }

  @Test func `a folder and a file in the way end with 1`() throws {
    try folder.write("Projects/Domains/Product/Notes.txt", "mine")
    try folder.write("Projects/Shared/Style", "mine")
    let before = try folder.files()
    for line in ["domain Product", "shared Style"] { #expect(try folder.scaffold(line).status == 1) }
    #expect(try folder.files() == before)
    try folder.write(
      "Package.swift", "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"Mine\")\n"
    )
    let other = try folder.scaffold("service Cache")
    #expect(other.status == 64)
    #expect(other.error.contains(".service(\"Cache\")"), "\(other.error)")
  }

  @Test func `two at once both make their module`() async throws {
    let lines = ["domain Product", "service Cache"]
    let answers = try await withThrowingTaskGroup { group in
      for line in lines { group.addTask { [folder] in try folder.scaffold(line) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.map(\.status) == [0, 0], "\(answers)")
    let manifest = try #require(try folder.files()["Package.swift"])
    #expect(manifest.contains(".domain(\"Product\"),\n  .service(\"Cache\"),"))
  }

  @Test @MainActor func `the shell completes kinds and options`() async {
    let kinds = await Parser(ArchitectCommand.self).completion(after: ["scaffold"], of: "")
    guard case .candidates(let found) = kinds else {
      Issue.record("\(kinds)")
      return
    }
    #expect(Set(["app", "feature", "demo", "domain", "service", "shared", "list"]).isSubset(of: found.map(\.value)))
    #expect(Parser(ArchitectCommand.self).description.defects == [])
  }
}
