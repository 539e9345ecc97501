/// A line of text that is being edited, with the cursor in it.
///
/// The unit is the grapheme cluster: a family of emoji is one step and one deletion. The text is one line without control
/// characters, whatever is typed or pasted, and never longer than its limit.
public struct TextFieldState: Hashable, Sendable {
  /// What is typed so far, on one line and within the limit.
  public private(set) var text: String

  /// The clusters before the cursor.
  public private(set) var cursor: Int

  /// The most clusters of the text.
  public let limit: Int

  /// A text with the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: what is edited; what goes beyond the limit is cut.
  ///   - limit: the most clusters. A cluster counts once more for every 32 bytes of it, so that a letter with a thousand
  ///     marks is no way around it.
  public init(_ text: String = "", limit: Int = 1_024) {
    self.text = ""
    self.limit = max(0, limit)
    cursor = 0
    insert(text)
  }

  /// Puts text in at the cursor, as typing and pasting do: line breaks and tabs become spaces, other control characters
  /// are left out, and so is what goes beyond the limit.
  ///
  /// - Returns: `.changed`, and `.unchanged` where nothing was put in.
  @discardableResult public mutating func insert(_ inserted: String) -> KeyResponse {
    let old = text
    let (before, after) = (text.prefix(cursor), text.dropFirst(cursor))
    let clean = Self.cleaned(inserted, room: limit - Self.cost(text))
    let end = before.utf8.count + clean.utf8.count
    text = String(before + clean + after)
    // What is put in may become one cluster with what it stands beside.
    cursor = text.indices.prefix { text.utf8.distance(from: text.startIndex, to: $0) < end }.count
    return .handled(text != old)
  }

  /// Whether a text fits as a whole.
  func hasRoom(for inserted: String) -> Bool {
    let room = limit - Self.cost(text)
    return inserted.utf8.count <= room || Self.cost(inserted) <= room
  }

  private static func cost(_ character: Character) -> Int { 1 + character.utf8.count / 32 }

  private static func cost(_ text: String) -> Int { text.reduce(0) { $0 + cost($1) } }

  /// As much of a text as there is room for; a longer one isn't looked at further.
  private static func cleaned(_ text: String, room: Int) -> String {
    var clean = String.UnicodeScalarView()
    var room = room
    for character in text {
      let isSpace = character.isNewline || character == "\t"
      let scalars = isSpace ? [" "] : character.unicodeScalars.filter { $0.properties.generalCategory != .control }
      room -= cost(character)
      if room < 0 { break }
      clean.append(contentsOf: scalars)
    }
    return String(clean)
  }
}

extension TextFieldState {
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
    case .enter: return .submitted
    case .escape: return .cancelled
    default: break
    }
    if case .character(let character) = key.code, key.modifiers.subtracting(.shift).isEmpty {
      return insert(String(character))
    }
    if let target = target(of: key) {
      defer { cursor = target }
      return .handled(cursor != target)
    }
    guard let range = deletion(of: key) else { return .ignored }
    let characters = Array(text)
    text = String(characters[..<range.lowerBound] + characters[range.upperBound...])
    cursor = min(range.lowerBound, text.count)
    return .handled(!range.isEmpty)
  }

  /// Where a key moves the cursor; nil for one that doesn't.
  private func target(of key: Key) -> Int? {
    switch key {
    case .left, .control("b"): max(0, cursor - 1)
    case .right, .control("f"): min(text.count, cursor + 1)
    case .home, .control("a"): 0
    case .end, .control("e"): text.count
    case Key(.left, .control), Key(.left, .alt), .alt("b"): wordStart
    case Key(.right, .control), Key(.right, .alt), .alt("f"): wordEnd
    default: nil
    }
  }

  /// What a key deletes; nil for one that deletes nothing anywhere.
  private func deletion(of key: Key) -> Range<Int>? {
    switch key {
    case .backspace, .control("h"): max(0, cursor - 1)..<cursor
    case .delete, .control("d"): cursor..<min(text.count, cursor + 1)
    case .control("w"), Key(.backspace, .alt), Key(.backspace, .control): wordStart..<cursor
    case .alt("d"), Key(.delete, .control), Key(.delete, .alt): cursor..<wordEnd
    case .control("u"): 0..<cursor
    case .control("k"): cursor..<text.count
    default: nil
    }
  }

  /// The start of the word before the cursor.
  private var wordStart: Int {
    let before = Array(text.prefix(cursor))
    let end = before.lastIndex(where: Self.isOfWord) ?? -1
    guard end >= 0 else { return 0 }
    return (before[...end].lastIndex { !Self.isOfWord($0) } ?? -1) + 1
  }

  /// The end of the word at the cursor or after it.
  private var wordEnd: Int {
    let characters = Array(text)
    let start = characters[cursor...].firstIndex(where: Self.isOfWord) ?? characters.endIndex
    return characters[start...].firstIndex { !Self.isOfWord($0) } ?? characters.endIndex
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
