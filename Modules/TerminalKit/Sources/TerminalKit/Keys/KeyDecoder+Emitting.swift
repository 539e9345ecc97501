extension KeyDecoder {
  /// Emits the key that typed a character, and is back at the beginning of a sequence.
  mutating func emit(_ scalar: Unicode.Scalar) { emit([.key(Key(typed: scalar))]) }

  /// Emits the events of a whole sequence. An escape before it is alt for a key, and the key Esc before anything else.
  mutating func emit(_ sequence: [TerminalEvent]) {
    if isAlt, !sequence.contains(where: \.isKey) { type(.escape) }
    events += isAlt ? sequence.map(\.withAlt) : sequence
    (state, isAlt) = (.ground, false)
  }

  /// Emits a key as often as it was pressed.
  mutating func type(_ key: Key, as count: Int = 1) {
    events += Array(repeating: .key(key), count: count)
  }

  /// Emits what is a character with alt, because no sequence followed its beginning.
  mutating func typeIntroducer(_ scalar: Unicode.Scalar) {
    if isAlt { type(.escape) }
    type(.alt(Character(scalar)))
  }
}

extension TerminalEvent {
  fileprivate var isKey: Bool {
    switch self {
    case .key, .keyRelease: true
    default: false
    }
  }

  fileprivate var withAlt: TerminalEvent {
    switch self {
    case .key(let key): .key(key.withAlt)
    case .keyRelease(let key): .keyRelease(key.withAlt)
    default: self
    }
  }
}

extension Key {
  fileprivate var withAlt: Key { Key(code, modifiers.union(.alt)) }

  /// The key of a character that a terminal sends by itself.
  fileprivate init(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00: self = .control(" ")
    // Terminals don't agree on what Backspace sends, nor pipes on what ends a line.
    case 0x08, 0x7F: self = .backspace
    case 0x09: self = .tab
    case 0x0A, 0x0D: self = .enter
    case 0x01...0x1A: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60)))
    case 0x1B...0x1F: self = .control(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40)))
    case 0x80...0x9F: self.init(.character(Character(UTF8Scanner.replacement)))
    default: self.init(.character(Character(scalar)))
    }
  }
}
