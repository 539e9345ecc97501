/// The keys of a keypad, as digits are typed into an amount, and what a keyboard's keys mean on it.
public struct Keypad: View {
  /// A key of the keypad.
  public enum Key: Hashable, Sendable {
    /// 0 to 9.
    case digit(Int)
    /// The decimal mark.
    case decimalSeparator
    /// Takes the last one away.
    case delete
    /// Takes all of them away. It isn't drawn.
    case clear

    /// The key that a keyboard's key stands for: digits of any script, the point and the comma, Backspace, control-U and
    /// control-W; nil for any other.
    public init?(_ key: TerminalKit.Key) {
      switch key {
      case ".", ",": self = .decimalSeparator
      case .backspace, .control("h"): self = .delete
      case .control("u"), .control("w"): self = .clear
      default:
        guard case .character(let character) = key.code, key.modifiers.isEmpty,
          let digit = character.wholeNumberValue, 0...9 ~= digit
        else { return nil }
        self = .digit(digit)
      }
    }
  }

  private let separator: TerminalText
  private let pressed: Key?

  /// A keypad.
  ///
  /// - Parameters:
  ///   - decimalSeparator: the language's mark; empty where there are no decimals.
  ///   - pressed: the key that was pressed last; it is in brackets.
  public init(decimalSeparator: TerminalText = ".", pressed: Key? = nil) {
    separator = decimalSeparator
    self.pressed = pressed
  }

  /// Four rows of three keys; nothing where nothing is drawn, or where there isn't room.
  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    if environment.isAccessible || environment.width ?? .max < Self.width { return [] }
    let rows: [[Key]] = [
      [.digit(1), .digit(2), .digit(3)], [.digit(4), .digit(5), .digit(6)], [.digit(7), .digit(8), .digit(9)],
      [.decimalSeparator, .digit(0), .delete],
    ]
    return rows.map { row in
      row.map { key in
        let label = environment.adapting(label(key)).truncated(to: 1, ellipsis: ".").padded(to: 1)
        return key == pressed ? ("[" + label + "]").bold() : " " + label + " "
      }.joined()
    }
  }

  private static let width = 9

  private func label(_ key: Key) -> TerminalText {
    switch key {
    case .digit(let digit): "\(digit)"
    case .decimalSeparator: separator
    case .delete: "←"
    case .clear: ""
    }
  }
}
