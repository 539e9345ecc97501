import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a block, and then the stored block.
public struct BlockFormScreen: Screen {
  /// The state of the form of a block, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the form of a block as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    TerminalText(viewModel.isNew ? words.createTitle : words.updateTitle)
  }

  public func body(in environment: EnvironmentValues) -> [any View] {
    FormStatus(
      [
        (words.name, viewModel.name), (words.group, viewModel.groupTitle ?? ""), (words.icon, viewModel.iconName),
        (words.color, viewModel.colorName),
      ], failure: viewModel.failureText, success: viewModel.saved.map(message))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: BlockStrings { viewModel.format.strings.block }

  private func message(_ block: BlockDomain) -> String {
    let (title, group) = (block.numberedTitle, viewModel.groupTitle ?? "")
    return viewModel.isNew ? words.created(title, group) : words.edited(title, group)
  }
}
