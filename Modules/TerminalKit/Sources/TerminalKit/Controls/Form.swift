/// The fields of a form below each other, with a mark at the one that keys go to. Where there is no
/// ``EnvironmentValues/form``, as in a command that prints once, they are names beside their values.
public struct Form<Refusal: View, Fault: View>: PrimitiveView {
  private let fields: [FormField]
  private let refusal: Refusal
  private let fault: (TerminalText) -> Fault

  /// A form of fields.
  ///
  /// - Parameters:
  ///   - fields: from top to bottom.
  ///   - refusal: why it was refused: it stands below the ``FormState/refusedField``, or below all of them.
  ///   - fault: shows why a field keeps the cursor; it stands below the field.
  public init(
    _ fields: [FormField], refusal: Refusal = EmptyView(), fault: @escaping (TerminalText) -> Fault = { Text($0) }
  ) {
    self.fields = fields
    self.refusal = refusal
    self.fault = fault
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard let state = environment.form else {
      let values = LabeledRows(fields.map { (name: $0.label, value: $0.value) })
      return .below([values.block(in: environment), refusal.block(in: environment)])
    }
    var rows = rows(state, environment)
    let fault = state.fault(in: fields)
    if let fault { rows[state.focus] += self.fault(fault).lines(in: environment) }
    // A field that keeps the cursor may have been refused before for the same.
    let isSaid = fault != nil && state.refusedField == state.focus
    let refusal = state.showsRefusal && !isSaid ? refusal.lines(in: environment) : []
    let end = state.refusedField.flatMap { rows.indices.contains($0) ? $0 : nil } ?? rows.count - 1
    return TextBlock(rows.prefix(end + 1).joined() + refusal + rows.dropFirst(end + 1).joined())
  }

  /// The key of the focused field's keypad at a place; nil for none.
  ///
  /// - Parameters:
  ///   - line: The number of lines below the field.
  ///   - column: The column in the line.
  ///   - environment: That in which the form is drawn.
  public func keypadKey(atLine line: Int, column: Int, in environment: EnvironmentValues) -> Keypad.Key? {
    guard let state = environment.form, fields.indices.contains(state.focus) else { return nil }
    let width = labelWidth(environment)
    let row = FormRow(field: fields[state.focus], editor: nil, isFocused: true, labelWidth: width)
    guard !row.keypad(in: environment).isEmpty else { return nil }
    return Keypad.Key.at(line: line - 1, column: column - row.keypadIndent(in: environment))
  }

  /// The lines of each field.
  private func rows(_ state: FormState, _ environment: EnvironmentValues) -> [[TerminalText]] {
    let width = labelWidth(environment)
    return fields.enumerated().map { index, field in
      let isFocused = index == state.focus
      let row = FormRow(field: field, editor: isFocused ? state.editor : nil, isFocused: isFocused, labelWidth: width)
      return row.lines(in: environment)
    }
  }

  private func labelWidth(_ environment: EnvironmentValues) -> Int {
    let widest = fields.map { environment.adapting($0.label).width }.max() ?? 0
    return min(widest, environment.width.map { max(1, $0 / 2 - 4) } ?? widest)
  }
}

/// A field with its label.
private struct FormRow {
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
    let keys = Keypad(decimalSeparator: keypad.decimalSeparator, keys: keypad.keys)
    return keys.lines(in: environment).map { line in
      environment.width.map { (indent + line).truncated(to: $0) } ?? indent + line
    }
  }

  /// The column at which the keys begin: that of the value.
  func keypadIndent(in environment: EnvironmentValues) -> Int {
    2 + labelWidth + TerminalText(environment.titleSeparator).width
  }
}
