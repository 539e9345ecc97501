import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
import ModuloUtilities
public import TerminalKit

/// The form of a goal, and then the stored goal.
public struct FinancialGoalFormScreen: InteractiveScreen {
  /// The state of the form of a goal, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a goal as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    if viewModel.mode == .create { return TerminalText(words.createTitle) }
    return TerminalText(viewModel.present?.formTitle(words.updateTitle, viewModel.format) ?? words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    let currency = FormField.optionalText(
      "\(words.currency)", model.currency, prompt: "\(model.dependencies.defaultCurrency ?? "")"
    ) { await model.send(.currency($0)) }
    return [
      .text("\(words.name)", model.name) { await model.send(.name($0)) },
      .text("\(words.emoji)", model.emoji) { await model.send(.emoji($0)) },
      .amount(words.target, model.field) {
        await model.send(.target($0))
      } press: {
        await model.send(.key($0))
      },
    ] + (model.mode == .create ? [currency] : []) + [
      .optionalText("\(words.start)", model.start, prompt: "\(model.today)") { await model.send(.start($0)) },
      .optionalText("\(words.end)", model.end) { await model.send(.end($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialGoalFormScreen {
  private var words: FinancialGoalStrings { viewModel.format.strings.goal }
}
