public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The deletion of an account, and then the number of balances deleted with it.
public struct FinancialAccountDeletionScreen: Screen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<FinancialAccountDomain, FinancialAccountError>

  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: FinancialAccountStrings { viewModel.format.strings.account }

  private func message(_ account: FinancialAccountDomain) -> String {
    let count = viewModel.format.strings.count.balances(account.updateCount, viewModel.format)
    return words.deleted("\(account.title) (#\(account.number))", count)
  }
}
