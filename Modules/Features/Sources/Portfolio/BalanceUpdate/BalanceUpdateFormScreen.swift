import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a balance, and then the stored balance.
public struct BalanceUpdateFormScreen: Screen {
  /// The state of the form of a balance, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a balance as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    switch viewModel.mode {
    case .create: TerminalText(words.balance.setTitle)
    case .update: TerminalText(words.balance.updateTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let isDebt = viewModel.account?.isDebt == true
    FormStatus(
      [
        (isDebt ? words.account.owed : words.account.balance, viewModel.amount),
        (words.balance.date, viewModel.date ?? ""), (words.balance.note, viewModel.note),
      ],
      failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: Strings { viewModel.format.strings }

  private func message(_ saved: BalanceUpdateDetailedDomain) -> String {
    switch viewModel.mode {
    case .create: saved.createdText(viewModel.format, on: viewModel.today)
    case .update: saved.updatedText(viewModel.format, on: viewModel.today)
    }
  }
}
