public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
public import Observation

extension PortfolioScreen {
  /// All accounts of a person, taken together as of a day.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the accounts are read.
      case appear
      /// The day for which the figures are to hold, as it was typed.
      case date(String)
      /// What is left out, this time.
      case leaveOut(PortfolioExclusions)
      /// What is left out now is left out from now on.
      case remember
    }

    public let context: ScreenContext
    /// The portfolio as it was last read; `nil` until then.
    public private(set) var portfolio: PortfolioDomain?
    public private(set) var failure: FinancialAccountError?
    /// Why what is left out wasn't kept; the old choice stands.
    public private(set) var settingsFailure: SettingsError?
    /// What is left out.
    public private(set) var exclusions: PortfolioExclusions
    /// The day as it was typed; nil is today.
    private var date: String?
    private var provider: any PortfolioProvider { dependencies.portfolioProvider }

    public init(_ context: ScreenContext) {
      self.context = context
      exclusions = context.dependencies.preferences.portfolioExclusions
    }

    /// The portfolio as text; `nil` until it was read.
    public var model: PortfolioUIModel? { portfolio?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .date(let text): date = text
      case .leaveOut(let exclusions): self.exclusions = exclusions
      case .remember: await attempt(\.settingsFailure, remember)
      }
    }

    private func load() async throws(FinancialAccountError) {
      portfolio = try await provider.portfolio(
        on: try readDay(), in: try dependencies.readPortfolioCurrency(), without: exclusions)
    }

    private func readDay() throws(FinancialAccountError) -> CalendarDay {
      do { return try dependencies.readDay(date) } catch { throw .unreadableDay(error) }
    }

    private func remember() throws(SettingsError) {
      try dependencies.preferences.remember(exclusions)
    }
  }
}
