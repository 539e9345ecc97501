/// The keys that an amount is made of, for a pointer: digits, the decimal mark, and one that takes the last of them away.
///
/// It offers the keys that can follow what is made so far; the others are blank.
public struct Keypad: PrimitiveView {
  /// A key of the keypad.
  public enum Key: Hashable, Sendable {
    /// 0 to 9.
    case digit(Int)
    /// The decimal mark.
    case decimalSeparator
    /// Takes the last one away.
    case delete

    /// All keys.
    public static let all = Set(rows.joined())

    /// The keys as they are drawn.
    static let rows: [[Key]] = [
      [.digit(1), .digit(2), .digit(3)], [.digit(4), .digit(5), .digit(6)], [.digit(7), .digit(8), .digit(9)],
      [.decimalSeparator, .digit(0), .delete],
    ]

    /// The key at a place of the keypad; nil beside it.
    static func at(line: Int, column: Int) -> Key? {
      guard rows.indices.contains(line), 0..<Keypad.width ~= column else { return nil }
      return rows[line][column / Keypad.keyWidth]
    }

    /// What the key says.
    ///
    /// - Parameter decimalSeparator: the language's mark.
    public func label(decimalSeparator: TerminalText = ".") -> TerminalText {
      switch self {
      case .digit(let digit): "\(digit)"
      case .decimalSeparator: decimalSeparator
      case .delete: "←"
      }
    }
  }

  private let separator: TerminalText
  private let keys: Set<Key>
  private let pressed: Key?

  /// A keypad.
  ///
  /// - Parameters:
  ///   - decimalSeparator: the language's mark.
  ///   - keys: the keys that can follow.
  ///   - pressed: the key that was pressed last; it is in brackets.
  public init(decimalSeparator: TerminalText = ".", keys: Set<Key> = Key.all, pressed: Key? = nil) {
    separator = decimalSeparator
    self.keys = keys
    self.pressed = pressed
  }

  /// Four rows of three keys; nothing where nothing is drawn, or where there isn't room.
  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible || environment.width ?? .max < Self.width { return TextBlock() }
    let lines = Key.rows.map { row in
      row.map { key in
        let text = keys.contains(key) ? environment.adapting(key.label(decimalSeparator: separator)) : TerminalText()
        let label = text.truncated(to: 1, ellipsis: ".").padded(to: 1)
        return key == pressed ? ("[" + label + "]").bold() : " " + label + " "
      }.joined()
    }
    return TextBlock(lines)
  }

  static let keyWidth = 3
  static let width = 9
}
