public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The form of a rate; once it is stored, what was made of it.
public struct ExchangeRateFormScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.setTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let saved = viewModel.saved?.toUIModel(viewModel.format) {
      Message(words.created(saved.unit, saved.amount, saved.date), .success, theme: theme)
    } else {
      Figures([(words.currency, viewModel.currency), (words.rate, viewModel.rate), (words.date, viewModel.date ?? "")])
      if let failure = viewModel.failure {
        Message(failure.text(viewModel.format), .failure, theme: theme)
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension ExchangeRateFormScreen {
  private var words: RateStrings { viewModel.format.strings.rate }
}
