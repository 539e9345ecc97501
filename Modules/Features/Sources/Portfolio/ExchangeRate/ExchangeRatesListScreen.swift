public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// Every exchange rate, in a row each.
public struct ExchangeRatesListScreen: InteractiveScreen {
  /// The state of the list of rates, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of rates as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.rate.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let words = viewModel.format.strings.rate
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let rates = viewModel.rates, rates.isEmpty {
      EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.addRate))
    } else if let rates = viewModel.rates {
      ExchangeRateTable(rates.map { $0.toUIModel(viewModel.format) })
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.rates?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      KeyBinding("a", "\(words.add)", .present(.exchangeRate(.create))),
      KeyBinding("i", "\(words.importFile)", .present(.exchangeRate(.importFile)), isProminent: false),
      row.map { KeyBinding("d", "\(words.delete)", .ask(.exchangeRate(.deletion(.id($0))))) })
  }
}

extension ExchangeRatesListScreen {
  /// The exchange rates of other currencies, with their days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of rates.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the rates are read.
      case appear
    }

    public let context: ScreenContext
    public private(set) var failure: ExchangeRateError?
    private var isRead = false
    private var provider: any ExchangeRateProvider { dependencies.exchangeRateProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The rates as they are listed; `nil` until they were read.
    public var rates: [ExchangeRateDomain]? { isRead ? provider.exchangeRates : nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(ExchangeRateError) {
      try await provider.fetchAll()
      isRead = true
    }
  }
}
