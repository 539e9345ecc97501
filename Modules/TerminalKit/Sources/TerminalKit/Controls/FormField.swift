/// A field of a form: its label, its value as the form has it, and what takes a new one.
///
/// The value belongs to the form. What takes a new one may keep another, such as a text cut at its limit, and the next
/// fields of the form have that.
public struct FormField: Sendable {
  /// Takes a new value.
  public typealias Change<Value> = @MainActor @Sendable (Value) async -> Void

  /// What the field is made of, and what takes a new value.
  enum Content: Sendable {
    case text(String, replace: Change<String>?, Change<String>)
    case keypad(separator: TerminalText, replace: Change<String>, Change<Keypad.Key>)
    case choice([TerminalText], selected: Int?, Change<Int>)
    case toggle(Bool, Change<Bool>)
  }

  /// What the value is.
  public let label: TerminalText

  /// The value as it is shown; empty for none.
  public let value: TerminalText

  /// An example, shown faintly in a field without a value.
  public let prompt: TerminalText

  let content: Content

  /// How a field looks that is on or off.
  static let on: TerminalText = "[x]"
  static let off: TerminalText = "[ ]"

  /// A field for text.
  ///
  /// - Parameters:
  ///   - label: What the text is.
  ///   - text: The text as it is edited.
  ///   - value: The text as it is shown, such as an amount with its currency; nil for the text itself.
  ///   - prompt: An example, shown faintly where there is no text.
  ///   - replace: Takes a text that comes at once, from a paste or a line; nil for what takes the others.
  ///   - change: Takes the whole text, after each key.
  public static func text(
    _ label: TerminalText, _ text: String, value: TerminalText? = nil, prompt: TerminalText = TerminalText(),
    replace: Change<String>? = nil, change: @escaping Change<String>
  ) -> FormField {
    FormField(
      label: label, value: value ?? TerminalText(text), prompt: prompt,
      content: .text(text, replace: replace, change))
  }

  /// A field for an amount that grows key by key.
  ///
  /// - Parameters:
  ///   - label: What the amount is.
  ///   - value: The amount as it is shown.
  ///   - decimalSeparator: The language's mark; empty where there are no decimals.
  ///   - replace: Takes an amount that comes at once, from a paste or a line: any text. So does one with a point or a comma
  ///     that isn't the language's decimal mark, and may be the one between thousands.
  ///   - press: Takes a key.
  public static func keypad(
    _ label: TerminalText, _ value: TerminalText, decimalSeparator: TerminalText = ".",
    replace: @escaping Change<String>, press: @escaping Change<Keypad.Key>
  ) -> FormField {
    FormField(
      label: label, value: value, prompt: TerminalText(),
      content: .keypad(separator: decimalSeparator, replace: replace, press))
  }

  /// A field for one of a few values.
  ///
  /// - Parameters:
  ///   - label: What the value is.
  ///   - options: The values, as they are called.
  ///   - selected: The index of the value; nil for none.
  ///   - change: Takes the index of another one.
  public static func choice(
    _ label: TerminalText, _ options: [TerminalText], selected: Int?, change: @escaping Change<Int>
  ) -> FormField {
    let value = selected.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? TerminalText()
    return FormField(
      label: label, value: value, prompt: TerminalText(), content: .choice(options, selected: selected, change))
  }

  /// A field that is on or off.
  ///
  /// - Parameters:
  ///   - label: What is on or off.
  ///   - isOn: Which of them.
  ///   - change: Takes the other one.
  public static func toggle(
    _ label: TerminalText, isOn: Bool, change: @escaping Change<Bool>
  ) -> FormField {
    FormField(
      label: label, value: isOn ? on : off, prompt: TerminalText(), content: .toggle(isOn, change))
  }
}
