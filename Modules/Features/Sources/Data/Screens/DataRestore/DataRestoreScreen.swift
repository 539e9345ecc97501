import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The restore of a backup, and then its result.
public struct DataRestoreScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.restoreTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let restoration = viewModel.restoration {
      Message(words.restored(text(restoration.counts)), .success)
      if let path = restoration.keptPath { Text(verbatim: words.kept(path)) }
      if let text = words.warning.kept(restoration.warnings, viewModel.format) { Message(text, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}
