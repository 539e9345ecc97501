public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension SavingsOverviewScreen {
  /// The goals of a person, taken together, and what their accounts are worth.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the goals and the accounts are read.
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    public private(set) var failure: FinancialGoalError?
    /// What the accounts are worth together; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioDomain?
    /// Why there is no sum of accounts that are there.
    public private(set) var portfolioFailure: FinancialAccountError?
    private var isRead = false
    @ObservationIgnored private let provider: any FinancialGoalProvider
    @ObservationIgnored private let accounts: any FinancialAccountProvider
    @ObservationIgnored private let portfolios: any PortfolioProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialGoalProvider
      accounts = dependencies.financialAccountProvider
      portfolios = dependencies.portfolioProvider
    }

    /// The overview of the goals as they are by now; `nil` until they were read.
    public var overview: SavingsOverviewDomain? { isRead ? provider.overview(on: dependencies.today) : nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      }
    }

    private func load() async {
      do {
        try await provider.fetchAll(on: dependencies.today)
        failure = nil
        isRead = true
      } catch {
        failure = error
      }
      if failure == nil { await loadPortfolio() }
    }

    private func loadPortfolio() async {
      do {
        try await accounts.fetchAll(on: dependencies.today)
        portfolioFailure = nil
        // A new person has no accounts, and nothing to be told about them.
        if accounts.financialAccounts(by: .balance).isEmpty { return portfolio = nil }
        portfolio = try await portfolios.portfolio(
          on: dependencies.today, in: dependencies.defaultCurrency.flatMap(Currency.init(code:)),
          without: dependencies.preferences.portfolioExclusions)
      } catch {
        (portfolio, portfolioFailure) = (nil, error)
      }
    }
  }
}
