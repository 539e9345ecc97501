/// A field of a form: its label, its value as the form has it, and what takes a new one.
///
/// The value belongs to the form. A text is kept as it is typed: what can't be meant by it is a ``fault``, never a character
/// that is left out.
public struct FormField: Sendable {
  /// Takes a new value.
  public typealias Change<Value> = @MainActor @Sendable (Value) async -> Void

  /// What the field is made of, and what takes a new value.
  enum Content: Sendable {
    case text(String, FormKeypad?, Change<String>)
    case choice([TerminalText], selected: Int?, Change<Int>)
    case toggle(Bool, Change<Bool>)
  }

  /// What the value is.
  public let label: TerminalText

  /// The value as it is shown; empty for none.
  public let value: TerminalText

  /// An example, shown faintly in a field without a value.
  public let prompt: TerminalText

  /// Why the field can't have the text that stands in it; nil where it can. The form says so when the field is left.
  public let fault: TerminalText?

  let content: Content

  /// How a field looks that is on or off.
  static let on: TerminalText = "[x]"
  static let off: TerminalText = "[ ]"

  private init(
    _ label: TerminalText, _ value: TerminalText, prompt: TerminalText = TerminalText(), fault: TerminalText? = nil,
    _ content: Content
  ) {
    self.label = label
    self.value = value
    self.prompt = prompt
    self.fault = fault
    self.content = content
  }

  /// A field for text.
  ///
  /// - Parameters:
  ///   - label: What the text is.
  ///   - text: The text as it is edited.
  ///   - value: The text as it is shown, such as an amount with its currency; nil for the text itself.
  ///   - prompt: An example, shown faintly where there is no text.
  ///   - fault: Why the field can't have this text; nil where it can.
  ///   - keypad: What a pointer presses below the field; nil for none.
  ///   - change: Takes the whole text: after each key, from a paste or from a line.
  public static func text(
    _ label: TerminalText, _ text: String, value: TerminalText? = nil, prompt: TerminalText = TerminalText(),
    fault: TerminalText? = nil, keypad: FormKeypad? = nil, change: @escaping Change<String>
  ) -> FormField {
    FormField(
      label, value ?? TerminalText(text), prompt: prompt, fault: fault, .text(text, keypad, change))
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
    return FormField(label, value, .choice(options, selected: selected, change))
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
    FormField(label, isOn ? on : off, .toggle(isOn, change))
  }
}
