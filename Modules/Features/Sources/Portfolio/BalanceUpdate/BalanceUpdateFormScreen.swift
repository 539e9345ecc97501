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
    let model = viewModel
    let title =
      switch model.mode {
      case .create: words.balance.setTitle
      case .update: words.balance.updateTitle
      }
    return TerminalText(model.account?.formTitle(title, model.format, on: model.today) ?? title)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .balance(amountLabel, model.field) { await model.send(.amount($0)) },
      .optionalText("\(words.balance.date)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) },
      .text("\(words.balance.note)", model.note) { await model.send(.note($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }

  private var amountLabel: String {
    viewModel.account?.isDebt == true ? words.account.owed : words.account.balance
  }

  private var words: Strings { viewModel.format.strings }
}

extension BalanceUpdateFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings
    return switch failure {
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount):
      account?.isDebt == true ? words.account.owed : words.account.balance
    case .input(.day): words.balance.date
    case .input, .reference, .rule(.lastUpdateCantBeDeleted), .storage, nil: nil
    }
  }
}
