import Foundation
import Testing

/// A JSON schema of the repository, as far as ours use the language: types, constants, enumerations, patterns, required
/// and further properties, items, and references within the file.
struct Schema {
  private let root: [String: Any]

  init(named name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Apps/Console/Documents/Schemas/\(name).schema.json")
    try self.init(Data(contentsOf: file))
  }

  init(_ data: Data) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// Where a value doesn't fit, and why; empty when it fits.
  func faults(in value: Any) -> [String] { faults(in: value, root, at: "$") }

  private func faults(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String { return faults(in: value, resolved(reference), at: path) }
    var found: [String] = []
    if let types = (schema["type"] as? String).map({ [$0] }) ?? schema["type"] as? [String],
      !types.contains(type(of: value))
    {
      return ["\(path) is \(type(of: value)), not \(types.joined(separator: " or "))"]
    }
    if let constant = schema["const"], !isEqual(constant, value) { found.append("\(path) is not \(constant)") }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { isEqual($0, value) }) {
      found.append("\(path) isn't one of \(allowed)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String {
      if text.range(of: pattern, options: .regularExpression) == nil { found.append("\(path) doesn't match") }
    }
    if let object = value as? [String: Any] { found += membersFaults(object, schema, at: path) }
    if let items = value as? [Any], let schema = schema["items"] as? [String: Any] {
      found += items.enumerated().flatMap { faults(in: $1, schema, at: "\(path)[\($0)]") }
    }
    return found
  }

  private func membersFaults(_ object: [String: Any], _ schema: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: Any] ?? [:]
    var found = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }.map { "\(path) lacks \($0)" }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let schema = properties[key] as? [String: Any] {
        found += faults(in: value, schema, at: "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path) has \(key)")
      }
    }
    return found
  }

  private func resolved(_ reference: String) -> [String: Any] {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)] as? [String: Any] ?? [:] }
  }

  private func type(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case let number as NSNumber where String(cString: number.objCType) == "c": "boolean"
    case let number as NSNumber: number.doubleValue == number.doubleValue.rounded() ? "integer" : "number"
    default: "unknown"
    }
  }

  private func isEqual(_ first: Any, _ second: Any) -> Bool { (first as? NSObject) == (second as? NSObject) }
}

@Suite struct SchemaTests {
  private let schema = Data(
    #"""
    {"type": "object", "required": ["a"], "additionalProperties": false,
     "properties": {"a": {"$ref": "#/$defs/money"}, "b": {"type": ["string", "null"]}, "c": {"const": 1}},
     "$defs": {"money": {"type": "string", "pattern": "^-?[0-9]+\\.[0-9]{2}$"}}}
    """#.utf8)

  @Test(arguments: [
    (#"{"a": "1.00", "b": null, "c": 1}"#, [String]()), (#"{}"#, ["$ lacks a"]),
    (#"{"a": 1}"#, ["$.a is integer, not string"]),
    (#"{"a": "1"}"#, ["$.a doesn't match"]), (#"{"a": "1.00", "d": 0}"#, ["$ has d"]),
    (#"{"a": "1.00", "c": 2}"#, ["$.c is not 1"]), (#"[]"#, ["$ is array, not object"]),
  ])
  func `a document that doesn't fit is refused`(_ text: String, _ expected: [String]) throws {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let faults = try Schema(schema).faults(in: value)
    #expect(faults == expected)
  }
}
