import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of an account, and then the stored account.
public struct FinancialAccountFormScreen: Screen {
  /// The state of the form of an account, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of an account as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.mode == .create ? words.createTitle : words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(rows, failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialAccountFormScreen {
  private var words: FinancialAccountStrings { viewModel.format.strings.account }

  /// Only a new account has a balance field: later balances have a form of their own.
  private var rows: [(name: String, value: String?)] {
    let opening: [(name: String, value: String?)] = [
      (viewModel.type.isDebt ? words.owed : words.balance, viewModel.amount ?? ""),
      (viewModel.format.strings.balance.date, viewModel.date ?? ""),
    ]
    return [
      (words.typeTitle, words.type(viewModel.type)), (words.provider, viewModel.provider), (words.name, viewModel.name),
    ] + (viewModel.mode == .create ? opening : [])
  }

  private func message(_ account: FinancialAccountDomain) -> String {
    let title = "\(account.title) (#\(account.number))"
    guard viewModel.mode == .create else { return words.edited(title) }
    let format = viewModel.format
    return words.created(
      title, account.updated.map { format.exactAmount(account.balance) + format.onDay($0, today: viewModel.today) })
  }
}
