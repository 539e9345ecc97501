import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The deletion of everything, and then the number of deleted rows.
public struct DataDeletionScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let deleted = viewModel.deleted {
      Message(words.deleted(text(deleted.counts)), .success)
      for path in deleted.removed { Message(words.removed(path), .success) }
      for path in deleted.copies { Text(verbatim: words.copyStays(path)) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}
