public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension ExchangeRatesListScreen {
  /// What other currencies are worth, and since when.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the rates are read.
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    public private(set) var failure: ExchangeRateError?
    private var isRead = false
    @ObservationIgnored private let provider: any PortfolioProvider

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
      provider = dependencies.portfolioProvider
    }

    /// The rates as they are listed; `nil` until they were read.
    public var rates: [ExchangeRateDomain]? { isRead ? provider.exchangeRates : nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      }
    }

    private func load() async {
      do {
        try await provider.fetchRates()
        (failure, isRead) = (nil, true)
      } catch {
        failure = error
      }
    }
  }
}
