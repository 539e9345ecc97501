/// Keys below a field for text, for a pointer: rows of signs, such as the digits of an amount.
public struct FormKeypad: Sendable {
  /// A key of a keypad.
  public struct Key: Sendable {
    /// What the key says, in one column.
    public let label: TerminalText
    /// Whether the key can follow the text of the field; one that can't is blank, and is refused.
    public let isOffered: Bool
    let press: @MainActor @Sendable () async -> Void

    /// A key.
    ///
    /// - Parameters:
    ///   - label: what it says; what goes beyond a column is cut.
    ///   - isOffered: whether it can follow the text of the field.
    ///   - press: changes the text.
    public init(_ label: TerminalText, isOffered: Bool = true, press: @escaping @MainActor @Sendable () async -> Void) {
      self.label = label
      self.isOffered = isOffered
      self.press = press
    }

    /// A key that takes the last character away.
    public static func delete(isOffered: Bool, press: @escaping @MainActor @Sendable () async -> Void) -> Key {
      Key("←", isOffered: isOffered, press: press)
    }
  }

  private let rows: [[Key]]

  /// Keys beside and below each other.
  public init(_ rows: [[Key]]) { self.rows = rows }

  /// The columns of a key.
  private static let keyWidth = 3

  /// The key at a place of the keypad; nil beside it.
  func key(atLine line: Int, column: Int) -> Key? {
    guard rows.indices.contains(line), column >= 0, column / Self.keyWidth < rows[line].count else { return nil }
    return rows[line][column / Self.keyWidth]
  }

  /// The keys; nothing where nothing is drawn, or where there isn't room.
  func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let width = rows.reduce(0) { max($0, $1.count * Self.keyWidth) }
    if environment.isAccessible || environment.width ?? .max < width { return [] }
    return rows.map { row in
      row.map { key in
        let label = key.isOffered ? environment.adapting(key.label) : TerminalText()
        return " " + label.truncated(to: 1, ellipsis: ".").padded(to: 1) + " "
      }.joined()
    }
  }
}
