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
  case null
  case bool(Bool)
  /// A number; NaN, which JSON doesn't have, is written as null.
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The member's key.
    public let key: String
    /// The member's value.
    public var value: JSONValue

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
