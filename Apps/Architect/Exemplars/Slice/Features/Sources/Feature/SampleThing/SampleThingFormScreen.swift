import ExemplarModels
import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form of a sample thing, and then the stored one.
public struct SampleThingFormScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a sample thing as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.mode == .create ? words.noun.createTitle : words.noun.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let (model, input) = (viewModel, viewModel.input)
    return [
      .text("\(words.name)", input.name) { await model.send(.name($0)) },
      .text("\(words.account)", input.account) { await model.send(.account($0)) },  // slice: owner
      .text("\(words.firstText)", input.firstText) { await model.send(.firstText($0)) },  // slice: text
      .text("\(words.spareText)", input.spareText) { await model.send(.spareText($0)) },  // slice: text?
      .text("\(words.firstMoney)", input.firstMoney) { await model.send(.firstMoney($0)) },  // slice: money
      .text("\(words.spareMoney)", input.spareMoney) { await model.send(.spareMoney($0)) },  // slice: money?
      .text("\(words.firstDay)", input.firstDay) { await model.send(.firstDay($0)) },  // slice: day
      .text("\(words.spareDay)", input.spareDay) { await model.send(.spareDay($0)) },  // slice: day?
      .toggle("\(words.firstFlag)", isOn: input.firstFlag) { await model.send(.firstFlag($0)) },  // slice: flag
      .text("\(words.firstNumber)", input.firstNumber) { await model.send(.firstNumber($0)) },  // slice: number
      .text("\(words.spareNumber)", input.spareNumber) { await model.send(.spareNumber($0)) },  // slice: number?
    ]
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: SampleThingStrings { viewModel.format.strings.sampleThing }
}
