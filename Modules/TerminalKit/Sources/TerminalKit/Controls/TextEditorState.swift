/// A text of several lines that is being edited, with the cursor in it.
///
/// As in a ``TextFieldState`` the unit is the grapheme cluster; line breaks are kept. A key takes time that is linear in
/// the text.
public struct TextEditorState: Hashable, Sendable {
  private var edited: EditedText
  /// The column that the arrows up and down keep to, also over shorter lines.
  private var column: Int?
  /// The first line that is shown.
  private var offset = 0

  /// What is typed so far, within the limit.
  public var text: String { edited.text }

  /// The clusters before the cursor.
  public var cursor: Int { edited.cursor }

  /// A text with the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: what is edited; what goes beyond the limit is cut.
  ///   - limit: the most clusters, counted as ``TextFieldState`` does.
  public init(_ text: String = "", limit: Int = 65_536) {
    edited = EditedText(text, limit: limit, hasLines: true)
  }

  /// Puts text in at the cursor: tabs become spaces, control characters but line breaks are left out, and so is what goes
  /// beyond the limit.
  ///
  /// - Returns: `.changed`, and `.unchanged` where nothing was put in.
  @discardableResult public mutating func insert(_ inserted: String) -> KeyResponse {
    column = nil
    return edited.insert(inserted)
  }

  /// Types and edits, by the keys of a ``TextFieldState``, of which those for the ends are for the ends of a line. Enter
  /// begins a line, the arrows up and down, Page Up and Page Down go from line to line; Esc is `.cancelled`.
  ///
  /// - Parameters:
  ///   - key: the key that was pressed.
  ///   - environment: that in which the text is drawn: lines are wrapped at its width, and a page is its height.
  public mutating func handle(_ key: Key, in environment: EnvironmentValues) -> KeyResponse {
    let page = max(1, (environment.height ?? 1) - 1)
    switch key {
    case .escape: return .cancelled
    case .up, .control("p"): return move(by: -1, in: environment)
    case .down, .control("n"): return move(by: 1, in: environment)
    case .pageUp: return move(by: -page, in: environment)
    case .pageDown: return move(by: page, in: environment)
    case .enter: return insert("\n")
    default:
      column = nil
      return edited.handle(key)
    }
  }

  private mutating func move(by lines: Int, in environment: EnvironmentValues) -> KeyResponse {
    let wrapped = WrappedText(text, in: environment)
    let place = wrapped.place(of: cursor)
    let line = min(max(0, place.line + lines), wrapped.count - 1)
    guard line != place.line else { return .unchanged }
    let column = self.column ?? place.column
    self.column = column
    return edited.move(to: wrapped.cluster(line: line, column: column))
  }

  /// Puts the cursor where a line that is shown was clicked, or moves it by the wheel.
  mutating func handle(_ mouse: MouseEvent, in environment: EnvironmentValues) -> KeyResponse {
    switch mouse.action {
    case .scroll(.up): return move(by: -1, in: environment)
    case .scroll(.down): return move(by: 1, in: environment)
    case .press(.left):
      column = nil
      let wrapped = WrappedText(text, in: environment)
      return edited.move(to: wrapped.cluster(line: offset + mouse.row, column: mouse.column))
    default: return .ignored
    }
  }

  /// Brings the cursor into view, and the lines that are shown then.
  mutating func lines(in environment: EnvironmentValues, isFocused: Bool) -> [TerminalText] {
    let wrapped = WrappedText(text, in: environment)
    let height = environment.height ?? wrapped.count
    let line = wrapped.place(of: cursor).line
    offset = max(0, min(max(offset, line - height + 1), line, wrapped.count - height))
    return wrapped.shown(offset..<offset + max(0, height), cursor: isFocused ? cursor : nil)
  }
}
