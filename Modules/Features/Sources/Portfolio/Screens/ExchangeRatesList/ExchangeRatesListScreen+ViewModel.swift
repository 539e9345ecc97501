public import ModuloCore
public import ModuloModels
import ModuloProviders
public import Observation

extension ExchangeRatesListScreen {
  /// The exchange rates of other currencies, with their days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen appears: the rates are read.
      case appear
    }

    public let context: ScreenContext
    public private(set) var failure: ExchangeRateError?
    private var isRead = false
    private var provider: any ExchangeRateProvider { dependencies.exchangeRateProvider }

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
