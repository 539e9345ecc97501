public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
public import Observation

extension SavingsOverviewScreen {
  /// The overview of the user's goals, and the value of their accounts.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen appears: the goals and the accounts are read.
      case appear
    }

    public let context: ScreenContext
    public private(set) var failure: FinancialGoalError?
    /// The value of the accounts together; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioDomain?
    /// The reason why existing accounts have no sum.
    public private(set) var portfolioFailure: FinancialAccountError?
    private var isRead = false
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var portfolios: any PortfolioProvider { dependencies.portfolioProvider }

    public init(_ context: ScreenContext) { self.context = context }

    /// The message on it.
    public var portfolioFailureText: String? { portfolioFailure?.text(format) }

    /// The current overview of the goals; `nil` until they were read.
    public var overview: SavingsOverviewDomain? { isRead ? provider.overview(on: today) : nil }

    /// Whether an overview without data begins with the welcome.
    public var isWelcomeDue: Bool { dependencies.preferences[GeneralPreferences.onboarding] }

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
      // A new user has no accounts, so there is nothing to report.
      portfolio = try await portfolios.overview(
        on: today, in: dependencies.defaultCurrency.flatMap(Currency.init(code:)),
        without: dependencies.preferences.portfolioExclusions)
    }
  }
}
