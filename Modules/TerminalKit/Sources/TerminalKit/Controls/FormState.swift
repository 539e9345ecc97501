/// Which field of a form keys go to, and the text that is edited there.
///
/// ```swift
/// var form = FormState()
/// form.update(fields)
/// switch form.handle(key, in: fields) {
/// case .change(let change):
///   await change()
///   form.update(newFields)
/// case .submitted: save()
/// default: break
/// }
/// ```
public struct FormState: Sendable {
  /// The index of the field that keys go to.
  public private(set) var focus = 0

  /// The index of the field whose value was refused; nil where none was, or where the form was refused as a whole.
  public var refusedField: Int?

  /// Whether the form says why it was refused; false while that is said elsewhere.
  public var showsRefusal = true

  /// Whether the keypad of a field is shown.
  private(set) var showsKeypad = false

  /// The text of the focused field, where it is one for text.
  private(set) var editor: TextFieldState?

  /// The text that kept the cursor in its field; nil once the cursor is elsewhere.
  private var held: String?

  /// The form at its first field.
  public init() {}

  /// What a form made of a key.
  public enum Response: Sendable {
    /// The key means nothing to the form.
    case ignored
    /// The key is the form's; at most its cursor has moved.
    case handled
    /// A field has a new value, which this hands over.
    case change(@MainActor @Sendable () async -> Void)
    /// The form is filled in: Enter in the last field.
    case submitted
    /// The cursor stays in a field that can't have its text, there is no room for what was typed, or a keypad doesn't offer
    /// the key. Nothing has changed.
    case refused
  }

  /// Takes the fields in as they are now. To be called before the first key, and after every change of the form.
  public mutating func update(_ fields: [FormField]) {
    focus = max(0, min(focus, fields.count - 1))
    guard fields.indices.contains(focus), case .text(let text, _, _) = fields[focus].content else {
      return editor = nil
    }
    if editor?.text != text { editor = TextFieldState(text) }
  }

  /// Says how many lines the window has; nil for no window. A keypad is shown where there is room for it.
  public mutating func fit(height: Int?) { showsKeypad = height ?? 0 >= Self.roomyHeight }

  /// The lines of a window that has room for a keypad.
  private static let roomyHeight = 16

  /// Why the cursor was kept in its field; nil where it wasn't, and once the text is another one.
  func fault(in fields: [FormField]) -> TerminalText? {
    guard fields.indices.contains(focus), let held, fields[focus].input == held else { return nil }
    return fields[focus].fault
  }

  /// Puts the cursor into a field.
  public mutating func focus(_ index: Int, in fields: [FormField]) {
    focus = index
    (editor, held) = (nil, nil)
    update(fields)
  }

  /// Takes a key: Tab, Enter and the arrows up and down go from field to field; the other keys are for the focused one.
  /// Enter in the last field submits the form. In a choice, a letter goes to the next option that begins with it.
  ///
  /// A field with a ``FormField/fault`` keeps the cursor, and the form says why. A second key lets it go: the text may be
  /// right once another field, such as the currency, is.
  ///
  /// - Parameters:
  ///   - key: The key that was pressed.
  ///   - fields: The fields of the last ``update(_:)``.
  public mutating func handle(_ key: Key, in fields: [FormField]) -> Response {
    guard fields.indices.contains(focus) else { return .ignored }
    switch key {
    case .enter where focus == fields.count - 1: return .submitted
    case .tab, .down, .enter: return leave(to: focus + 1, in: fields)
    case .backTab, .up: return leave(to: focus - 1, in: fields)
    case .escape: return .ignored
    default: return edit(key, in: fields[focus])
    }
  }

  /// Puts pasted text into the focused field; ignored where nothing is typed. A text that doesn't fit is refused as a whole.
  public mutating func paste(_ text: String, in fields: [FormField]) -> Response {
    guard fields.indices.contains(focus), case .text(_, _, let change) = fields[focus].content else { return .ignored }
    guard editor?.hasRoom(for: text) == true else { return .refused }
    guard editor?.insert(text) == .changed, let new = editor?.text else { return .handled }
    return .change { await change(new) }
  }

  /// Takes a key of the keypad below the focused field.
  public func press(_ key: FormKeypad.Key) -> Response { key.isOffered ? .change(key.press) : .refused }

  private mutating func leave(to index: Int, in fields: [FormField]) -> Response {
    let field = fields[focus]
    if field.fault != nil, held != field.input {
      held = field.input
      return .refused
    }
    let last = fields.count - 1
    focus(index < 0 ? last : index > last ? 0 : index, in: fields)
    return .handled
  }

  private mutating func edit(_ key: Key, in field: FormField) -> Response {
    switch field.content {
    case .text(_, _, let change):
      guard let response = editor?.handle(key), response != .ignored else { return .ignored }
      guard response == .changed, let text = editor?.text else {
        // A character that has no room isn't left out in silence.
        if case .character = key.code, key.modifiers.subtracting(.shift).isEmpty { return .refused }
        return .handled
      }
      return .change { await change(text) }
    case .choice(let options, let selected, let change):
      guard let step = Self.step(of: key) else {
        return Self.option(key, after: selected, of: options).map { index in .change { await change(index) } }
          ?? .ignored
      }
      guard !options.isEmpty else { return .handled }
      let index = selected.map { ($0 + step + options.count) % options.count } ?? (step > 0 ? 0 : options.count - 1)
      return .change { await change(index) }
    case .toggle(let isOn, let change):
      return Self.step(of: key) == nil ? .ignored : .change { await change(!isOn) }
    }
  }

  /// The next option that begins with the letter of a key, after the last one the first.
  private static func option(_ key: Key, after selected: Int?, of options: [TerminalText]) -> Int? {
    guard case .character(let letter) = key.code, key.modifiers.isEmpty else { return nil }
    let start = selected.map { $0 + 1 } ?? 0
    return (0..<options.count).lazy.map { (start + $0) % options.count }.first {
      options[$0].plainText.first?.lowercased() == letter.lowercased()
    }
  }

  private static func step(of key: Key) -> Int? {
    switch key {
    case .right, .space: 1
    case .left: -1
    default: nil
    }
  }
}
