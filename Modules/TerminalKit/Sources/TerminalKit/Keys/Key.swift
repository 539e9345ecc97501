/// A key of the keyboard with the modifiers held down.
///
/// A character has its shift in itself: it is `A`, not `a` with shift. Only where the terminal doesn't say which
/// character the layout has there does ``Modifiers/shift`` stand beside a character. Caps Lock and Num Lock are no
/// modifiers.
///
/// ```swift
/// switch key {
/// case "q", .escape: leave()
/// case .control("l"): redraw()
/// default: break
/// }
/// ```
public struct Key: Hashable, Sendable {
  /// The key.
  public var code: Code

  /// The modifiers held down.
  public var modifiers: Modifiers

  /// A key with modifiers, as given: ``KeyDecoder`` is what puts shift into the character.
  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// The keys that terminals have in common. Those of the keypad are the ones of the same meaning elsewhere.
  public enum Code: Hashable, Sendable {
    /// A key that types a character, the space among them.
    case character(Character)
    /// Enter or Return; without the kitty protocol control and M too.
    case enter
    /// Tab; without the kitty protocol control and I too.
    case tab
    /// Deletes before the cursor.
    case backspace
    /// Esc; told 50 ms late where it may begin a sequence.
    case escape
    /// The arrows.
    case up, down, left, right
    /// To the beginning or the end of a line or a list.
    case home, end
    /// Back or on by what is visible.
    case pageUp, pageDown
    /// Switches between inserting and overwriting in editors.
    case insert
    /// Deletes at the cursor.
    case delete
    /// F1 and so on, by its number; at most F35.
    case function(Int)
  }

  /// The modifiers of a key, numbered as in the kitty keyboard protocol.
  ///
  /// Without that protocol a terminal tells control only of letters and a few others, and takes control and I for Tab,
  /// control and M for Enter.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift, of keys that type no character: of a character it is a part.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, or Option.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control, Ctrl or ^.
    public static let control = Modifiers(rawValue: 1 << 2)
    /// Super: Windows, or Command.
    public static let `super` = Modifiers(rawValue: 1 << 3)
    /// Hyper, of keyboards that have it.
    public static let hyper = Modifiers(rawValue: 1 << 4)
    /// Meta, of keyboards that have it.
    public static let meta = Modifiers(rawValue: 1 << 5)
  }
}

extension Key {
  /// Enter, or Return.
  public static let enter = Key(.enter)
  /// Tab, which goes on to the next field.
  public static let tab = Key(.tab)
  /// Tab with shift, which goes back.
  public static let backTab = Key(.tab, .shift)
  /// Backspace, which deletes before the cursor.
  public static let backspace = Key(.backspace)
  /// Esc.
  public static let escape = Key(.escape)
  /// The arrow up.
  public static let up = Key(.up)
  /// The arrow down.
  public static let down = Key(.down)
  /// The arrow to the left.
  public static let left = Key(.left)
  /// The arrow to the right.
  public static let right = Key(.right)
  /// Home: to the beginning of a line or a list.
  public static let home = Key(.home)
  /// End: to the end of a line or a list.
  public static let end = Key(.end)
  /// Page Up: back by what is visible.
  public static let pageUp = Key(.pageUp)
  /// Page Down: on by what is visible.
  public static let pageDown = Key(.pageDown)
  /// Insert, which keyboards without a keypad lack.
  public static let insert = Key(.insert)
  /// Delete, which deletes at the cursor.
  public static let delete = Key(.delete)
  /// The space bar.
  public static let space: Key = " "

  /// F1 and so on.
  public static func function(_ number: Int) -> Key { Key(.function(number)) }

  /// A character with control. A terminal without the kitty keyboard protocol tells lowercase letters only.
  public static func control(_ character: Character) -> Key { Key(.character(character), .control) }

  /// A character with alt.
  public static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// A key that types a character: `"q"`.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}
