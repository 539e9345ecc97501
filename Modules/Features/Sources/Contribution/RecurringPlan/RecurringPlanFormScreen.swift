import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form of a plan, and then the stored plan.
public struct RecurringPlanFormScreen: InteractiveScreen {
  /// The state of the form of a plan, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a plan as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    switch viewModel.mode {
    case .create: TerminalText(viewModel.owner.map { words.createTitle($0.title) } ?? words.noun.createTitle)
    case .update: TerminalText(words.noun.updateTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    let amount: [FormField] =
      model.hasAmount
      ? [
        .amount(words.amount, model.field) {
          await model.send(.amount($0))
        } press: {
          await model.send(.key($0))
        }
      ] : []
    return amount + [
      .text("\(words.every)", model.every) { await model.send(.every($0)) },
      .optionalText("\(words.on)", model.on, prompt: "\(model.today)") { await model.send(.on($0)) },
      .optionalText("\(words.from)", model.from, prompt: "\(model.today)") { await model.send(.from($0)) },
      .optionalText("\(words.to)", model.to) { await model.send(.to($0)) },
      .text("\(words.note)", model.note) { await model.send(.note($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension RecurringPlanFormScreen {
  private var words: RecurringPlanStrings { viewModel.format.strings.plan }
}
