import Foundation

/// The conversion of a property's words to its value.
struct ValueReading<Value, Occurrence> {
  /// Reads one word.
  let read: (String) throws(ValueRefusal) -> Occurrence
  /// The value of the occurrences; nil while they are too few.
  let value: ([Occurrence]) -> Value?
  /// A value as help writes it, one text for each occurrence.
  let texts: (Value) -> [String]
  let isRepeating: Bool
  var reads: (String) -> Bool = { _ in false }
  var refusal: (String) -> String? = { _ in nil }
}

extension ValueReading where Value: ArgumentValue, Occurrence == Value.Occurrence {
  /// The way of the type itself.
  static var declared: Self {
    Self(
      read: { text throws(ValueRefusal) in
        guard let occurrence = Occurrence(argument: text) else {
          throw ValueRefusal(reason: Occurrence.refusal(of: text))
        }
        return occurrence
      },
      value: { Value(occurrences: $0) },
      // A key path in a generic context is resolved anew each time, and help asks this of every argument.
      texts: { $0.occurrences.map { $0.defaultValueDescription } },
      isRepeating: Value.isRepeating,
      reads: { Occurrence.reads($0) },
      refusal: { Occurrence.refusal(of: $0) })
  }
}

extension ValueReading where Value == Occurrence {
  /// By a function; the last word counts.
  static func last(_ transform: @escaping (String) throws -> Value) -> Self {
    Self(
      read: refusing(transform), value: { $0.last }, texts: { [text(of: $0)].compactMap(\.self) },
      isRepeating: false)
  }
}

extension ValueReading where Value == Occurrence? {
  /// By a function; the last word counts, and none is nil.
  static func optional(_ transform: @escaping (String) throws -> Occurrence) -> Self {
    Self(
      read: refusing(transform), value: { .some($0.last) },
      texts: { [text(of: $0 as Any)].compactMap(\.self) },
      isRepeating: false)
  }
}

extension ValueReading where Value == [Occurrence] {
  /// By a function, word for word.
  static func all(_ transform: @escaping (String) throws -> Occurrence) -> Self {
    Self(
      read: refusing(transform), value: { $0.isEmpty ? nil : $0 },
      texts: { $0.compactMap { text(of: $0) } },
      isRepeating: true)
  }
}

/// A function's error is the reason of a refusal.
private func refusing<Occurrence>(
  _ transform: @escaping (String) throws -> Occurrence
) -> (String) throws(ValueRefusal) -> Occurrence {
  { text throws(ValueRefusal) in
    do {
      return try transform(text)
    } catch {
      throw ValueRefusal(reason: ErrorText.of(error))
    }
  }
}

/// A value of any type as help writes it; nil for none.
private func text(of value: Any) -> String? {
  if let value = value as? any ExpressibleByArgument { return value.defaultValueDescription }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return String(describing: value) }
  return mirror.children.first.flatMap { text(of: $0.value) }
}
