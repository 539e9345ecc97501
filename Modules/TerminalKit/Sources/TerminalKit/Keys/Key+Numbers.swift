extension Key {
  /// The key of a number of the kitty protocol or modifyOtherKeys, which is a character's for a key that types one.
  ///
  /// - Parameters:
  ///   - number: What the key types without shift, or the number of a key that types nothing.
  ///   - shifted: What it types with shift.
  ///   - base: What the key at its place types on a Latin keyboard. With a modifier it counts where the layout is
  ///     another: control-C is at one place on all of them.
  /// - Returns: nil for a key that is a modifier, a volume or the like, and for what no key has.
  init?(number: Int, shifted: Int? = nil, base: Int? = nil, _ modifiers: Modifiers) {
    if let code = Code(number: number) {
      self.init(code, modifiers)
      return
    }
    guard let character = Character(typed: number) else { return nil }
    if !modifiers.isSubset(of: .shift), !character.isASCII, let latin = base.flatMap(Character.init(typed:)) {
      self.init(character: latin, shifted: nil, modifiers)
    } else {
      self.init(character: character, shifted: shifted.flatMap(Character.init(typed:)), modifiers)
    }
  }

  /// A character with shift in itself, where it is known what shift makes of it.
  private init(character: Character, shifted: Character?, _ modifiers: Modifiers) {
    let capital = character.uppercased()
    let isOneLetter = character.isLetter && capital.count == 1
    if modifiers.contains(.shift), let shifted = shifted ?? (isOneLetter ? Character(capital) : nil) {
      self.init(.character(shifted), modifiers.subtracting(.shift))
    } else {
      self.init(.character(character), modifiers)
    }
  }
}

extension Key.Code {
  /// The key of a number; nil for one that types a character, and for one that isn't told.
  fileprivate init?(number: Int) {
    switch number {
    case 8, 127: self = .backspace
    case 9: self = .tab
    case 13, 57_414: self = .enter
    case 27: self = .escape
    case 57_376...57_398: self = .function(number - 57_376 + 13)
    case 57_399...57_408: self = .character(Character(Unicode.Scalar(UInt8(number - 57_399) + UInt8(ascii: "0"))))
    case 57_409...57_426:
      guard let code = Self.keypad[number - 57_409] else { return nil }
      self = code
    default: return nil
    }
  }

  /// The keys of the keypad from the decimal mark on.
  private static let keypad: [Key.Code?] = [
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter, .character("="),
    .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]
}

extension Character {
  /// The character of a number; nil for a control character, and for the private numbers that stand for keys.
  init?(typed number: Int) {
    guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
    guard scalar.properties.generalCategory != .control, !(0xE000...0xF8FF ~= scalar.value) else { return nil }
    self.init(scalar)
  }
}
