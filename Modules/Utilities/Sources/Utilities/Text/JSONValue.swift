public import Foundation

/// A JSON document, or a part of one, whose text is the same on every run: an object keeps the order in which its
/// members were given, and a number is the exact decimal it was made of.
///
/// ``Money`` is written as a string with its currency's decimals, because many readers of JSON turn numbers into binary
/// fractions.
///
/// ```swift
/// let answer: JSONValue = ["schema": 1, "target": JSONValue(goal.goalAmount), "end": JSONValue(goal.end)]
/// print(answer)  // {"schema":1,"target":"2400.00","end":null}
/// ```
public enum JSONValue: Hashable, Sendable {
  /// The null value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; NaN, which JSON doesn't have, is written as null.
  case number(Decimal)
  /// Text, any Unicode.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Members in their order, which is kept.
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The member's key.
    public let key: String
    /// The member's value.
    public var value: JSONValue

    /// Creates a member of an object.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value under the key, nil when this is not an object or has no such key. Takes longer the more members there
  /// are.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension JSONValue {
  /// The text, or null.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// The whole number, or null.
  public init(_ number: Int?) { self = number.map { .number(Decimal($0)) } ?? .null }

  /// The decimal as a number, or null.
  public init(_ number: Decimal?) { self = number.map(JSONValue.number) ?? .null }

  /// The amount as a string with exactly its currency's decimals, or null.
  public init(_ amount: Money?) { self.init(amount?.plainText) }

  /// The day as the string `YYYY-MM-DD`, or null.
  public init(_ day: CalendarDay?) { self.init(day?.description) }

  /// The month as the string `YYYY-MM`, or null.
  public init(_ month: CalendarMonth?) { self.init(month?.description) }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
  public init(nilLiteral: ()) { self = .null }

  public init(booleanLiteral value: Bool) { self = .bool(value) }

  public init(integerLiteral value: Int) { self.init(value) }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(stringLiteral value: String) { self = .string(value) }

  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object with the members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map(Member.init))
  }
}
