import DependencyKit
public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One account: its kind and balance, its chart, its latest balances.
public struct FinancialAccountDetailsScreen: InteractiveScreen {
  /// The state of an account's details, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an account's details as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.details?.account.title ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.model {
      VStack(spacing: Spacing.tiny) {
        FinancialAccountSummary(account, words: words.account)
        funding
        chart(account)
        history(account)
      }
      .filling(height: environment.height)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] {
    !viewModel.hasFailed ? viewModel.details?.updates.map(\.id) ?? [] : []
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    guard let account = viewModel.details?.account.reference else { return [] }
    return .balance(row, of: account, words)
      + ScreenKeys(
        KeyBinding("l", "\(words.balances)", .push(.balanceUpdate(.list(account: account)))),
        KeyBinding("h", "\(words.chart)", .push(.financialAccount(.chart(account)))),
        KeyBinding("P", "\(words.plans)", .push(.recurringPlan(.list(.account(account)))), isProminent: false),
        KeyBinding("F", "\(words.funding)", .push(.funding(.list(.account(account)))), isProminent: false),
        KeyBinding("e", "\(words.editAccount)", .present(.financialAccount(.update(account)))),
        KeyBinding("D", "\(words.deleteAccount)", .ask(.financialAccount(.deletion(account))), isProminent: false))
  }
}

extension FinancialAccountDetailsScreen {
  private var words: Strings { viewModel.format.strings }

  @ViewBuilder private var funding: some View {
    if let funding = viewModel.details?.funding, !funding.fundings.isEmpty {
      let format = viewModel.format
      Section("\(words.funding.title)") {
        FundingTable(funding.fundings.map { $0.toUIModel(format) }, without: .account)
        Figures([(words.funding.unallocated, format.exactAmount(funding.unallocated))])
      }
    }
  }

  private func chart(_ account: FinancialAccountDetailedUIModel) -> some View {
    Section("\(words.balance.chartTitle)") { BalanceAreaChart(account.chart) }
  }

  private func history(_ account: FinancialAccountDetailedUIModel) -> some View {
    Section("\(words.balance.historyTitle)") {
      // The count is checked, not the page: a page beyond the last balance is empty too.
      if viewModel.details?.account.updateCount == 0 {
        Text(verbatim: words.balance.emptyHistory)
      }
      BalanceUpdateTable(account.updates, words: words.balance)
      if account.furtherUpdates > 0 {
        Text(verbatim: words.contribution.further(viewModel.format.number(account.furtherUpdates)))
      }
    }
  }
}

extension FinancialAccountDetailsScreen {
  /// One account with its figures, its chart and a page of its balances.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an account's details.
    public enum Action: Sendable {
      /// The screen appears: the account is read.
      case appear
      /// Another page of balances.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The account as it was last read; `nil` until then.
    public private(set) var details: FinancialAccountDetailedDomain?
    public private(set) var failure: FinancialAccountError?
    /// The page of balances that is shown.
    public private(set) var page = Page.first
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialAccountProvider { dependencies.financialAccountProvider }

    /// Creates a view model for the account of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, account reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The details as text, with the chart in the range last chosen; `nil` until they were read.
    public var model: FinancialAccountDetailedUIModel? {
      details.map { details in
        let range = dependencies.shared[PortfolioPreferences.chartRange(of: details.account.id)] ?? .standard
        return details.toUIModel(format, on: today, range: range, offset: page.offset ?? 0)
      }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let page):
        self.page = page
        await attempt(\.failure, load)
      }
    }

    private func load() async throws(FinancialAccountError) {
      details = try await provider.findOneDetailed(reference, on: today, page: page)
    }
  }
}
