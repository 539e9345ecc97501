import ArchitectureKit
import Foundation
import Testing

/// The articles say all that a contract file may say, and what they say is so.
@Suite struct ArticleTests {
  /// What the reader of contract files names when it is asked for something that it doesn't know.
  private static func known(after words: String, in text: String) -> [String] {
    message(in: text).map { list(after: words, in: $0) } ?? []
  }

  /// What the reader says of a contract file; nil for one that it takes.
  static func message(in text: String) -> String? {
    do {
      _ = try Configuration(reading: text.utf8, file: "a.json")
      return nil
    } catch {
      return error.message
    }
  }

  private static func list(after words: String, in message: String) -> [String] {
    let list = message.split(separator: words, maxSplits: 1).dropFirst().first ?? ""
    return list.split(separator: ", ").map(String.init)
  }

  static func keys(in text: String) -> [String] { known(after: "; it has ", in: text) }

  static let kinds = known(after: "; there are ", in: #"{ "contracts": [{ "kind": "?" }] }"#)

  /// The section about a kind, with what holds for all kinds like it.
  private func texts(about kind: String) throws -> (section: String, common: String) {
    let structure = try Article("StructureContracts")
    let sources = try Article("SourceContracts")
    let common = structure.text(of: "What every contract has")
    let section = structure.text(of: kind)
    if !section.isEmpty { return (section, common) }
    return (sources.text(of: kind), common + sources.text(of: "What every contract about sources has"))
  }

  @Test func `the reader of contract files says which kinds it knows`() {
    let count = Self.kinds.count
    #expect(count >= 21)
  }

  @Test(arguments: kinds) func `an article names every key of a kind`(_ kind: String) throws {
    let (section, common) = try texts(about: kind)
    let keys = Self.keys(in: "{ \"contracts\": [{ \"kind\": \"\(kind)\", \"?\": 1 }] }")
    let missing = keys.filter { !section.names($0) && !common.names($0) }
    #expect(keys.contains("severity"))
    #expect(missing.isEmpty)
  }

  @Test(arguments: kinds) func `a kind's samples keep it and break it as they say`(_ kind: String) throws {
    let section = try texts(about: kind).section
    let contract = try #require(section.blocks(of: "jsonc").first, "no contract of kind \(kind)")
    #expect(contract.contains("\"kind\": \"\(kind)\""))
    let samples = section.blocks(of: "swift").map(ArticleSample.init)
    for sample in samples {
      let found = try sample.found(by: contract)
      #expect(found == sample.expected)
    }
    let broken = samples.map { !$0.expected.isEmpty }
    #expect(broken == [false, true])
  }

  @Test func `the keys of a layer, the file, an ignore and a baseline are named`() throws {
    let layer = Self.keys(in: #"{ "contracts": [{ "kind": "layers", "layers": [{ "?": 1 }] }] }"#)
    let layers = try texts(about: "layers").section
    let article = try Article("ContractFiles").text
    let file =
      Self.keys(in: #"{ "?": 1 }"#) + Self.keys(in: #"{ "ignore": [{ "?": 1 }] }"#)
    let missing = layer.filter { !layers.names($0) } + (file + baselineKeys).filter { !article.names($0) }
    #expect(missing.isEmpty)
    let counts = [layer.count, file.count, baselineKeys.count]
    #expect(counts == [5, 16, 5])
  }

  @Test func `the keys of mocks are named`() throws {
    let article = try Article("Mocks").text
    let keys = Self.keys(in: #"{ "mocks": [{ "?": 1 }] }"#)
    #expect(keys.filter { !article.names($0) } == [])
    #expect(keys.count == 3)
    let text = try #require(article.blocks(of: "jsonc").first)
    #expect(try Configuration(reading: text.utf8, file: "architecture.json").mocks.count == 2)
  }

  private var baselineKeys: [String] {
    keys(inBaseline: #"{ "?": 1 }"#) + keys(inBaseline: #"{ "violations": [{ "?": 1 }] }"#)
  }

  private func keys(inBaseline text: String) -> [String] {
    do {
      _ = try Baseline(reading: text.utf8, file: "b.json")
      return []
    } catch {
      return Self.list(after: "; it has ", in: error.message)
    }
  }

  @Test(arguments: Preset.allCases) func `a school is named with its groups`(_ preset: Preset) throws {
    let article = try Article("ContractFiles").text
    #expect(article.contains("`\"extends\": \"\(preset.rawValue)\"`"))
    let head = preset.text.split(separator: "\"contracts\"")[0]
    let groups = head.matches(of: /\n    "(\w+)":/).map { String($0.1) }
    let missing = groups.filter { !article.names($0) }
    #expect(groups.count > 3)
    #expect(missing.isEmpty)
  }

  @Test func `the contract file in the article is one`() throws {
    let text = try #require(try Article("ContractFiles").text.blocks(of: "jsonc").first)
    let configuration = try Configuration(reading: text.utf8, file: "architecture.json")
    #expect(configuration.baseline == "architecture-baseline.json")
  }
}
