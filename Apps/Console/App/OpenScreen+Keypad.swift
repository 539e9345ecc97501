import TerminalKit

extension OpenScreen {
  /// Presses the key of a keypad at a place in view, as a click does.
  ///
  /// - Returns: What the key says, and what came of it; `nil` for none.
  func pressKeypad(line: Int, column: Int) -> (label: TerminalText, outcome: Outcome)? {
    guard let form = content.form, let (lines, drawn) = drawing, let cursor = lines.firstIndex(where: \.hasCursor)
    else { return nil }
    var environment = drawn
    environment.form = form.state
    // The keys are below the field with the cursor.
    let place = viewport.range.lowerBound + line - cursor
    guard let key = Form(fields).keypadKey(atLine: place, column: column, in: environment) else { return nil }
    return (key.label, Outcome(form.state.press(key)))
  }
}
