/// The environment that a view is rendered in. ``EnvironmentKey`` adds further values.
public struct EnvironmentValues: Sendable {
  /// The columns there are for the view; nil where there is no limit, as in a pipe: then nothing is wrapped or cut.
  public var width: Int?

  /// The lines there are for the view; nil where there is no limit, as in a pipe. Views that scroll keep within it;
  /// others may be higher, and are cut at the end of a ``Frame``.
  public var height: Int?

  /// The characters that can be shown.
  public var characterSet: CharacterRepertoire

  /// The colours that can be shown.
  public var colorDepth: ColorDepth

  /// Whether the lines are read out rather than looked at: then nothing is drawn, and what a picture would show is
  /// said in figures and words.
  public var isAccessible: Bool

  /// The separator after a title, where a table is written as a list; languages differ.
  public var titleSeparator = ": "

  /// The axis of the stack that the view stands in.
  var stackAxis = Axis.vertical

  /// What a view is known by from one frame to the next: its place among the others.
  var identity = 0

  /// The values of the keys that were set, by the key.
  var entries: [ObjectIdentifier: any Sendable] = [:]

  /// An environment; without arguments that of a pipe.
  public init(
    width: Int? = nil, characterSet: CharacterRepertoire = .unicode, colorDepth: ColorDepth = .none,
    isAccessible: Bool = false
  ) {
    self.width = width
    self.characterSet = characterSet
    self.colorDepth = colorDepth
    self.isAccessible = isAccessible
  }

  /// The text in the characters that can be shown. A view asks before it measures, because `€` is narrower than EUR.
  public func adapting(_ text: TerminalText) -> TerminalText {
    characterSet == .ascii ? text.transliteratedToASCII : text
  }
}

/// The number of colours of a terminal.
public enum ColorDepth: Hashable, Sendable, CaseIterable, Comparable {
  /// No colours and no escape sequences at all.
  case none
  /// The sixteen named ones.
  case ansi16
  /// Xterm's palette of 256.
  case ansi256
  /// Red, green and blue.
  case truecolor
}
