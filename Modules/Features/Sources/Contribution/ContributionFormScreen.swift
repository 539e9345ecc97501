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
    switch (viewModel.mode, viewModel.type) {
    case (.update, _): TerminalText(words.updateTitle)
    case (.create, .add): TerminalText(words.createTitle)
    case (.create, .remove): TerminalText(words.withdrawTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public var fields: [FormField] {
    let model = viewModel
    return [
      .amount(words.amount, model.amount, model.format) {
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
    ]
  }

  public var refusedField: TerminalText? {
    switch viewModel.failure {
    case .missingAmount, .negativeAmount, .negativeChange, .negativeMove, .unreadableAmount, .belowZero:
      "\(words.amount)"
    case .unreadableDay: "\(words.date)"
    case .unreadableReference, .sameGoal, .differentCurrencies, .goal, .goalNotFound, .notFound, .storage, nil: nil
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ContributionFormScreen {
  private var words: ContributionStrings { viewModel.format.strings.contribution }

  private func message(_ saved: ContributionDetailedDomain) -> String {
    let (format, goal, contribution) = (viewModel.format, saved.goal, saved.contribution)
    let amount = contribution.toUIModel(format).amount + format.onDay(contribution.date, today: viewModel.today)
    switch viewModel.mode {
    case .create:
      let total = AmountText(format.amount(goal.currentAmount), of: goal.currentAmount)
      return words.created(amount, goal.title, total, format.amount(goal.goalAmount))
    case .update: return words.updated(amount, goal.title)
    }
  }
}
