import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The form of a block, and then the stored block.
public struct BlockFormScreen: InteractiveScreen {
  /// The state of the form of a block, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a block as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.isNew ? words.createTitle : words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
  }

  public var fields: [FormField] {
    let (model, language) = (viewModel, viewModel.format.language)
    let groups = model.groups
    return [
      .text("\(words.name)", model.name) { await model.send(.name($0)) },
      .choice("\(words.group)", groups.map { "\($0.numberedTitle)" }, selected: model.groupIndex) {
        await model.send(.group(groups[$0].reference))
      },
      .choice("\(words.icon)", BlockIcon.all.map { "\($0.name(in: language))" }, selected: model.iconIndex) {
        await model.send(.icon("\($0)"))
      },
      .choice("\(words.color)", BlockColor.all.map { "\($0.name(in: language))" }, selected: model.colorIndex) {
        await model.send(.color("\($0)"))
      },
    ]
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: BlockStrings { viewModel.format.strings.block }
}
