import Foundation
import ModuloModels
import ModuloUtilities

/// The JSON of a value and what a schema says of it, from one declaration.
struct Shape<Value>: Sendable {
  /// What the schema of the value has, in its order.
  let schema: [JSONValue.Member]
  let json: @Sendable (Value) -> JSONValue

  /// - Parameter json: The JSON of a value, which the schema describes.
  init(_ schema: [JSONValue.Member], json: @escaping @Sendable (Value) -> JSONValue) {
    self.schema = schema
    self.json = json
  }

  fileprivate init(_ type: String, _ pattern: String? = nil, json: @escaping @Sendable (Value) -> JSONValue) {
    self.init(
      [.init("type", .string(type))] + (pattern.map { [.init("pattern", .string($0))] } ?? []), json: json)
  }

  /// The same for a value that is made of another.
  func of<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Shape<Other> {
    Shape<Other>(schema) { [json] in json(value($0)) }
  }

  /// The same, with the words of the schema.
  func described(_ words: String) -> Shape {
    Shape(schema.filter { $0.key != "description" } + [.init("description", .string(words))], json: json)
  }

  /// The same, within bounds that the schema names, such as `minimum`.
  func bounded(_ bounds: KeyValuePairs<String, Int>) -> Shape {
    Shape(schema + bounds.map { .init($0.key, JSONValue($0.value)) }, json: json)
  }
}

// MARK: - Texts and numbers

extension Shape where Value == String {
  static var text: Shape { Shape("string") { .string($0) } }

  /// An exact number above zero as text, or one divided by another.
  static var exactRatio: Shape { Shape("string", #"^[0-9]+(\.[0-9]+)?(/[0-9]+(\.[0-9]+)?)?$"#) { .string($0) } }

  /// One of these texts.
  static func choice(_ texts: [String]) -> Shape {
    Shape([.init("enum", .array(texts.map { .string($0) }))]) { .string($0) }
  }
}

extension Shape where Value == Int {
  static var integer: Shape { Shape("integer") { JSONValue($0) } }

  /// Halves in blocks, with one decimal: `"1.5"`.
  static var output: Shape {
    Shape("string", #"^[0-9]+\.[05]$"#) { .string("\($0 / 2).\($0 % 2 * 5)") }
      .described("Half as many blocks as halves, with one decimal, as text.")
  }
}

extension Shape where Value == Int64 {
  static var integer: Shape { Shape("integer") { .number(Decimal($0)) } }
}

extension Shape where Value == Bool {
  static var flag: Shape { Shape("boolean") { .bool($0) } }
}

extension Shape where Value == Decimal {
  /// A number with four decimals.
  static var ratio: Shape {
    Shape([.init("type", ["number", "integer"])]) { .number($0.rounded(scale: 4)) }
  }
}

extension Shape where Value: RawRepresentable<String> & CaseIterable & SendableMetatype {
  /// One of the cases.
  static var choice: Shape {
    Shape([.init("enum", .array(Value.allCases.map { .string($0.rawValue) }))]) { .string($0.rawValue) }
  }
}

// MARK: - Values of the product

private let decimalPattern = #"^-?[0-9]+(\.[0-9]+)?$"#

extension Shape where Value == UUID {
  static var id: Shape {
    Shape("string", "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$") { .string($0.uuidString.lowercased()) }
  }
}

extension Shape where Value == Money {
  static var amount: Shape {
    Shape("string", decimalPattern) { JSONValue($0) }
      .described("A decimal number as text, with all of the currency's decimals.")
  }
}

extension Shape where Value == Currency {
  static var currency: Shape { Shape("string", "^[A-Z]{3}$") { .string($0.code) }.described("ISO 4217.") }
}

extension Shape where Value == CalendarDay {
  static var day: Shape { Shape("string", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") { JSONValue($0) } }
}

extension Shape where Value == CalendarMonth {
  static var month: Shape { Shape("string", "^[0-9]{4}-[0-9]{2}$") { JSONValue($0) } }
}

extension Shape where Value == LocalTime {
  static var localTime: Shape {
    Shape("string", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}$") { .string("\($0)") }
  }
}

extension Shape where Value == ZonedInstant {
  /// A moment, as the clocks of a zone show it, with its offset.
  static var moment: Shape {
    Shape(
      "string",
      #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{3})?(Z|[+-][0-9]{2}:[0-9]{2}(:[0-9]{2})?)$"#
    ) { .string($0.instant.text(in: $0.zone)) }
  }
}

// MARK: - Values made of others

extension Shape {
  /// The value, or null.
  static func optional<Wrapped>(_ shape: Shape<Wrapped>) -> Shape where Value == Wrapped? {
    let schema = shape.schema.map { member -> JSONValue.Member in
      switch (member.key, member.value) {
      case ("type", .array(let types)): .init("type", .array(types + ["null"]))
      case ("type", let type): .init("type", .array([type, "null"]))
      case ("enum", .array(let cases)): .init("enum", .array(cases + [.null]))
      default: member
      }
    }
    return Shape(schema) { [json = shape.json] in $0.map(json) ?? .null }
  }

  static func list<Element>(_ shape: Shape<Element>) -> Shape where Value == [Element] {
    Shape([.init("type", "array"), .init("items", .object(shape.schema))]) { [json = shape.json] in
      .array($0.map(json))
    }
  }

  static func object(_ members: [Member<Value>]) -> Shape {
    let schema: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", .object(members.map { .init($0.name, .object($0.shape.schema)) })),
      .init("required", .array(members.map { .string($0.name) })), .init("additionalProperties", false),
    ]
    return Shape(schema) { value in .object(members.map { .init($0.name, $0.shape.json(value)) }) }
  }
}

/// A member of an object, made of the object's value.
struct Member<Value>: Sendable {
  let name: String
  let shape: Shape<Value>

  /// - Parameters:
  ///   - words: What the schema says of it; those of the shape by default.
  ///   - part: The part of the value that the member shows.
  init<Part>(
    _ name: String, _ shape: Shape<Part>, _ words: String? = nil, _ part: @escaping @Sendable (Value) -> Part
  ) {
    self.name = name
    self.shape = (words.map { shape.described($0) } ?? shape).of(part)
  }

  private init(name: String, shape: Shape<Value>) {
    self.name = name
    self.shape = shape
  }

  /// This member, for a value that contains its value.
  func of<Other>(_ value: @escaping @Sendable (Other) -> Value) -> Member<Other> {
    Member<Other>(name: name, shape: shape.of(value))
  }
}

extension Array {
  /// These members, for a value that contains theirs.
  func of<Value, Other>(_ value: @escaping @Sendable (Other) -> Value) -> [Member<Other>]
  where Element == Member<Value> {
    map { $0.of(value) }
  }
}
