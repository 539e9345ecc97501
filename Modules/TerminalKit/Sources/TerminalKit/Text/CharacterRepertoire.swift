/// The characters a terminal can show.
public enum CharacterRepertoire: Hashable, Sendable, CaseIterable {
  /// All of Unicode.
  case unicode

  /// The 95 printable ones of ASCII.
  case ascii

  /// The sign for text that was cut off: `…`, or `...`.
  public var ellipsis: String { self == .unicode ? "…" : "..." }

  /// The sign for a single character that there is no room for; one column wide.
  var placeholder: Character { self == .unicode ? "…" : "." }

  /// The signs that there is more in a direction, each one column wide.
  var arrows: Arrows { self == .unicode ? Arrows.unicode : .ascii }

  /// Signs that point in the directions of a screen.
  struct Arrows {
    let left, right, up, down, upAndDown: TerminalText

    static let unicode = Arrows(left: "‹", right: "›", up: "↑", down: "↓", upAndDown: "↕")
    static let ascii = Arrows(left: "<", right: ">", up: "^", down: "v", upAndDown: "|")
  }
}
