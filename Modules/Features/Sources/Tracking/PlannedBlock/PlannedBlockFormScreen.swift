import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form that plans a block, changes a plan or puts it at another time, and then what was stored.
public struct PlannedBlockFormScreen: InteractiveScreen {
  /// The state of the form, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    switch viewModel.mode {
    case .create: TerminalText(words.noun.createTitle)
    case .update: TerminalText(words.noun.updateTitle)
    case .move: TerminalText(words.moveTitle)
    }
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  /// None once it is stored.
  public var fields: [FormField] {
    let model = viewModel
    if model.isDone { return [] }
    let times: [FormField] = [
      .text("\(words.start)", model.start) { await model.send(.start($0)) },
      .text("\(words.end)", model.end) { await model.send(.end($0)) },
    ]
    if case .move = model.mode { return times }
    return [.text("\(words.block)", model.blockName) { await model.send(.block($0)) }] + times
  }

  /// None once it is stored.
  public func keys(for row: Never?) -> ScreenKeys {
    viewModel.isDone ? [] : formKeys(.submit, viewModel.format.strings.key.save)
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: PlannedBlockStrings { viewModel.format.strings.plannedBlock }
}
