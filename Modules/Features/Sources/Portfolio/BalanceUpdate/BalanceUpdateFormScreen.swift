import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form of a balance, and then the stored balance.
public struct BalanceUpdateFormScreen: InteractiveScreen {
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
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .text(amountLabel, model.typed, value: "\(model.amount)") {
        await model.send(.amount($0))
      } change: {
        await model.send(.typing($0))
      },
      .optionalText("\(words.balance.date)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) },
      .text("\(words.balance.note)", model.note) { await model.send(.note($0)) },
    ]
  }

  public var refusedField: TerminalText? {
    switch viewModel.failure {
    case .missingAmount, .negativeAmount, .unreadableAmount: amountLabel
    case .unreadableDay: "\(words.balance.date)"
    case .unreadableReference, .lastUpdateCantBeDeleted, .account, .accountNotFound, .notFound, .storage, nil: nil
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var amountLabel: TerminalText {
    "\(viewModel.account?.isDebt == true ? words.account.owed : words.account.balance)"
  }

  private var words: Strings { viewModel.format.strings }

  private func message(_ saved: BalanceUpdateDetailedDomain) -> String {
    switch viewModel.mode {
    case .create: saved.createdText(viewModel.format, on: viewModel.today)
    case .update: saved.updatedText(viewModel.format, on: viewModel.today)
    }
  }
}
