public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Balances on their way out; once they are, how many.
public struct BalanceExportScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.format.strings.balance.historyTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let count = viewModel.count {
      Message(viewModel.format.strings.count.balances(count, viewModel.format), .success, theme: theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
