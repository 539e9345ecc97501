/// A field with its label.
struct FormRow {
  let field: FormField
  let editor: TextFieldState?
  let isFocused: Bool
  let labelWidth: Int

  func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let ellipsis = environment.characterSet.ellipsis
    let label = environment.adapting(field.label).truncated(to: labelWidth, ellipsis: ellipsis)
    let start = TerminalText(isFocused ? "> " : "  ") + label.bold() + TerminalText(environment.titleSeparator)
    let padding = TerminalText.spaces(labelWidth - label.width)
    var inside = environment
    inside.width = environment.width.map { max(0, $0 - start.width - padding.width) }
    let value = content(in: inside)
    let line = start + padding + value
    let fitted = environment.width.map { line.truncated(to: $0, ellipsis: ellipsis) } ?? line
    return [fitted] + keypad(in: environment)
  }

  private func content(in environment: EnvironmentValues) -> TerminalText {
    switch field.content {
    case .text(let text, _, _):
      guard isFocused, let editor else {
        return environment.adapting(field.value.isEmpty ? field.prompt.dim() : field.value)
      }
      let line = TextField(TerminalText(), editor, prompt: field.prompt).lines(in: environment).joined()
      // An amount as it will be kept, beside the letters that are typed; never in the place of the cursor.
      let value = environment.adapting(field.value).dim()
      let isSame = field.value == TerminalText(text)
      let fits = environment.width.map { line.width + 1 + value.width <= $0 } ?? true
      return isSame || !fits ? line : line + " " + value
    case .choice:
      guard isFocused else { return environment.adapting(field.value) }
      let arrows = environment.characterSet.arrows
      let value = environment.adapting(field.value)
      return (arrows.left + " ").attributes(.cursor) + value.selected() + " " + arrows.right
    case .toggle:
      return isFocused ? field.value.attributes(.cursor).reversed() : field.value
    }
  }

  /// The keys of an amount, where there is room for them.
  func keypad(in environment: EnvironmentValues) -> [TerminalText] {
    guard isFocused, let keypad = field.keypad, environment.form?.showsKeypad == true else { return [] }
    let indent = TerminalText.spaces(keypadIndent(in: environment))
    return keypad.lines(in: environment).map { line in
      environment.width.map { (indent + line).truncated(to: $0) } ?? indent + line
    }
  }

  /// The column at which the keys begin: that of the value.
  func keypadIndent(in environment: EnvironmentValues) -> Int {
    2 + labelWidth + TerminalText(environment.titleSeparator).width
  }
}
