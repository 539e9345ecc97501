/// A line of text that is being edited, with the cursor in it.
///
/// The unit is the grapheme cluster: a family of emoji is one step and one deletion. The text is one line without control
/// characters, whatever is typed or pasted, and never longer than its limit.
public struct TextFieldState: Hashable, Sendable {
  private var edited: EditedText

  /// What is typed so far, on one line and within the limit.
  public var text: String { edited.text }

  /// The clusters before the cursor.
  public var cursor: Int { edited.cursor }

  /// The most clusters of the text.
  public var limit: Int { edited.limit }

  /// A text with the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: what is edited; what goes beyond the limit is cut.
  ///   - limit: the most clusters. A cluster counts once more for every 32 bytes of it, so that a letter with a thousand
  ///     marks is no way around it.
  public init(_ text: String = "", limit: Int = 1_024) {
    edited = EditedText(text, limit: limit, hasLines: false)
  }

  /// Puts text in at the cursor, as typing and pasting do: line breaks and tabs become spaces, other control characters
  /// are left out, and so is what goes beyond the limit.
  ///
  /// - Returns: `.changed`, and `.unchanged` where nothing was put in.
  @discardableResult public mutating func insert(_ inserted: String) -> KeyResponse { edited.insert(inserted) }

  /// Whether a text fits as a whole.
  func hasRoom(for inserted: String) -> Bool { edited.hasRoom(for: inserted) }

  /// Types and edits, by the keys of a shell's command line.
  ///
  /// | Keys | |
  /// |---|---|
  /// | arrows, ctrl-B, ctrl-F | a cluster to the left or right |
  /// | Home, End, ctrl-A, ctrl-E | to the ends |
  /// | ctrl or alt with the arrows, alt-B, alt-F | a word to the left or right |
  /// | Backspace, ctrl-H; Delete, ctrl-D | deletes a cluster before or at the cursor |
  /// | ctrl-W, alt-Backspace; alt-D | deletes a word before or at the cursor |
  /// | ctrl-U, ctrl-K | deletes everything before or after the cursor |
  /// | Enter, Esc | `.submitted`, `.cancelled` |
  public mutating func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter: .submitted
    case .escape: .cancelled
    default: edited.handle(key)
    }
  }
}
