import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// Every exchange rate, in a row each.
public struct ExchangeRatesListScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.rate.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.rate
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let rates = viewModel.rates, rates.isEmpty {
      EmptyState(title: words.emptyTitle, advice: words.emptyAdvice)
    } else if let rates = viewModel.rates {
      ExchangeRateTable(rates.map { $0.toUIModel(viewModel.format) })
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
