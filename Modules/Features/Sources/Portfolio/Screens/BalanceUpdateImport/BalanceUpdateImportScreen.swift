import ModuloCore
import ModuloDesignSystem
public import TerminalKit

/// The import of a file of balances, and then the outcomes of its rows.
public struct BalanceUpdateImportScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    ImportStatus(progress: viewModel.progressText, failure: viewModel.failureText, report: viewModel.outcome)
  }

  public func appear() async { await viewModel.send(.appear) }
}
