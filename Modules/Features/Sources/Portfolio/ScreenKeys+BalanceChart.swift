import ModuloModels
import ModuloScreens
import TerminalKit

extension KeyBindingTable where Action == ScreenAction {
  /// The keys of a chart of balances: those that go farther back, or less far, and those that read a point.
  ///
  /// - Parameters:
  ///   - show: What a key does that shows another range.
  ///   - read: What a key does that reads the point some points after the one that is read, or before it.
  static func balanceChart(
    _ range: ChartRange, _ words: KeyStrings, show: (ChartRange) -> ScreenAction, read: (Int) -> ScreenAction
  ) -> ScreenKeys {
    ScreenKeys(
      range.longer.map { KeyBinding("p", "\(words.longer)", show($0)) },
      range.shorter.map { KeyBinding("n", "\(words.shorter)", show($0)) },
      KeyBinding(.left, "\(words.readEarlier)", read(-1)), KeyBinding(.right, "\(words.readLater)", read(1)))
  }
}
