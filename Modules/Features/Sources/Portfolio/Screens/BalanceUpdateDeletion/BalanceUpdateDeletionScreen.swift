import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The deletion of a balance, and then its account's balance.
public struct BalanceUpdateDeletionScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let deleted = viewModel.deleted {
      Message(message(deleted), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: BalanceUpdateStrings { viewModel.format.strings.balance }

  private func message(_ update: BalanceUpdateDomain) -> String {
    let balance = viewModel.format.exactAmount(update.balance, update.currency)
    guard let account = viewModel.account else { return "#\(update.number) \(balance)" }
    return words.deleted(balance, account.title, viewModel.format.exactAmount(account.balance, account.currency))
  }
}
