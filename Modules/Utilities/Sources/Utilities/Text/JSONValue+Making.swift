public import Foundation

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
