public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// An account on its way out; once it is gone, how many balances went with it.
public struct FinancialAccountDeletionScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let account = viewModel.deleted {
      Message(message(account), .success, theme: theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: AccountStrings { viewModel.format.strings.account }

  private func message(_ account: FinancialAccountDomain) -> String {
    let count = viewModel.format.strings.count.balances(account.updateCount, viewModel.format)
    return words.deleted("\(account.title) (#\(account.number))", count)
  }
}
