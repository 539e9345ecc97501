public import ModuloCore
public import TerminalKit

extension AmountEntry.Key {
  /// The key of an amount for one of a terminal's keypad.
  public init(_ key: Keypad.Key) {
    self =
      switch key {
      case .digit(let digit): .digit(digit)
      case .decimalSeparator: .dot
      case .delete: .delete
      }
  }
}
