import Foundation
import Testing

@testable import ArchitectureKit

/// The exemplars, and their renaming.
@Suite struct ExemplarTests {
  @Test(arguments: ScaffoldKind.allCases)
  func `an exemplar renamed to its own name is as it was, and to another name and back too`(_ kind: ScaffoldKind) {
    var random = SeededGenerator(seed: 18)
    let own = ModuleName(exemplar: kind)
    for (path, text) in Exemplars.ofRepository.files(of: kind) {
      let same = Renaming([(own, own)])
      #expect(same.source(text) == text)
      #expect(same.path(path) == path)
      for _ in 0..<5 {
        let other = ModuleName(unchecked: Self.name(from: &random))
        let (there, back) = (Renaming([(own, other)]), Renaming([(other, own)]))
        #expect(back.source(there.source(text)) == text, "\(path) by way of \(other.text)")
        #expect(back.path(there.path(path)) == path)
      }
    }
  }

  @Test(arguments: ScaffoldKind.allCases)
  func `no word of an exemplar is left in a module`(_ kind: ScaffoldKind) throws {
    let site = try ScaffoldSite.withFeature(for: kind, "Zubiko")
    let plan = try ScaffoldRequest.sample(kind, "Zubiko").plan(at: site)
    let files = plan.files.filter { $0.path != "Package.swift" }
    // A demo is called so.
    let left = Self.leftovers(in: files).filter { kind != .demo || !$0.contains("ZubikoDemo") }
    #expect(left == [])
  }

  @Test func `a word that is left is found`() {
    let files = ["let resample = 1", "enum Democracy {}"].map {
      ScaffoldPlan.File(path: "A.swift", text: $0, before: nil)
    }
    #expect(Self.leftovers(in: files) == ["A.swift: let resample = 1", "A.swift: enum Democracy {}"])
  }

  @Test func `optional lines stay without their marks, alone and in blocks, or go`() {
    let text = """
      a  // scaffold: with team

        // scaffold: with domain {
        b
        c  // scaffold: with team
        // scaffold: }

      d  // scaffold: without domain
      e
      """
    let with = ExemplarText.choosing("team", true, in: ExemplarText.choosing("domain", true, in: text))
    #expect(with == "a\n\n  b\n  c\n\ne")
    let without = ExemplarText.choosing("team", false, in: ExemplarText.choosing("domain", false, in: text))
    #expect(without == "\nd\ne")
  }

  @Test func `parts of identifiers, strings, comments and paths are renamed, and nothing else`() {
    let renaming = Renaming([(ModuleName(exemplar: .domain), ModuleName(unchecked: "URLTool"))])
    let source = """
      // A Sample of samples, no resample and no Sampler.
      let sample = DefaultSampleUseCase(\"sample_row \\(sampleCount) Samples\"), `sample` = sample1, xsample = 0, $0 + $sample + $oldSample
      """
    let expected = """
      // A URLTool of urlTools, no resample and no Sampler.
      let urlTool = DefaultURLToolUseCase(\"url_tool_row \\(urlToolCount) URLTools\"), `urlTool` = urlTool1, xsample = 0, $0 + $urlTool + $oldURLTool
      """
    #expect(renaming.source(source) == expected)
    #expect(renaming.path("Projects/Sample/LiveSampleService.swift") == "Projects/URLTool/LiveURLToolService.swift")
  }

  @Test func `the forms of a name`() {
    let forms = [
      ("Product", "product", "product"), ("URLTool", "urlTool", "url_tool"), ("URL", "url", "url"),
      ("HTTP2Client", "http2Client", "http2_client"), ("A", "a", "a"), ("MyURL", "myURL", "my_url"),
    ]
    for (text, lower, snake) in forms {
      let name = ModuleName(unchecked: text)
      let found = [name.lower, name.snake]
      let expected = [lower, snake]
      #expect(found == expected)
    }
  }

  @Test func `imports are in order whatever the name`() throws {
    let plan = try ScaffoldRequest.sample(.domain, "Apple").plan(at: .empty)
    let tests = try #require(plan.files.first { $0.path.hasSuffix("Tests/AppleUseCaseTests.swift") })
    let imports = tests.text.split(separator: "\n").prefix { $0.hasPrefix("import") }
    #expect(imports == imports.sorted()[...])
    #expect(imports.first == "import AppleDomainInterface")
  }

  private static func leftovers(in files: [ScaffoldPlan.File]) -> [String] {
    files.flatMap { file -> [String] in
      let lines: [Substring] = [file.path[...]] + file.text.split(separator: "\n")
      let left = lines.filter { $0.lowercased().contains(/sample|demo|gallery|archive/) }
      return left.map { "\(file.path): \($0)" }
    }
  }

  /// A name that stands nowhere in the exemplars.
  private static func name(from random: inout SeededGenerator) -> String {
    let consonants = Array("kqvxz")
    let vowels = Array("aeiou")
    let syllables = (0..<Int.random(in: 2...12, using: &random)).map { _ in
      "\(consonants[Int.random(in: 0..<5, using: &random)])\(vowels[Int.random(in: 0..<5, using: &random)])"
    }
    return (Bool.random(using: &random) ? "ZQX" : "") + syllables.joined().capitalized
  }
}
