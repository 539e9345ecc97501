/// What one declared property collects while a command line is read.
///
/// A class, because the parser sees a copy of the command and still has to fill the command's own property.
final class ArgumentSlot<Value: ArgumentValue> {
  private let fallback: Value?
  private var given: [Value.Occurrence] = []

  init(fallback: Value?) {
    self.fallback = fallback
  }

  /// Every occurrence so far taken together, else the declared default; nil while a required value is missing.
  var value: Value? {
    given.isEmpty ? initialValue : Value(occurrences: given)
  }

  private var initialValue: Value? {
    fallback ?? Value(occurrences: [])
  }
}

/// A slot without its type, as the parser uses it.
protocol ArgumentReceiver: AnyObject {
  /// Whether anything was accepted.
  var isGiven: Bool { get }
  /// Whether the property has a value, given or declared.
  var isSatisfied: Bool { get }
  /// The declared default as help writes it.
  var defaultDescription: String? { get }
  /// Reads a word and keeps it; false refuses the word and keeps nothing.
  func accept(_ text: String) -> Bool
  /// Whether a word is a value here although it begins with a dash.
  func reads(_ token: String) -> Bool
  /// Why a word was refused.
  func refusal(of token: String) -> String?
}

extension ArgumentSlot: ArgumentReceiver {
  var isGiven: Bool { !given.isEmpty }

  var isSatisfied: Bool { value != nil }

  var defaultDescription: String? {
    guard let initialValue else { return nil }
    // A key path in a generic context is resolved anew each time, and help asks this of every argument.
    let text = initialValue.occurrences.map { $0.defaultValueDescription }.joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  func accept(_ text: String) -> Bool {
    guard let occurrence = Value.Occurrence(argument: text) else { return false }
    given.append(occurrence)
    return true
  }

  func reads(_ token: String) -> Bool { Value.Occurrence.reads(token) }

  func refusal(of token: String) -> String? { Value.Occurrence.refusal(of: token) }
}

extension ArgumentSlot {
  /// The value of a property that is being read by the command.
  ///
  /// A parsed command has every value, so this stops the program only when a command that was made by hand is asked for a
  /// required value that nobody has set.
  func read(_ wrapper: String) -> Value {
    guard let value else {
      preconditionFailure("a required @\(wrapper) was read before the command was parsed or the property set")
    }
    return value
  }
}
