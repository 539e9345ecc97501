public import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import ModuloUtilities
public import NavigationKit
public import Observation

extension FinancialAccountDetailsScreen {
  /// One account with its figures, its chart and a page of its balances.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen comes into view: the account is read.
      case appear
      /// Another page of balances.
      case turn(to: Page)
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// The account as it was last read; `nil` until then.
    public private(set) var details: FinancialAccountDetailedDomain?
    public private(set) var failure: FinancialAccountError?
    public private(set) var page = Page.first
    @ObservationIgnored private let accountID: UUID
    @ObservationIgnored private let provider: any FinancialAccountProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(accountID: UUID, router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.accountID = accountID
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialAccountProvider
    }

    /// The day for which the figures hold.
    public var today: CalendarDay { dependencies.today }

    /// The details as text, the chart as far back as was last chosen; `nil` until they were read.
    public var model: FinancialAccountDetailedUIModel? {
      let range = dependencies.preferences[PortfolioPreferences.chartRange(of: accountID)] ?? .standard
      return details?.toUIModel(format, on: today, range: range, page: page)
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      case .turn(let page):
        self.page = page
        await load()
      }
    }

    private func load() async {
      do {
        details = try await provider.findOneDetailed(by: accountID, on: today, page: page)
        failure = nil
      } catch {
        failure = error
      }
    }
  }
}
