public import ModuloCore
public import ModuloModels
import ModuloProviders
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

    public let context: ScreenContext
    public private(set) var failure: FinancialGoalError?
    /// What the accounts are worth together; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioDomain?
    /// Why there is no sum of accounts that are there.
    public private(set) var portfolioFailure: FinancialAccountError?
    private var isRead = false
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var accounts: any FinancialAccountProvider { dependencies.financialAccountProvider }
    private var portfolios: any PortfolioProvider { dependencies.portfolioProvider }

    public init(_ context: ScreenContext) { self.context = context }

    /// What the screen says of it.
    public var portfolioFailureText: String? { portfolioFailure?.text(format) }

    /// The overview of the goals as they are by now; `nil` until they were read.
    public var overview: SavingsOverviewDomain? { isRead ? provider.overview(on: today) : nil }

    public func send(_ action: Action) async {
      await attempt(\.failure, load)
      if failure == nil { await attempt(\.portfolioFailure, loadPortfolio) }
      if portfolioFailure != nil { portfolio = nil }
    }

    private func load() async throws(FinancialGoalError) {
      try await provider.fetchAll(on: today)
      isRead = true
    }

    private func loadPortfolio() async throws(FinancialAccountError) {
      try await accounts.fetchAll(on: today)
      // A new person has no accounts, and nothing to be told about them.
      if accounts.financialAccounts(by: .balance).isEmpty { return portfolio = nil }
      portfolio = try await portfolios.portfolio(
        on: today, in: dependencies.defaultCurrency.flatMap(Currency.init(code:)),
        without: dependencies.preferences.portfolioExclusions)
    }
  }
}
