extension ControlSequence {
  /// The key of a sequence of the VT family or xterm; nil for one that isn't known.
  func legacyKey(_ final: Character) -> Key? {
    switch final {
    case "~": number(0).flatMap { Self.keys[$0] }.flatMap { key($0, modifiers: number(1)) }
    case "^": number(0).flatMap { Self.keys[$0] }.map { Key($0, .control) }
    case "@": number(0).flatMap { Self.keys[$0] }.map { Key($0, [.control, .shift]) }
    case "$": number(0).flatMap { Self.keys[$0] }.map { Key($0, .shift) }
    case "Z": key(.tab, modifiers: number(1)).map { Key($0.code, $0.modifiers.union(.shift)) }
    case "a"..."d": parameters.isEmpty ? Key(arrow: final).map { Key($0.code, .shift) } : nil
    // Elsewhere it is a cursor's position.
    case "R" where parameters.count > 1 && number(0) != 1: nil
    default: Key.Code(letter: final).flatMap { key($0, modifiers: parameters.count == 1 ? number(0) : number(1)) }
    }
  }

  /// The keys of the kitty protocol: one, or one for each character of a text.
  var typed: [Key] {
    guard let code = number(0), let modifiers = Key.Modifiers(parameter: number(1)) else { return [] }
    let text = parameters.count > 2 ? parameters[2].compactMap { $0.flatMap(Character.init(typed:)) } : []
    let isText = modifiers.isSubset(of: .shift) && !text.isEmpty
    if isText { return text.map { Key(.character($0)) } }
    return Key(number: code, shifted: number(0, 1), base: number(0, 2), modifiers).map { [$0] } ?? []
  }

  /// The key of xterm's modifyOtherKeys, whose number is that of the character with shift.
  var otherKey: Key? {
    guard parameters.count == 3, let code = number(2), let modifiers = Key.Modifiers(parameter: number(1)) else {
      return nil
    }
    return Key(number: code, shifted: code, modifiers)
  }

  private func key(_ code: Key.Code, modifiers: Int?) -> Key? {
    Key.Modifiers(parameter: modifiers).map { Key(code, $0) }
  }

  /// The keys that xterm, the VT220, rxvt and the Linux console tell by a number.
  private static let keys: [Int: Key.Code] = {
    var keys: [Int: Key.Code] = [
      1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
    let functions = [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34]
    for (index, number) in functions.enumerated() { keys[number] = .function(index + 1) }
    return keys
  }()
}

extension Key.Modifiers {
  /// The modifiers of a parameter, which is greater by one than their sum; without a parameter there are none.
  ///
  /// - Returns: nil for a number that none has.
  init?(parameter: Int?) {
    guard let sum = UInt8(exactly: (parameter ?? 1) - 1) else { return nil }
    // The two highest are Caps Lock and Num Lock.
    self.init(rawValue: sum & 0x3F)
  }
}

extension Key.Code {
  /// The key that a letter at the end of a sequence tells.
  fileprivate init?(letter: Character) {
    switch letter {
    case "A": self = .up
    case "B": self = .down
    case "C": self = .right
    case "D": self = .left
    case "F": self = .end
    case "H": self = .home
    case "P": self = .function(1)
    case "Q": self = .function(2)
    case "R": self = .function(3)
    case "S": self = .function(4)
    default: return nil
    }
  }
}

extension Key {
  /// The key of a letter after `ESC O`: those of the keypad among them.
  init?(singleShift byte: UInt8, modifiers: Int?) {
    guard let held = Modifiers(parameter: modifiers) else { return nil }
    let letter = Character(Unicode.Scalar(byte))
    switch letter {
    case "M": self.init(.enter, held)
    case "I": self.init(.tab, held)
    case "X": self.init(.character("="), held)
    case "a"..."d":
      guard let arrow = Key(arrow: letter) else { return nil }
      self.init(arrow.code, held.union(.control))
    // The keys of the keypad are 64 above what they type.
    case "j"..."y": self.init(.character(Character(Unicode.Scalar(byte - 64))), held)
    default:
      guard let code = Code(letter: letter) else { return nil }
      self.init(code, held)
    }
  }

  /// The arrow of one of rxvt's lowercase letters.
  fileprivate init?(arrow letter: Character) {
    switch letter {
    case "a": self = .up
    case "b": self = .down
    case "c": self = .right
    case "d": self = .left
    default: return nil
    }
  }
}
