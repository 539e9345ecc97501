public import ModuloCore
public import ModuloModels
import ModuloProviders
public import Observation

extension FinancialAccountDetailsScreen {
  /// One account with its figures, its chart and a page of its balances.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen appears: the account is read.
      case appear
      /// Another page of balances.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The account as it was last read; `nil` until then.
    public private(set) var details: FinancialAccountDetailedDomain?
    public private(set) var failure: FinancialAccountError?
    public private(set) var page = Page.first
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialAccountProvider { dependencies.financialAccountProvider }

    public init(_ context: ScreenContext, account reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The details as text, with the chart in the range last chosen; `nil` until they were read.
    public var model: FinancialAccountDetailedUIModel? {
      details.map { details in
        let range = dependencies.preferences[PortfolioPreferences.chartRange(of: details.account.id)] ?? .standard
        return details.toUIModel(format, on: today, range: range, page: page)
      }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let page):
        self.page = page
        await attempt(\.failure, load)
      }
    }

    private func load() async throws(FinancialAccountError) {
      details = try await provider.findOneDetailed(reference, on: today, page: page)
    }
  }
}
