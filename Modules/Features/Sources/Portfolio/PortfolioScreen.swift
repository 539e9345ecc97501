public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
import ModuloUtilities
public import Observation
public import TerminalKit

/// All accounts together: their value, its change, and each account.
public struct PortfolioScreen: Screen {
  /// The state of the portfolio, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the portfolio as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.portfolio.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let portfolio = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(title.bold())  \(environment.theme.text(portfolio.day, .secondary))")
        if portfolio.accounts.isEmpty {
          EmptyState(title: words.account.emptyTitle, advice: viewModel.format.advice(.addAccount))
        } else {
          PortfolioSummary(portfolio, words: words.portfolio)
          FinancialAccountTable(portfolio.accounts, words: words.account)
        }
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension PortfolioScreen {
  /// All accounts of the user together, on a day.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the portfolio.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the accounts are read.
      case appear
      /// The day of the figures, as typed.
      case date(String)
      /// Changes the exclusions, for this visit only.
      case leaveOut(PortfolioExclusions)
      /// Saves the exclusions as the default.
      case remember
    }

    public let context: ScreenContext
    /// The portfolio as it was last read; `nil` until then.
    public private(set) var portfolio: PortfolioDomain?
    public private(set) var failure: FinancialAccountError?
    /// Why the exclusions weren't saved; the old choice is kept.
    public private(set) var settingsFailure: SettingsError?
    private var chosenExclusions: PortfolioExclusions?
    /// The day as typed; nil for today.
    private var date: String?
    private var provider: any PortfolioProvider { dependencies.portfolioProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The exclusions: those of this visit, else the default. They hold from the next reading on.
    public var exclusions: PortfolioExclusions { chosenExclusions ?? dependencies.preferences.portfolioExclusions }

    /// The portfolio as text; `nil` until it was read.
    public var model: PortfolioUIModel? { portfolio?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .date(let text): date = text
      case .leaveOut(let exclusions): chosenExclusions = exclusions
      case .remember: await attempt(\.settingsFailure, remember)
      }
    }

    private func load() async throws(FinancialAccountError) {
      portfolio = try await provider.portfolio(
        on: try dependencies.readDay(date, throwing: FinancialAccountError.self),
        in: try dependencies.readDefaultCurrency(throwing: FinancialAccountError.self), without: exclusions)
    }

    private func remember() throws(SettingsError) {
      try dependencies.preferences.remember(exclusions)
    }
  }
}
