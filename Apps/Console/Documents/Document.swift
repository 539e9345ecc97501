import ModuloUtilities

/// A JSON document that a command answers with, and its schema.
struct Document<Value>: Sendable {
  /// The name of the schema's file.
  let name: String
  private let title: String
  private let members: [Member<Value>]

  init(_ name: String, _ title: String, _ members: [Member<Value>]) {
    self.name = name
    self.title = title
    self.members = members
  }

  /// The document of a value.
  func json(_ value: Value) -> JSONValue {
    .object([.init("schema", 1)] + members.map { .init($0.name, $0.shape.json(value)) })
  }

  /// The schema of every such document.
  var schema: DocumentSchema {
    let own = Shape.object(members).schema
    let ahead: [JSONValue.Member] = [
      .init("schema", ["const": 1]), .init("dryRun", ["const": true]), .init("asOf", ["type": "integer"]),
    ]
    let whole = own.map { member -> JSONValue.Member in
      switch (member.key, member.value) {
      case ("properties", .object(let properties)): .init("properties", .object(ahead + properties))
      case ("required", .array(let names)): .init("required", .array(["schema"] + names))
      default: member
      }
    }
    let start: [JSONValue.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"), .init("title", .string(title)),
    ]
    return DocumentSchema(name: name, json: .object(start + whole))
  }
}

/// The schema of a document, by the name of its file.
struct DocumentSchema: Sendable {
  let name: String
  let json: JSONValue
}

extension JSONValue {
  /// The document of a dry run, with `dryRun` after the version.
  var ofDryRun: JSONValue { inserting(.init("dryRun", true)) }

  /// The document of the data after a step of the history, with its number as `asOf` after the version.
  func asOf(_ step: Int) -> JSONValue { inserting(.init("asOf", .init(step))) }

  private func inserting(_ member: Member) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.prefix(1) + [member] + members.dropFirst())
  }
}
