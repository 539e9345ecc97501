import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a balance, and then the stored balance.
public struct BalanceUpdateFormScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.balance.setTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let saved = viewModel.saved {
      Message(message(saved), .success)
    } else {
      let isDebt = viewModel.account?.isDebt == true
      Figures([
        (isDebt ? words.account.owed : words.account.balance, viewModel.amount),
        (words.balance.date, viewModel.date ?? ""),
        (words.balance.note, viewModel.note),
      ])
      if let failure = viewModel.failureText {
        Message(failure, .failure)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: Strings { viewModel.format.strings }

  private func message(_ update: BalanceUpdateDomain) -> String {
    let balance = viewModel.format.exactAmount(update.balance, update.currency)
    return words.balance.created(viewModel.account?.title ?? "", balance)
  }
}
