public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Unfinished files on their way out; once they are gone, which they were.
public struct DataCleaningScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.cleaningTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let removed = viewModel.deleted {
      if removed.isEmpty { Message(words.nothingToClean, .success, theme: theme) }
      for path in removed { Message(words.removed(path), .success, theme: theme) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }
}
