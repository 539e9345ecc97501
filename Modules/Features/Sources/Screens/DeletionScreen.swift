public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The deletion of one stored row, and then what was deleted, in the words of its noun.
public struct DeletionScreen<Item: Sendable, Problem: PresentableError>: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<Item, Problem>

  /// The state of the deletion. What it is about is read when its question is asked.
  public let viewModel: ViewModel

  /// Creates a screen that shows a deletion as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    let (words, deleted) = (viewModel.words, viewModel.deleted)
    OutcomeMessage(failure: viewModel.failureText, success: deleted.map(words.deleted))
    if let ended = deleted.flatMap(words.ended) { Text(verbatim: ended) }
  }
}
