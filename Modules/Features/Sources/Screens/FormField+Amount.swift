public import ModuloCore
public import ModuloModels
public import TerminalKit

extension FormField {
  /// A field for an amount that grows key by key, with the marks of the language.
  ///
  /// - Parameters:
  ///   - label: What the amount is.
  ///   - text: The amount as it is typed.
  ///   - format: The language.
  ///   - replace: Takes an amount that comes at once, as the locale writes numbers.
  ///   - press: Takes a key.
  public static func amount(
    _ label: String, _ text: String, _ format: FormatContext, replace: @escaping Change<String>,
    press: @escaping Change<AmountEntry.Key>
  ) -> FormField {
    .keypad(
      "\(label)", "\(text)", decimalSeparator: "\(format.decimalSeparator)", replace: replace
    ) { await press(AmountEntry.Key($0)) }
  }
}

extension AmountEntry.Key {
  /// The key of an amount for one of a terminal's keypad.
  init(_ key: Keypad.Key) {
    self =
      switch key {
      case .digit(let digit): .digit(digit)
      case .decimalSeparator: .dot
      case .delete: .delete
      case .clear: .clear
      }
  }
}
