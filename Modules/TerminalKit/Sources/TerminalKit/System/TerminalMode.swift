/// A mode of a terminal that a full-screen program sets, and resets when it leaves.
public struct TerminalMode: Hashable, Sendable {
  /// The bytes that set the mode.
  public let set: String

  /// The bytes that reset it.
  public let reset: String

  /// A mode of your own. Both sequences have to be such that a terminal without the mode ignores them.
  public init(set: String, reset: String) {
    self.set = set
    self.reset = reset
  }

  /// A screen of its own beside the one of the shell, which comes back as it was.
  public static let alternateScreen = decPrivate(1049)

  /// No cursor, until a frame shows it.
  public static let hiddenCursor = TerminalMode(set: "\u{1B}[?25l", reset: "\u{1B}[?25h")

  /// What is pasted is marked as such: ``TerminalEvent/paste(_:)``.
  public static let bracketedPaste = decPrivate(2004)

  /// The choice of this or another window is told: ``TerminalEvent/focusGained``.
  public static let focusReports = decPrivate(1004)

  /// Keys that other protocols confuse are told apart, with the character that shift makes: the kitty protocol with the
  /// flags 1 and 4, on the terminal's stack.
  public static let keyboardProtocol = TerminalMode(set: "\u{1B}[>5u", reset: "\u{1B}[<u")

  /// Buttons, wheel and drags are told: ``TerminalEvent/mouse(_:)``. The terminal's own selection of text then needs
  /// shift held down, so a program asks its user first.
  public static let mouse = TerminalMode(set: "\u{1B}[?1002h\u{1B}[?1006h", reset: "\u{1B}[?1006l\u{1B}[?1002l")

  /// A change between light and dark is told: ``TerminalAnswer/appearance(isDark:)``.
  public static let appearanceReports = decPrivate(2031)

  private static func decPrivate(_ number: Int) -> TerminalMode {
    TerminalMode(set: "\u{1B}[?\(number)h", reset: "\u{1B}[?\(number)l")
  }
}

extension [TerminalMode] {
  /// The modes of a full-screen program without a mouse, in the order in which they are set.
  public static let fullScreen: [TerminalMode] = [
    .alternateScreen, .hiddenCursor, .bracketedPaste, .focusReports, .keyboardProtocol,
  ]

  var set: String { map(\.set).joined() }

  /// The bytes that undo ``set`` from the last to the first, after whatever was cut off: a sequence (CAN), a frame
  /// (mode 2026) or a style.
  var reset: String { "\u{18}\u{1B}[?2026l\u{1B}[0m" + reversed().map(\.reset).joined() }
}
