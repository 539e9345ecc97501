/// The fields of a form below each other, with a mark at the one that keys go to. Where there is no
/// ``EnvironmentValues/form``, as in a command that prints once, they are names beside their values.
public struct Form: View {
  private let fields: [FormField]
  private let refusal: any View

  /// A form of fields.
  ///
  /// - Parameter refusal: why it was refused: it stands below the ``FormState/refusedField``, or below all of them.
  public init(_ fields: [FormField], refusal: any View = EmptyView()) {
    self.fields = fields
    self.refusal = refusal
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard let state = environment.form else {
      return Grid(fields.map { (name: $0.label, value: $0.value) }).lines(in: environment)
        + refusal.lines(in: environment)
    }
    let refusal = state.showsRefusal ? refusal.lines(in: environment) : []
    let rows = rows(state, environment)
    let end = state.refusedField.flatMap { rows.indices.contains($0) ? $0 : nil } ?? rows.count - 1
    return rows.prefix(end + 1).joined() + refusal + rows.dropFirst(end + 1).joined()
  }

  /// The lines of each field.
  private func rows(_ state: FormState, _ environment: EnvironmentValues) -> [[TerminalText]] {
    let widest = fields.map { environment.adapting($0.label).width }.max() ?? 0
    let width = min(widest, environment.width.map { max(1, $0 / 2 - 4) } ?? widest)
    return fields.enumerated().map { index, field in
      let isFocused = index == state.focus
      let row = Row(field: field, editor: isFocused ? state.editor : nil, isFocused: isFocused, labelWidth: width)
      return row.lines(in: environment)
    }
  }

  /// A field with its label.
  private struct Row: View {
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
      case .keypad:
        return environment.adapting(field.value) + (isFocused ? TerminalText(" ").attributes(.cursor) : TerminalText())
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
    private func keypad(in environment: EnvironmentValues) -> [TerminalText] {
      guard isFocused, case .keypad(let separator, _, _) = field.content, (environment.height ?? 0) >= Self.roomyHeight
      else { return [] }
      let indent = TerminalText.spaces(labelWidth + 4)
      return Keypad(decimalSeparator: separator).lines(in: environment).map { line in
        environment.width.map { (indent + line).truncated(to: $0) } ?? indent + line
      }
    }

    /// The lines of a window that has room for a keypad.
    private static let roomyHeight = 16
  }
}
