/// What a terminal says of itself, asked by a ``TerminalQuery`` or not.
public enum TerminalAnswer: Hashable, Sendable {
  /// The setting of a private mode (DECRPM).
  case mode(Int, ModeSetting)

  /// The colour of letters without one of their own, 0–255 each.
  case foreground(red: UInt8, green: UInt8, blue: UInt8)

  /// The colour behind letters without one of their own, 0–255 each.
  case background(red: UInt8, green: UInt8, blue: UInt8)

  /// What the terminal is and can do, in the numbers of primary device attributes (DA1). Every terminal answers this,
  /// so an earlier question without an answer by then has none.
  case attributes([Int])

  /// The flags of the kitty keyboard protocol that are on.
  case keyboardFlags(Int)

  /// The user's choice of light or dark, which is told when it changes once mode 2031 is set.
  case appearance(isDark: Bool)

  /// What a terminal answers about one of its modes (DECRPM).
  public enum ModeSetting: Int, Hashable, Sendable, CaseIterable {
    /// The terminal doesn't know the mode.
    case unknown
    /// It is on.
    case set
    /// It is off.
    case reset
    /// It is on and can't be changed.
    case permanentlySet
    /// It is off and can't be changed.
    case permanentlyReset

    /// Whether the mode is on, or could be.
    public var isSupported: Bool { self != .unknown && self != .permanentlyReset }
  }
}

/// A question to a terminal. Its answer comes among the keys, or never.
public struct TerminalQuery: Hashable, Sendable {
  /// The bytes to write.
  public let sequence: String

  /// The setting of a private mode, such as 2026, synchronized output: ``TerminalAnswer/mode(_:_:)``.
  public static func mode(_ number: Int) -> TerminalQuery { TerminalQuery(sequence: "\u{1B}[?\(number)$p") }

  /// The colour of the letters: ``TerminalAnswer/foreground(red:green:blue:)``.
  public static let foreground = TerminalQuery(sequence: "\u{1B}]10;?\u{1B}\\")

  /// The colour behind them: ``TerminalAnswer/background(red:green:blue:)``.
  public static let background = TerminalQuery(sequence: "\u{1B}]11;?\u{1B}\\")

  /// What the terminal is: ``TerminalAnswer/attributes(_:)``.
  public static let attributes = TerminalQuery(sequence: "\u{1B}[c")

  /// The flags of the keyboard protocol: ``TerminalAnswer/keyboardFlags(_:)``.
  public static let keyboardFlags = TerminalQuery(sequence: "\u{1B}[?u")
}
