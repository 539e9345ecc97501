import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import Observation

extension FinancialAccountChartScreen {
  /// The balance of one account, day by day, over a range of days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen appears: the account is read.
      case appear
      /// Changes the range of the chart, for this visit only.
      case show(ChartRange)
      /// Saves the range as the default.
      case remember
    }

    public let context: ScreenContext
    /// The account as it was last read; `nil` until then.
    public private(set) var details: FinancialAccountDetailedDomain?
    public private(set) var failure: FinancialAccountError?
    /// Why the range wasn't saved; the old choice is kept.
    public private(set) var settingsFailure: SettingsError?
    private var chosenRange: ChartRange?
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialAccountProvider { dependencies.financialAccountProvider }

    public init(_ context: ScreenContext, account reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The range of the chart: that of this visit, else the account's default.
    public var range: ChartRange {
      chosenRange ?? details.flatMap { savedRange(of: $0.account.id) } ?? .standard
    }

    /// The balances that are drawn; `nil` until the account was read.
    public var chart: BalanceChart? { details?.chart(range: range, on: today) }

    /// The chart as text; `nil` until the account was read.
    public var model: BalanceChartUIModel? {
      details.flatMap { details in chart?.toUIModel(format, details.account.currency) }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .show(let range): chosenRange = range
      case .remember: await attempt(\.settingsFailure, remember)
      }
    }

    private func load() async throws(FinancialAccountError) {
      // The balances are part of the details; no updates are shown.
      details = try await provider.findOneDetailed(reference, on: today, page: Page(limit: 0))
    }

    private func remember() throws(SettingsError) {
      guard let accountID = details?.account.id else { return }
      try dependencies.preferences.remember(range, for: PortfolioPreferences.chartRange(of: accountID))
    }

    private func savedRange(of accountID: UUID) -> ChartRange? {
      dependencies.preferences[PortfolioPreferences.chartRange(of: accountID)]
    }
  }
}
