import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The export of balances, and then their number.
public struct BalanceUpdateExportScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.balance.historyTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let count = viewModel.count {
      Message(viewModel.format.strings.count.balances(count, viewModel.format), .success)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
