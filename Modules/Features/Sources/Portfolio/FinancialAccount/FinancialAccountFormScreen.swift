import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form of an account, and then the stored account.
public struct FinancialAccountFormScreen: InteractiveScreen {
  /// The state of the form of an account, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of an account as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let model = viewModel
    if model.mode == .create { return TerminalText(words.createTitle) }
    return TerminalText(model.present?.formTitle(words.updateTitle, model.format, on: model.today) ?? words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  /// Only a new account has a balance field: later balances have a form of their own.
  public var fields: [FormField] {
    let model = viewModel
    let types = FinancialAccountType.allCases
    let general: [FormField] = [
      .choice(
        "\(words.typeTitle)", types.map { "\(words.type($0))" }, selected: types.firstIndex(of: model.type)
      ) { await model.send(.type(types[$0])) },
      .text("\(words.provider)", model.provider) { await model.send(.provider($0)) },
      .text("\(words.name)", model.name) { await model.send(.name($0)) },
    ]
    let bankID: [FormField] = [.text("\(words.bankID)", model.bankID) { await model.send(.bankID($0)) }]
    guard model.mode == .create else { return general + bankID }
    let day = model.format.strings.balance.date
    return general + [
      .optionalText("\(words.currency)", model.currency, prompt: "\(model.dependencies.defaultCurrency ?? "")") {
        await model.send(.currency($0))
      },
      .balance(model.type.isDebt ? words.owed : words.balance, model.field) { await model.send(.amount($0)) },
      .optionalText("\(day)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) },
    ] + bankID
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialAccountFormScreen {
  private var words: FinancialAccountStrings { viewModel.format.strings.account }
}

extension FinancialAccountFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.account
    return switch failure {
    case .rule(.missingProvider): words.provider
    case .input(.name), .rule(.duplicateName): name.isEmpty ? words.provider : words.name
    case .input(.amount), .rule(.missingAmount), .rule(.negativeAmount), .rule(.amountKindMismatch):
      type.isDebt ? words.owed : words.balance
    case .rule(.duplicateBankID), .rule(.invalidBankID): words.bankID
    case .rule(.changesAssetToLiability): words.typeTitle
    case .input(.day): format.strings.balance.date
    case .input(.currency), .rule(.missingCurrency): words.currency
    case .input, .reference, .storage, nil: nil
    }
  }
}
