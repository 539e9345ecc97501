import ModuloModels
import ModuloScreens
import TerminalKit

extension KeyBindingTable where Action == ScreenAction {
  /// The keys of a chart that can go farther back, or less far.
  ///
  /// - Parameter show: What a key does that shows another range.
  static func range(_ range: ChartRange, _ words: KeyStrings, show: (ChartRange) -> ScreenAction) -> ScreenKeys {
    ScreenKeys(
      range.longer.map { KeyBinding("p", "\(words.longer)", show($0)) },
      range.shorter.map { KeyBinding("n", "\(words.shorter)", show($0)) })
  }
}
