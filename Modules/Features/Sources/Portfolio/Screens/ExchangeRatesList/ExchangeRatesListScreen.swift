public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every exchange rate, in a row each.
public struct ExchangeRatesListScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.format.strings.rate.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.rate
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let rates = viewModel.rates, rates.isEmpty {
      EmptyState(title: words.emptyTitle, advice: words.emptyAdvice)
    } else if let rates = viewModel.rates {
      ExchangeRateTable(rates.map { $0.toUIModel(viewModel.format) }, theme: theme)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
