public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// A rate on its way out; once it is gone, which one it was.
public struct ExchangeRateDeletionScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let deleted = viewModel.deleted?.toUIModel(viewModel.format) {
      Message(words.deleted(deleted.unit, deleted.amount, deleted.date), .success, theme: theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateDeletionScreen {
  private var words: RateStrings { viewModel.format.strings.rate }
}
