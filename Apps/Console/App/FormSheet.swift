import TerminalKit

/// A form as the host keeps it: the field that keys go to, and what of the form is in view.
struct FormSheet {
  /// What is brought into view.
  enum Sight {
    case cursor
    /// What was scrolled to.
    case page
    /// Why the form was refused, in the next frame.
    case refusal
  }

  private(set) var state = FormState()
  private(set) var sight = Sight.cursor
  /// Whether the app by lines has read out why the form was refused.
  var isRefusalReadOut = false
  /// The first field of the step in front.
  private var step: TerminalText?

  /// Takes in the fields as they are now. Another step of the form begins at its first field.
  ///
  /// - Parameter refused: The label of the field whose value was refused; `nil` for none.
  mutating func update(_ fields: [FormField], refused: TerminalText?) {
    if fields.first?.label != step {
      let showsRefusal = state.showsRefusal
      state = FormState()
      state.showsRefusal = showsRefusal
      step = fields.first?.label
    }
    state.update(fields)
    state.refusedField = refused.flatMap { label in fields.firstIndex { $0.label == label } }
  }

  /// Lays the form out in a window.
  ///
  /// - Parameter showsRefusal: Whether the form says why it was refused; `nil` for as before.
  mutating func fit(height: Int?, showsRefusal: Bool?) {
    state.fit(height: height)
    if let showsRefusal { state.showsRefusal = showsRefusal }
  }

  /// Whether the next frame is to show what is said below all fields: asked once.
  mutating func takeRefusal() -> Bool {
    guard sight == .refusal else { return false }
    let isBelow = state.showsRefusal && state.refusedField == nil
    sight = isBelow ? .page : .cursor
    return isBelow
  }

  /// Brings into view why the form was refused: the field, else what is said below all of them.
  mutating func showRefusal(in fields: [FormField]) {
    if let refused = state.refusedField { state.focus(refused, in: fields) }
    sight = .refusal
  }

  /// Notes that the form was scrolled, or that the cursor is followed again.
  mutating func look(at sight: Sight) { if self.sight != .refusal { self.sight = sight } }

  /// Puts the cursor into a field.
  mutating func focus(_ index: Int, in fields: [FormField]) { state.focus(index, in: fields) }

  mutating func handle(_ key: Key, in fields: [FormField]) -> FormState.Response { state.handle(key, in: fields) }

  mutating func paste(_ text: String, in fields: [FormField]) -> FormState.Response { state.paste(text, in: fields) }
}
