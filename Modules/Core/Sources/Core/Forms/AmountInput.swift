public import ModuloModels
public import ModuloUtilities

/// The amount of a form: the stored one until another is typed, as a whole or key by key.
public enum AmountInput: Hashable, Sendable {
  /// The amount that is to be changed. It is never read from its text, which a locale may read in two ways.
  case stored(Money)
  /// A text, read strictly as the locale writes numbers.
  case text(String)
  /// Input by the keys of a keypad.
  case keypad(AmountEntry)
  /// Input by whole texts, such as from a keyboard.
  case typed(BalanceEntry)

  /// The text in the field.
  public var text: String {
    switch self {
    case .stored(let amount): amount.plainText
    case .text(let text): text
    case .keypad(let entry): entry.text
    case .typed(let entry): entry.digits
    }
  }

  /// The text in the field with the locale's decimal mark; what came as a whole is as it was typed.
  public func input(_ format: FormatContext) -> String {
    switch self {
    case .stored, .keypad: text.replacing(".", with: format.decimalSeparator)
    case .text(let text): text
    case .typed(let entry): entry.input(format)
    }
  }

  /// Whether it is the stored amount.
  public var isStored: Bool { if case .stored = self { true } else { false } }

  /// Takes a key in; the first one continues what stands in the field. A text with marks, such as a pasted `1.000`, stays
  /// a text: a locale may read it in another way than a keypad.
  ///
  /// - Parameter decimals: How many decimals a keypad that begins now takes.
  public mutating func press(_ key: AmountEntry.Key, decimals: Int) {
    if case .text(let text) = self, let edited = Self.text(text, edited: key) { return self = .text(edited) }
    // Without decimals the mark isn't dropped: 12.5 would become 125.
    if key == .dot, decimals == 0 { return self = .text(text + ".") }
    var entry = AmountEntry(text, decimals: decimals)
    if case .keypad(let begun) = self { entry = begun }
    entry.press(key)
    self = .keypad(entry)
  }

  /// A text with marks after a key; `nil` for one of digits alone, and for none.
  private static func text(_ text: String, edited key: AmountEntry.Key) -> String? {
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) { return nil }
    let edited =
      switch key {
      case .digit(let digit): text + "\(digit)"
      case .dot: text + "."
      case .delete: String(text.dropLast())
      case .clear: ""
      }
    return edited.isEmpty ? nil : edited
  }

  /// The amount; the stored one as it is.
  ///
  /// - Throws: ``AmountReadingError/empty`` also for what was typed letter by letter and is no amount yet.
  public func amount(_ reader: AmountReader) throws(AmountReadingError) -> Money {
    switch self {
    case .stored(let amount): return amount
    case .text(let text): return try reader.read(text)
    case .keypad(let entry): return try reader.read(entry.settled)
    case .typed(let entry):
      guard let amount = entry.amount else { throw .empty }
      return amount
    }
  }
}
