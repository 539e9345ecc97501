extension ControlSequence {
  /// Whether the byte makes it the beginning of a bracketed paste.
  func isPasteStart(_ final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && isPlain && parameters == [[200]]
  }

  /// The events of the whole sequence; none for one that isn't known.
  func events(final: UInt8) -> [TerminalEvent] {
    if isForeign { return [] }
    let mark = marker.map { Character(Unicode.Scalar($0)) }
    switch (mark, intermediate, Character(Unicode.Scalar(final))) {
    case (nil, nil, "I"): return parameters.isEmpty ? [.focusGained] : []
    case (nil, nil, "O"): return parameters.isEmpty ? [.focusLost] : []
    case (nil, nil, "u"): return typed.map(phased)
    case (nil, nil, "~") where number(0) == 27: return otherKey.map { [phased($0)] } ?? []
    case (nil, nil, let letter): return legacyKey(letter).map { [phased($0)] } ?? []
    case ("<", nil, "M"): return mouse(isRelease: false).map { [.mouse($0)] } ?? []
    case ("<", nil, "m"): return mouse(isRelease: true).map { [.mouse($0)] } ?? []
    default: return answer(final).map { [.answer($0)] } ?? []
    }
  }

  private var isPlain: Bool { marker == nil && intermediate == nil && !isForeign }

  /// The event of a key as the kitty protocol tells it: pressed, repeated or released.
  private func phased(_ key: Key) -> TerminalEvent { number(1, 1) == 3 ? .keyRelease(key) : .key(key) }

  private func mouse(isRelease: Bool) -> MouseEvent? {
    guard parameters.count == 3, let code = number(0), let column = number(1), let row = number(2) else { return nil }
    return MouseEvent(code: code, row: row, column: column, isRelease: isRelease)
  }

  private func answer(_ final: UInt8) -> TerminalAnswer? {
    guard marker == UInt8(ascii: "?") else { return nil }
    switch (intermediate, final) {
    case (UInt8(ascii: "$"), UInt8(ascii: "y")):
      guard let mode = number(0), let setting = number(1).flatMap(TerminalAnswer.ModeSetting.init) else { return nil }
      return .mode(mode, setting)
    case (nil, UInt8(ascii: "c")): return .attributes(parameters.compactMap { $0[0] })
    case (nil, UInt8(ascii: "u")): return number(0).map { .keyboardFlags($0) }
    case (nil, UInt8(ascii: "n")) where number(0) == 997 && (number(1) == 1 || number(1) == 2):
      return .appearance(isDark: number(1) == 1)
    default: return nil
    }
  }
}
