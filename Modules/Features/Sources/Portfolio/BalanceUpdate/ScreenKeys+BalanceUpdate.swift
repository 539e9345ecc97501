import Foundation
import ModuloModels
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit

extension KeyBindingTable where Action == ScreenAction {
  /// The keys of a list of an account's balances: what can be done with the selected one, and with all of them.
  static func balance(_ id: UUID?, of account: NamedReference, _ words: KeyStrings) -> ScreenKeys {
    let balance = id.map { NumberReference.id($0) }
    return ScreenKeys(
      balance.map { KeyBinding(.enter, "\(words.edit)", .present(.balanceUpdate(.update($0)))) },
      KeyBinding("a", "\(words.setBalance)", .present(.balanceUpdate(.create(account: account)))),
      balance.map { KeyBinding("d", "\(words.delete)", .ask(.balanceUpdate(.deletion($0)))) },
      KeyBinding("i", "\(words.importFile)", .present(.balanceUpdate(.importFile)), isProminent: false),
      KeyBinding(
        "x", "\(words.exportFile)", .present(.balanceUpdate(.exportFile(account: account))), isProminent: false))
  }
}
