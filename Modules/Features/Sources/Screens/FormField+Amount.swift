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
    let keypad = AmountEntry.Key.rows.map { row in
      row.map { key in key.drawn(field.decimalSeparator, isOffered: field.keys.contains(key)) { await press(key) } }
    }
    return .text(
      "\(label)", field.text, prompt: "0", fault: field.fault.map { "\($0)" }, keypad: FormKeypad(keypad),
      change: change)
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
  /// The keys as they are drawn.
  fileprivate static let rows: [[AmountEntry.Key]] = [
    [.digit(1), .digit(2), .digit(3)], [.digit(4), .digit(5), .digit(6)], [.digit(7), .digit(8), .digit(9)],
    [.dot, .digit(0), .delete],
  ]

  /// The key of a form's keypad, with the language's decimal mark.
  fileprivate func drawn(
    _ decimalSeparator: String, isOffered: Bool, press: @escaping @MainActor @Sendable () async -> Void
  ) -> FormKeypad.Key {
    switch self {
    case .digit(let digit): FormKeypad.Key("\(digit)", isOffered: isOffered, press: press)
    case .dot: FormKeypad.Key("\(decimalSeparator)", isOffered: isOffered, press: press)
    case .delete: .delete(isOffered: isOffered, press: press)
    }
  }
}
