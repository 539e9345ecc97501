import Foundation
import Testing

/// The schema of contract files, by which editors complete them, has the keys that the reader takes.
@Suite struct SchemaTests {
  private typealias Object = [String: Any]

  private let schema: Object
  private let definitions: Object

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    while !FileManager.default.fileExists(atPath: root.appendingPathComponent("Apps/Architect").path) {
      root.deleteLastPathComponent()
    }
    let file = root.appendingPathComponent("Apps/Architect/architecture.schema.json")
    schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
    definitions = try #require(schema["$defs"] as? Object)
  }

  @Test(arguments: ArticleTests.kinds) func `the schema has the keys of a kind, and no others`(_ kind: String) throws {
    let keys = ArticleTests.keys(in: "{ \"contracts\": [{ \"kind\": \"\(kind)\", \"?\": 1 }] }")
    let common = try properties(of: definitions["contract"])
    let own = try properties(of: try branch(kind))
    let described = (Array(common.keys) + Array(own.keys)).sorted()
    #expect(described == keys)
    let isClosed = (definitions["contract"] as? Object)?["unevaluatedProperties"] as? Bool == false
    #expect(isClosed)
  }

  @Test(arguments: ArticleTests.kinds) func `the schema asks for what a kind needs`(_ kind: String) throws {
    let required = try branch(kind)["required"] as? [String] ?? []
    let values = required.map { "\"\($0)\": \(Self.values[$0] ?? "[\"a\"]")" }
    func needs(_ members: [String]) -> String? {
      let contract = (["\"kind\": \"\(kind)\""] + members).joined(separator: ", ")
      return ArticleTests.message(in: "{ \"contracts\": [{ \(contract) }] }")
    }
    #expect(needs(values) == nil)
    for (index, key) in required.enumerated() {
      let message = needs(values.enumerated().filter { $0.offset != index }.map(\.element))
      #expect(message?.hasSuffix(" needs “\(key)”") == true)
    }
  }

  private static let values = [
    "id": "\"a\"", "imports": #"{ "a": [] }"#, "layers": #"[{ "name": "a", "modules": ["a"] }]"#,
  ]

  @Test func `the schema has the keys of the file, an ignore, a mock, a layer and the rule of commits`() throws {
    let pairs = [
      (schema, #"{ "?": 1 }"#), (definitions["ignore"], #"{ "ignore": [{ "?": 1 }] }"#),
      ((schema["properties"] as? Object)?["commits"], #"{ "commits": { "?": 1 } }"#),
      (definitions["mock"], #"{ "mocks": [{ "?": 1 }] }"#),
      (definitions["layer"], #"{ "contracts": [{ "kind": "layers", "layers": [{ "?": 1 }] }] }"#),
    ]
    for (part, text) in pairs {
      let described = try properties(of: part).keys.sorted()
      #expect(described == ArticleTests.keys(in: text))
    }
  }

  @Test func `the schema describes every key`() throws {
    var parts: [Any?] = [
      schema, definitions["ignore"], definitions["mock"], definitions["layer"], definitions["contract"],
    ]
    for kind in ArticleTests.kinds { parts.append(try branch(kind)) }
    for part in parts {
      let silent = try properties(of: part).filter { ($0.value as? Object)?["description"] == nil }.keys
      #expect(silent.isEmpty)
    }
  }

  private func properties(of part: Any?) throws -> Object {
    try #require((part as? Object)?["properties"] as? Object)
  }

  /// What the schema says of contracts of one kind alone.
  private func branch(_ kind: String) throws -> Object {
    let branches = (definitions["contract"] as? Object)?["allOf"] as? [Object] ?? []
    let branch = branches.first { branch in
      let condition = (branch["if"] as? Object)?["properties"] as? Object
      return (condition?["kind"] as? Object)?["const"] as? String == kind
    }
    return try #require(branch?["then"] as? Object)
  }
}
