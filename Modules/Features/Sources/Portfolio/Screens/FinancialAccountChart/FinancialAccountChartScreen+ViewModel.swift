public import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension FinancialAccountChartScreen {
  /// What one account was worth, day by day, over a range of days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the account is read.
      case appear
      /// How far back the chart goes, this time.
      case show(ChartRange)
      /// It goes as far back from now on.
      case remember
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// The account as it was last read; `nil` until then.
    public private(set) var details: FinancialAccountDetailedDomain?
    public private(set) var range: ChartRange
    public private(set) var failure: FinancialAccountError?
    /// Why the range wasn't kept; the old choice stands.
    public private(set) var settingsFailure: SettingsError?
    @ObservationIgnored private let accountID: UUID
    @ObservationIgnored private let provider: any FinancialAccountProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(accountID: UUID, router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.accountID = accountID
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialAccountProvider
      range = dependencies.preferences[PortfolioPreferences.chartRange(of: accountID)] ?? .standard
    }

    /// The balances that are drawn; `nil` until the account was read.
    public var chart: BalanceChart? { details?.chart(range: range, on: dependencies.today) }

    /// The same as text; `nil` until the account was read.
    public var model: BalanceChartUIModel? {
      details.flatMap { details in chart?.toUIModel(format, details.account.currency) }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      case .show(let range): self.range = range
      case .remember: remember()
      }
    }

    private func load() async {
      do {
        // The balances come with the account; of its updates none is shown.
        details = try await provider.findOneDetailed(by: accountID, on: dependencies.today, page: Page(limit: 0))
        failure = nil
      } catch {
        failure = error
      }
    }

    private func remember() {
      do {
        try dependencies.preferences.remember(range, for: PortfolioPreferences.chartRange(of: accountID))
        settingsFailure = nil
      } catch {
        settingsFailure = error
      }
    }
  }
}
