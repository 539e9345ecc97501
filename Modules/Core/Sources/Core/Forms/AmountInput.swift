public import ModuloModels
public import ModuloUtilities

/// The amount of a form: the stored one until another is typed.
public enum AmountInput: Hashable, Sendable {
  /// The amount that is to be changed. It is never read from its text, which a locale may read in two ways.
  case stored(Money)
  /// A text as it was typed, pasted or made by a keypad; it is read strictly as the locale writes numbers.
  case text(String)

  /// The text in the field, of a stored amount with a dot.
  public var text: String {
    switch self {
    case .stored(let amount): amount.plainText
    case .text(let text): text
    }
  }

  /// The text in the field, of a stored amount with the locale's decimal mark.
  public func input(_ format: FormatContext) -> String {
    switch self {
    case .stored: text.replacing(".", with: format.decimalSeparator)
    case .text(let text): text
    }
  }

  /// The keys of a keypad that can follow the text. After one that no keypad makes, such as `-5`, that is the one that
  /// deletes.
  ///
  /// - Parameters:
  ///   - decimals: How many decimals the currency has.
  ///   - format: The language, whose decimal mark the text has.
  public func keys(decimals: Int, _ format: FormatContext) -> Set<AmountEntry.Key> {
    entry(decimals: decimals, format)?.keys ?? [.delete]
  }

  /// Takes a key of a keypad in, after which the field has the text that could have been typed as well. A key that can't
  /// follow, such as a digit after the last decimal, changes nothing.
  public mutating func press(_ key: AmountEntry.Key, decimals: Int, _ format: FormatContext) {
    guard var entry = entry(decimals: decimals, format) else {
      if key == .delete { self = .text(String(input(format).dropLast())) }
      return
    }
    if entry.press(key) { self = .text(entry.text.replacing(".", with: format.decimalSeparator)) }
  }

  /// What a keypad goes on with; `nil` for a text that no keypad makes.
  private func entry(decimals: Int, _ format: FormatContext) -> AmountEntry? {
    let (mark, input) = (format.decimalSeparator, input(format))
    if input.isEmpty { return AmountEntry(decimals: decimals) }
    // A dot that isn't the language's mark may be the one between thousands.
    if mark != ".", input.contains(".") { return nil }
    return AmountEntry(input.replacing(mark, with: "."), decimals: decimals)
  }

  /// The amount; the stored one as it is.
  public func amount(_ reader: AmountReader) throws(AmountReadingError) -> Money {
    switch self {
    case .stored(let amount): amount
    case .text(let text): try reader.read(text)
    }
  }
}
