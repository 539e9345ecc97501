/// The fields of a form below each other, with a mark at the one that keys go to.
///
/// In a ``TerminalApp`` a form takes the keys by itself, with a ``FormState`` that it has a binding to:
///
/// ```swift
/// Form(fields, state: $form, refusal: Text(refusal)).onSubmit { save() }
/// ```
///
/// Elsewhere it shows the ``EnvironmentValues/form``; without one, as in a command that prints once, it is names beside
/// their values.
public struct Form<Refusal: View, Fault: View>: PrimitiveView {
  private let fields: [FormField]
  private let binding: Binding<FormState>?
  private let refusal: Refusal
  private let fault: (TerminalText) -> Fault

  /// A form of fields.
  ///
  /// - Parameters:
  ///   - fields: from top to bottom.
  ///   - state: the field that keys go to, in an app. Keys wait while a field takes its new value.
  ///   - refusal: why it was refused: it stands below the ``FormState/refusedField``, or below all of them.
  ///   - fault: shows why a field keeps the cursor; it stands below the field.
  public init(
    _ fields: [FormField], state: Binding<FormState>? = nil, refusal: Refusal = EmptyView(),
    fault: @escaping (TerminalText) -> Fault = { Text($0) }
  ) {
    self.fields = fields
    binding = state
    self.refusal = refusal
    self.fault = fault
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard binding != nil else { return block(in: environment, isFocused: true) }
    return block(in: bound(environment), isFocused: environment.isFocused)
      .interacting(.control { handle($0, in: bound(environment)) }, in: environment)
  }

  /// The environment with the form as it is now.
  private func bound(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inside = environment
    inside.form = binding?.wrappedValue
    inside.form?.update(fields)
    inside.form?.fit(height: environment.height)
    return inside
  }

  private func block(in environment: EnvironmentValues, isFocused: Bool) -> TextBlock {
    guard let state = environment.form else {
      let values = LabeledRows(fields.map { (name: $0.label, value: $0.value) })
      return .below([values.block(in: environment), refusal.block(in: environment)])
    }
    return TextBlock(Array(rows(state, isFocused, environment).joined()))
  }

  /// The key of the focused field's keypad at a place; nil for none.
  ///
  /// - Parameters:
  ///   - line: The number of lines below the field.
  ///   - column: The column in the line.
  ///   - environment: That in which the form is drawn.
  public func keypadKey(atLine line: Int, column: Int, in environment: EnvironmentValues) -> FormKeypad.Key? {
    guard let state = environment.form, fields.indices.contains(state.focus) else { return nil }
    let width = labelWidth(environment)
    let row = FormRow(field: fields[state.focus], editor: nil, isFocused: true, labelWidth: width)
    guard !row.keypad(in: environment).isEmpty else { return nil }
    return row.field.keypad?.key(atLine: line - 1, column: column - row.keypadIndent(in: environment))
  }

  /// The lines of each field, with what is said below it.
  private func rows(_ state: FormState, _ isFocused: Bool, _ environment: EnvironmentValues) -> [[TerminalText]] {
    let width = labelWidth(environment)
    var rows = fields.enumerated().map { index, field in
      let isFocused = isFocused && index == state.focus
      let row = FormRow(field: field, editor: isFocused ? state.editor : nil, isFocused: isFocused, labelWidth: width)
      return row.lines(in: environment)
    }
    let fault = state.fault(in: fields)
    if let fault { rows[state.focus] += self.fault(fault).lines(in: environment) }
    // A field that keeps the cursor may have been refused before for the same.
    let isSaid = fault != nil && state.refusedField == state.focus
    let refusal = state.showsRefusal && !isSaid ? refusal.lines(in: environment) : []
    guard let end = state.refusedField.flatMap({ rows.indices.contains($0) ? $0 : nil }) ?? rows.indices.last else {
      return [refusal]
    }
    rows[end] += refusal
    return rows
  }

  private func labelWidth(_ environment: EnvironmentValues) -> Int {
    let widest = fields.map { environment.adapting($0.label).width }.max() ?? 0
    return min(widest, environment.width.map { max(1, $0 / 2 - 4) } ?? widest)
  }
}

extension Form {
  /// What an event does. Enter in the last field is for the views around the form, as in a ``TextField``.
  private func handle(_ event: TerminalEvent, in environment: EnvironmentValues) -> KeyResponse {
    guard var state = environment.form else { return .ignored }
    let response: FormState.Response =
      switch event {
      case .key(let key): state.handle(key, in: fields)
      case .paste(let text): state.paste(text, in: fields)
      case .mouse(let mouse) where mouse.action == .press(.left): point(mouse, &state, environment)
      default: .ignored
      }
    binding?.wrappedValue = state
    switch response {
    case .ignored, .submitted: return .ignored
    case .handled, .refused: break
    case .change(let change): environment.perform(change)
    }
    return .changed
  }

  /// What a click does: it presses a key of the keypad, or puts the cursor into a field.
  private func point(
    _ mouse: MouseEvent, _ state: inout FormState, _ environment: EnvironmentValues
  ) -> FormState.Response {
    var line = mouse.row
    for (index, lines) in rows(state, environment.isFocused, environment).enumerated()
    where fields.indices.contains(index) {
      if line < lines.count {
        if index == state.focus, let key = keypadKey(atLine: line, column: mouse.column, in: environment) {
          return state.press(key)
        }
        state.focus(index, in: fields)
        return .handled
      }
      line -= lines.count
    }
    return .ignored
  }
}
