import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form of a contribution, and then the stored contribution.
public struct ContributionFormScreen: InteractiveScreen {
  /// The state of the form of a contribution, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a contribution as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let title =
      switch (viewModel.mode, viewModel.type) {
      case (.update, _): words.updateTitle
      case (.create, .add): words.createTitle
      case (.create, .remove): words.withdrawTitle
      }
    return TerminalText(viewModel.goal?.formTitle(title, viewModel.format) ?? title)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .amount(words.amount, model.field) {
        await model.send(.amount($0))
      } press: {
        await model.send(.key($0))
      },
      .choice("\(words.type)", [words.add, words.remove].map { "\($0)" }, selected: model.type == .add ? 0 : 1) {
        await model.send(.type($0 == 0 ? .add : .remove))
      },
      .text("\(words.name)", model.name) { await model.send(.name($0)) },
      .optionalText("\(words.date)", model.date, prompt: "\(model.today)") { await model.send(.date($0)) },
      .toggle("\(words.allowsNegativeTotal)", isOn: model.allowsNegativeTotal) {
        await model.send(.allowNegativeTotal($0))
      },
      .toggle("\(viewModel.format.strings.funding.allowsShort)", isOn: model.allowsShort) {
        await model.send(.allowShort($0))
      },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionFormScreen {
  private var words: ContributionStrings { viewModel.format.strings.contribution }
}
