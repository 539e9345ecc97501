import DependencyKit
public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// All accounts together: their value, its change, and each account.
public struct PortfolioScreen: InteractiveScreen {
  /// The state of the portfolio, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the portfolio as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.portfolio.title) }

  public func body(in environment: EnvironmentValues) -> some View {
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
          PortfolioKindTable(portfolio.kinds, words: words.portfolio)
          FinancialAccountTable(portfolio.accounts, words: words.account)
          RowOffset(portfolio.accounts.count) {
            PortfolioComponentTable(viewModel.exclusions, words: words.portfolio)
          }
        }
        OutcomeMessage(failure: viewModel.settingsFailureText, success: nil)
      }
    }
  }

  public func open() async { await viewModel.send(.open) }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [Row] {
    guard !viewModel.hasFailed, let accounts = viewModel.portfolio?.accounts, !accounts.isEmpty else { return [] }
    return accounts.map { .account($0.id) } + PortfolioExclusions.components.map { .component($0) }
  }

  public func keys(for row: Row?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return .account(viewModel.portfolio?.accounts.first { $0.id == row?.account }?.reference, words)
      + ScreenKeys(
        row?.component.map {
          KeyBinding(.space, "\(words.include)", viewModel.sends(.leaveOut(viewModel.exclusions.toggling($0))))
        },
        KeyBinding("h", "\(words.chart)", .push(.portfolio(.chart))),
        KeyBinding("l", "\(words.accounts)", .push(.financialAccount(.list)), isProminent: false),
        KeyBinding("$", "\(words.rates)", .push(.exchangeRate(.list))),
        KeyBinding("i", "\(words.importFile)", .present(.balanceUpdate(.importFile)), isProminent: false),
        KeyBinding("I", "\(words.bankFiles)", .present(.data(.importBankFiles)), isProminent: false),
        KeyBinding("x", "\(words.exportFile)", .present(.balanceUpdate(.exportFile(account: nil))), isProminent: false),
        KeyBinding("S", "\(words.remember)", viewModel.sends(.remember), isProminent: false))
  }
}

extension PortfolioScreen {
  /// What a row of the portfolio stands for.
  public enum Row: Hashable, Sendable {
    /// An account, by its id.
    case account(UUID)
    /// A part that can be left out.
    case component(PortfolioComponent)

    fileprivate var account: UUID? { if case .account(let id) = self { id } else { nil } }

    fileprivate var component: PortfolioComponent? { if case .component(let part) = self { part } else { nil } }
  }
}

extension PortfolioScreen {
  /// All accounts of the user together, on a day.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the portfolio.
    public enum Action: Equatable, Sendable {
      /// The screen is opened: the accounts are read and sorted.
      case open
      /// The screen appears: the accounts are read. Those that are listed stay in their places.
      case appear
      /// The day of the figures, as typed.
      case date(String)
      /// Changes the exclusions, for this visit only.
      case leaveOut(PortfolioExclusions)
      /// Saves the exclusions as the default.
      case remember
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The portfolio as it was last read; `nil` until then.
    public private(set) var portfolio: PortfolioDomain?
    public private(set) var failure: FinancialAccountError?
    /// Why the exclusions weren't saved; the old choice is kept.
    public private(set) var settingsFailure: SettingsError?
    private var chosenExclusions: PortfolioExclusions?
    /// The day as typed; nil for today.
    private var date: String?
    private var order = RowOrder<UUID>()
    private var provider: any PortfolioProvider { dependencies.portfolioProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The exclusions: those of this visit, else the default.
    public var exclusions: PortfolioExclusions { chosenExclusions ?? dependencies.shared.portfolioExclusions }

    /// The message on it.
    public var settingsFailureText: String? { settingsFailure?.text(format) }

    /// The portfolio as text; `nil` until it was read.
    public var model: PortfolioUIModel? { portfolio?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .open:
        order = RowOrder()
        await attempt(\.failure, load)
      case .appear: await attempt(\.failure, load)
      case .date(let text): date = text
      case .leaveOut(let exclusions): await leaveOut(exclusions)
      case .remember: await attempt(\.settingsFailure, remember)
      }
    }

    private func leaveOut(_ exclusions: PortfolioExclusions) async {
      chosenExclusions = exclusions
      // Before the first reading there is nothing to read again.
      if portfolio != nil { await attempt(\.failure, load) }
    }

    private func load() async throws(FinancialAccountError) {
      var portfolio = try await provider.portfolio(
        on: try dependencies.readDay(date, throwing: FinancialAccountError.self),
        in: try dependencies.readReportingCurrency(throwing: FinancialAccountError.self), without: exclusions
      ).told(on: today)
      portfolio.accounts = order.arranged(portfolio.accounts)
      order = RowOrder(portfolio.accounts.map(\.id))
      self.portfolio = portfolio
    }

    private func remember() throws(SettingsError) {
      try dependencies.shared.remember(exclusions)
      commands.issue(.toast(.choiceRemembered))
    }
  }
}
