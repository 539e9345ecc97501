public import ModuloCore
public import TerminalKit

extension FormField {
  /// A field for an amount, with a keypad below it.
  ///
  /// - Parameters:
  ///   - label: What the amount is.
  ///   - field: The text, and what it is read as.
  ///   - change: Takes the whole text, as it is typed.
  ///   - press: Takes a key of the keypad.
  public static func amount(
    _ label: String, _ field: AmountField, change: @escaping Change<String>, press: @escaping Change<AmountEntry.Key>
  ) -> FormField {
    let keys = Set(field.keys.map(Keypad.Key.init))
    let keypad = FormKeypad(decimalSeparator: "\(field.decimalSeparator)", keys: keys) {
      await press(AmountEntry.Key($0))
    }
    return .text(
      "\(label)", field.text, prompt: "0", fault: field.fault.map { "\($0)" }, keypad: keypad, change: change)
  }

  /// A field for a balance, with what the text is read as beside it.
  ///
  /// - Parameters:
  ///   - label: The name of the balance.
  ///   - field: The text, and what it is read as.
  ///   - change: Takes the whole text, as it is typed.
  public static func balance(
    _ label: String, _ field: AmountField, change: @escaping Change<String>
  ) -> FormField {
    .text(
      "\(label)", field.text, value: "\(field.reading ?? field.text)", fault: field.fault.map { "\($0)" },
      change: change)
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
      }
  }
}

extension Keypad.Key {
  /// The key of a terminal's keypad for one of an amount.
  init(_ key: AmountEntry.Key) {
    self =
      switch key {
      case .digit(let digit): .digit(digit)
      case .dot: .decimalSeparator
      case .delete: .delete
      }
  }
}
