public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension SavingsReportScreen {
  /// Every goal as it was in one moment, and what the accounts are worth.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the report is read.
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// The report as it was last read; `nil` until then.
    public private(set) var report: SavingsReportDomain?
    /// The same of the accounts; `nil` until they were read, and where there are none.
    public private(set) var portfolio: PortfolioReportDomain?
    public private(set) var failure: FinancialGoalError?
    /// Why the accounts couldn't be reported.
    public private(set) var portfolioFailure: FinancialAccountError?
    @ObservationIgnored private let provider: any FinancialGoalProvider
    @ObservationIgnored private let portfolios: any PortfolioProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialGoalProvider
      portfolios = dependencies.portfolioProvider
    }

    /// The report as text; `nil` until it was read.
    public var model: SavingsReportUIModel? { report?.toUIModel(format) }

    /// What it says of the accounts; `nil` where there are none.
    public var portfolioModel: PortfolioReportUIModel? { portfolio?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      }
    }

    private func load() async {
      do {
        report = try await provider.report(on: dependencies.today)
        failure = nil
      } catch {
        failure = error
      }
      if failure == nil { await loadPortfolio() }
    }

    private func loadPortfolio() async {
      do {
        portfolio = try await portfolios.report(
          on: dependencies.today, in: dependencies.defaultCurrency.flatMap(Currency.init(code:)),
          without: dependencies.preferences.portfolioExclusions)
        portfolioFailure = nil
      } catch {
        (portfolio, portfolioFailure) = (nil, error)
      }
    }
  }
}
