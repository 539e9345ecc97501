import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
import ModuloUtilities
public import TerminalKit

/// The form that sets a target, and then the stored target.
public struct TargetFormScreen: InteractiveScreen {
  /// The state of the form.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.formTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let model = viewModel
    let periods = TargetPeriod.allCases
    return [
      .text("\(words.owner)", model.owner) { await model.send(.owner($0)) },
      .text("\(words.time)", model.time) { await model.send(.time($0)) },
      .choice(
        "\(words.per)", periods.map { "\(words.name($0))" }, selected: model.period.flatMap(periods.firstIndex)
      ) {
        await model.send(.per(periods[$0]))
      },
      .optionalText("\(words.from)", model.from, prompt: "\(model.today)") { await model.send(.from($0)) },
      .text("\(words.workingDays)", model.workingDays) { await model.send(.workingDays($0)) },
      .text("\(words.carryOver)", model.carryOver) { await model.send(.carryOver($0)) },
      .text("\(words.opening)", model.opening) { await model.send(.opening($0)) },
    ]
  }

  /// Nothing is read before it is stored.
  public func appear() async {}
}

extension TargetFormScreen {
  private var words: TimeTargetStrings { viewModel.format.strings.target }
}
