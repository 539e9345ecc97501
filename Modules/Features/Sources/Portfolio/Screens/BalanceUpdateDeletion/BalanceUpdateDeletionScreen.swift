public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The deletion of a balance, and then its account's balance.
public struct BalanceUpdateDeletionScreen: Screen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<BalanceUpdateDetailedDomain, BalanceUpdateError>

  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: BalanceUpdateStrings { viewModel.format.strings.balance }

  private func message(_ deleted: BalanceUpdateDetailedDomain) -> String {
    let (format, account) = (viewModel.format, deleted.account)
    return words.deleted(
      format.exactAmount(deleted.balanceUpdate.balance), account.title,
      format.exactAmount(account.balance))
  }
}
