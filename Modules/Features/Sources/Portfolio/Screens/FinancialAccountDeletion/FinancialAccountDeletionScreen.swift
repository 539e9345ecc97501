import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The deletion of an account, and then the number of balances deleted with it.
public struct FinancialAccountDeletionScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.deleted {
      Message(message(account), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: FinancialAccountStrings { viewModel.format.strings.account }

  private func message(_ account: FinancialAccountDomain) -> String {
    let count = viewModel.format.strings.count.balances(account.updateCount, viewModel.format)
    return words.deleted("\(account.title) (#\(account.number))", count)
  }
}
