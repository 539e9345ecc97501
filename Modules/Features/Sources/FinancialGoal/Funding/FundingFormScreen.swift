import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form that links a goal to an account, and then the stored link.
public struct FundingFormScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.choices.map { words.formTitle($0.goal.title) } ?? words.listTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    let accounts = model.accounts
    return [
      .choice(
        "\(words.account)", accounts.map { "\($0.title)" }, selected: accounts.firstIndex { $0.id == model.account?.id }
      ) {
        await model.send(.account(accounts[$0].id))
      },
      .amount(words.limit, model.field) {
        await model.send(.limit($0))
      } press: {
        await model.send(.key($0))
      },
      .text("\(words.priority)", model.priority) { await model.send(.priority($0)) },
      .toggle("\(words.allowsShort)", isOn: model.allowsShort) { await model.send(.allowShort($0)) },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FundingFormScreen {
  private var words: FundingStrings { viewModel.format.strings.funding }
}
