import DependencyKit
import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
public import Observation
public import TerminalKit

/// The balances of one account as a line.
public struct FinancialAccountChartScreen: InteractiveScreen {
  /// The state of an account's chart, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an account's chart as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.details?.account.title ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.details?.account, let chart = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        Text("\(TerminalText(account.title).bold())  \(environment.theme.text("#\(account.number)", .secondary))")
        if chart.points.isEmpty {
          Text(verbatim: viewModel.format.strings.balance.emptyChart)
        }
        ChartRangeBar(viewModel.range, words: viewModel.format.strings.chart)
        BalanceAreaChart(chart)
        OutcomeMessage(failure: viewModel.settingsFailureText, success: nil)
      }
      .filling(height: environment.height)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    .balanceChart(
      viewModel.range, viewModel.format.strings.key, show: { viewModel.sends(.show($0)) },
      read: { viewModel.sends(.read($0)) })
      + ScreenKeys(KeyBinding("S", "\(viewModel.format.strings.key.remember)", viewModel.sends(.remember)))
  }

  /// The chart in SVG; `nil` until it was read.
  public func svg(in environment: EnvironmentValues) -> String? {
    viewModel.model.map {
      BalanceAreaChartSVG($0, title: viewModel.details?.account.title ?? "", id: "chart")
        .document(theme: environment.theme, empty: viewModel.format.strings.balance.emptyChart)
    }
  }
}

extension FinancialAccountChartScreen {
  /// The balance of one account, day by day, over a range of days.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an account's chart.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the account is read.
      case appear
      /// Changes the range of the chart, for this visit only.
      case show(ChartRange)
      /// Reads the point some points after the one that is read, or before it; the last one at first.
      case read(Int)
      /// Saves the range as the default.
      case remember
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The account as it was last read; `nil` until then.
    public private(set) var details: FinancialAccountDetailedDomain?
    public private(set) var failure: FinancialAccountError?
    /// Why the range wasn't saved; the old choice is kept.
    public private(set) var settingsFailure: SettingsError?
    /// The day that is read in the chart; `nil` for none.
    public private(set) var reading: CalendarDay?
    private var chosenRange: ChartRange?
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialAccountProvider { dependencies.financialAccountProvider }

    /// Creates a view model for the account of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, account reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The message on it.
    public var settingsFailureText: String? { settingsFailure?.text(format) }

    /// The range of the chart: that of this visit, else the account's default.
    public var range: ChartRange {
      chosenRange ?? details.flatMap { savedRange(of: $0.account.id) } ?? .standard
    }

    /// The balances that are drawn; `nil` until the account was read.
    public var chart: BalanceChart? { details?.chart(range: range, on: today) }

    /// The chart as text; `nil` until the account was read.
    public var model: BalanceChartUIModel? {
      details.flatMap { details in chart?.toUIModel(format, details.account.currency, reading: reading) }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .show(let range): chosenRange = range
      case .read(let steps): reading = chart?.day(steps, after: reading)
      case .remember: await attempt(\.settingsFailure, remember)
      }
    }

    private func load() async throws(FinancialAccountError) {
      // The balances are part of the details; no updates are shown.
      details = try await provider.findOneDetailed(reference, on: today, page: Page(limit: 0))
    }

    private func remember() throws(SettingsError) {
      guard let accountID = details?.account.id else { return }
      try dependencies.shared.remember(range, for: PortfolioPreferences.chartRange(of: accountID))
      commands.issue(.toast(.choiceRemembered))
    }

    private func savedRange(of accountID: UUID) -> ChartRange? {
      dependencies.shared[PortfolioPreferences.chartRange(of: accountID)]
    }
  }
}
