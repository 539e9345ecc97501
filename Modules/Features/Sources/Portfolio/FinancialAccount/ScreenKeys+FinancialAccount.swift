import ModuloModels
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit

extension KeyBindingTable where Action == ScreenAction {
  /// The keys of a list of accounts: what can be done with the selected one, and adding another.
  static func account(_ account: NamedReference?, _ words: KeyStrings) -> ScreenKeys {
    ScreenKeys(
      account.map { KeyBinding(.enter, "\(words.open)", .push(.financialAccount(.details($0)))) },
      KeyBinding("a", "\(words.add)", .present(.financialAccount(.create))),
      account.map { KeyBinding("b", "\(words.setBalance)", .present(.balanceUpdate(.create(account: $0)))) },
      account.map { KeyBinding("e", "\(words.edit)", .present(.financialAccount(.update($0)))) },
      account.map { KeyBinding("d", "\(words.delete)", .ask(.financialAccount(.deletion($0)))) })
  }
}
