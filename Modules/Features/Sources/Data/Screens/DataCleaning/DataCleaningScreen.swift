import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The removal of unfinished files, and then the list of those removed.
public struct DataCleaningScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.cleaningTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let removed = viewModel.deleted {
      if removed.isEmpty { Message(words.nothingToClean, .success) }
      for path in removed { Message(words.removed(path), .success) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }
}
