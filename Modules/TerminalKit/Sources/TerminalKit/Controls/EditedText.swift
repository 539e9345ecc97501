/// A text with a cursor in it: what a field of one line and an editor of several have in common.
struct EditedText: Hashable, Sendable {
  /// What is typed so far, within the limit.
  private(set) var text = ""
  /// The clusters before the cursor.
  private(set) var cursor = 0
  /// The most clusters of the text.
  let limit: Int
  /// Whether a line break stays one, instead of becoming a space.
  let hasLines: Bool

  /// A text with the cursor at its end; what goes beyond the limit is cut.
  init(_ text: String, limit: Int, hasLines: Bool) {
    self.limit = max(0, limit)
    self.hasLines = hasLines
    insert(text)
  }

  /// Puts text in at the cursor: tabs become spaces, other control characters are left out, and so is what goes beyond the
  /// limit.
  @discardableResult mutating func insert(_ inserted: String) -> KeyResponse {
    let old = text
    let (before, after) = (text.prefix(cursor), text.dropFirst(cursor))
    let clean = cleaned(inserted, room: limit - Self.cost(text))
    let end = before.utf8.count + clean.utf8.count
    text = String(before + clean + after)
    // What is put in may become one cluster with what it stands beside.
    cursor = text.indices.prefix { text.utf8.distance(from: text.startIndex, to: $0) < end }.count
    return .handled(text != old)
  }

  /// Moves the cursor; to the nearest place where there is none.
  mutating func move(to place: Int) -> KeyResponse {
    let old = cursor
    cursor = min(max(0, place), text.count)
    return .handled(cursor != old)
  }

  /// Whether a text fits as a whole.
  func hasRoom(for inserted: String) -> Bool {
    let room = limit - Self.cost(text)
    return inserted.utf8.count <= room || Self.cost(inserted) <= room
  }

  /// Each 32 bytes of a cluster count as one more, so that a letter with a thousand marks is no way around the limit.
  private static func cost(_ character: Character) -> Int { 1 + character.utf8.count / 32 }

  private static func cost(_ text: String) -> Int { text.reduce(0) { $0 + cost($1) } }

  /// As much of a text as there is room for; a longer one isn't looked at further.
  private func cleaned(_ text: String, room: Int) -> String {
    var clean = String.UnicodeScalarView()
    var room = room
    for character in text {
      room -= Self.cost(character)
      if room < 0 { break }
      clean.append(contentsOf: cleaned(character))
    }
    return String(clean)
  }

  private func cleaned(_ character: Character) -> [Unicode.Scalar] {
    if character.isNewline { return hasLines ? ["\n"] : [" "] }
    if character == "\t" { return [" "] }
    return character.unicodeScalars.filter { $0.properties.generalCategory != .control }
  }
}

extension EditedText {
  /// Types, moves the cursor and deletes, by the keys of a shell's command line.
  mutating func handle(_ key: Key) -> KeyResponse {
    if case .character(let character) = key.code, key.modifiers.subtracting(.shift).isEmpty {
      return insert(String(character))
    }
    if let target = target(of: key) { return move(to: target) }
    guard let range = deletion(of: key) else { return .ignored }
    let characters = Array(text)
    text = String(characters[..<range.lowerBound] + characters[range.upperBound...])
    cursor = min(range.lowerBound, text.count)
    return .handled(!range.isEmpty)
  }

  /// The place that a key moves the cursor to; nil for one that doesn't.
  private func target(of key: Key) -> Int? {
    switch key {
    case .left, .control("b"): cursor - 1
    case .right, .control("f"): cursor + 1
    case .home, .control("a"): line.lowerBound
    case .end, .control("e"): line.upperBound
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
    case .control("u"): line.lowerBound..<cursor
    case .control("k"): cursor..<line.upperBound
    default: nil
    }
  }

  /// The clusters of the line that the cursor is in, without its break.
  private var line: Range<Int> {
    let characters = Array(text)
    let start = characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return start..<(characters[cursor...].firstIndex(of: "\n") ?? characters.endIndex)
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
