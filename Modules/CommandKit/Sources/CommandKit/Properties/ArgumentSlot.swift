/// The occurrences of one declared property on a command line.
///
/// A class, because the parser sees a copy of the command and still has to fill the command's own property.
final class ArgumentSlot<Value, Occurrence> {
  let reading: ValueReading<Value, Occurrence>
  private let fallback: Value?
  private var given: [Occurrence] = []
  private(set) var words: [String] = []

  init(fallback: Value?, reading: ValueReading<Value, Occurrence>) {
    self.fallback = fallback
    self.reading = reading
  }
}

/// A slot of a property's type, whatever a single word is read as.
protocol ArgumentStore<Value>: ArgumentReceiver {
  associatedtype Value

  /// Every occurrence so far taken together, else the declared default; nil while a required value is missing.
  var value: Value? { get }
  /// An empty slot of the same kind with another default.
  func replacing(_ fallback: Value) -> Self
}

/// A slot without its type, as the parser uses it.
protocol ArgumentReceiver: AnyObject {
  /// The words that were accepted, in their order.
  var words: [String] { get }
  /// Whether anything was accepted.
  var isGiven: Bool { get }
  /// Whether the property has a value, given or declared.
  var isSatisfied: Bool { get }
  /// Whether several occurrences add up.
  var isRepeating: Bool { get }
  /// Whether a word is kept as the text it is.
  var isText: Bool { get }
  /// The declared default as help writes it.
  var defaultDescription: String? { get }
  /// Whether a word is a value here; nothing is kept.
  func canRead(_ text: String) -> Bool
  /// Reads a word and keeps it; a word that is refused leaves what there was.
  func accept(_ text: String) throws(ValueRefusal)
  /// Whether a word is a value here although it begins with a dash.
  func reads(_ token: String) -> Bool
  /// Why a word is refused.
  func refusal(of token: String) -> String?
}

/// A word that is no value, with the reason if there is one to give.
struct ValueRefusal: Error {
  let reason: String?
}

extension ArgumentSlot: ArgumentStore {
  var value: Value? { given.isEmpty ? initialValue : reading.value(given) }

  private var initialValue: Value? { fallback ?? reading.value([]) }

  func replacing(_ fallback: Value) -> Self { Self(fallback: fallback, reading: reading) }

  var isGiven: Bool { !given.isEmpty }

  var isSatisfied: Bool { value != nil }

  var isRepeating: Bool { reading.isRepeating }

  var isText: Bool { Occurrence.self == String.self }

  var defaultDescription: String? {
    guard let initialValue else { return nil }
    let text = reading.texts(initialValue).joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  func canRead(_ text: String) -> Bool {
    do throws(ValueRefusal) {
      _ = try reading.read(text)
      return true
    } catch {
      return false
    }
  }

  func accept(_ text: String) throws(ValueRefusal) {
    given.append(try reading.read(text))
    words.append(text)
  }

  func reads(_ token: String) -> Bool { reading.reads(token) }

  func refusal(of token: String) -> String? { reading.refusal(token) }
}

extension ArgumentStore {
  /// The value of a property that the command reads.
  ///
  /// A parsed command has every value, so this stops the program only when a command that was made by hand is asked for
  /// a required value that was never set.
  func read(_ wrapper: String) -> Value {
    guard let value else {
      preconditionFailure("a required @\(wrapper) was read before the command was parsed or the property set")
    }
    return value
  }
}
