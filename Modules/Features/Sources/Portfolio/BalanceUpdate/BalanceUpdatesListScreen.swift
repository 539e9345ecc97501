public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One page of the balances of an account or of all accounts, newest first.
public struct BalanceUpdatesListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the balances as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let list = viewModel.list {
      // The count is checked, not the page: a page beyond the last balance is empty too.
      if list.count == 0 { Text(verbatim: viewModel.emptyText) }
      BalanceUpdateTable(viewModel.models, words: words.balance)
      if viewModel.furtherUpdates > 0 {
        Text(verbatim: words.contribution.further(viewModel.format.number(viewModel.furtherUpdates)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.balanceUpdates.map(\.id) : [] }

  public var window: RowWindow? {
    viewModel.list.map { list in
      RowWindow(offset: list.offset, count: list.count, keys: viewModel.balanceUpdates.map(\.key)) {
        await viewModel.send(.turn(to: $0))
      }
    }
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    guard let account = viewModel.account(of: row) else { return [] }
    return .balance(row, of: account.reference, viewModel.format.strings.key)
  }
}

extension BalanceUpdatesListScreen {
  /// One page of the balances of an account or of all accounts, newest first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list.
    public enum Action: Sendable {
      /// The screen appears: the page is read.
      case appear
      /// Limits of the list. They count from the next reading on.
      case filter(EntryFilterInput)
      /// Another page.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The page with its accounts, as it was last read; `nil` until then.
    public private(set) var list: EntryList<BalanceUpdateDomain, FinancialAccountDomain>?
    public private(set) var failure: BalanceUpdateError?
    /// The page of balances that is shown.
    public private(set) var page = Page.first
    private var input = EntryFilterInput()
    @ObservationIgnored private let reference: NamedReference?
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// Creates a view model for the account of a reference, which is looked up when the screen appears.
    ///
    /// - Parameter reference: `nil` for all accounts.
    public init(_ context: ScreenContext, account reference: NamedReference?) {
      self.context = context
      self.reference = reference
    }

    /// The account whose balances they are; `nil` for all accounts, and until it was read.
    public var account: FinancialAccountDomain? { list?.owner }

    /// The balances of the page; empty until it was read.
    public var balanceUpdates: [BalanceUpdateDomain] { list == nil ? [] : provider.balanceUpdates }

    /// The accounts of the page, by their ids.
    public var accounts: [UUID: FinancialAccountDomain] { list?.owners ?? [:] }

    /// The balances of the page as text, with their accounts where they are of all. Without limits that of an account that
    /// is current is marked.
    public var models: [BalanceUpdateUIModel] {
      if let account, let list, !hasLimits {
        return balanceUpdates.toUIModel(format, of: account, offset: list.offset)
      }
      return balanceUpdates.map { $0.toUIModel(format, of: reference == nil ? accounts[$0.accountID] : nil) }
    }

    /// The account of the balance in a row, else the one whose balances they are; `nil` for neither.
    public func account(of row: UUID?) -> FinancialAccountDomain? {
      account ?? balanceUpdates.first { $0.id == row }.flatMap { accounts[$0.accountID] }
    }

    /// The number of balances after those of the page.
    public var furtherUpdates: Int { list?.further ?? 0 }

    /// The title of the list.
    public var title: String { reference == nil ? words.historyTitle : account?.title ?? "" }

    /// What stands in place of no balances.
    public var emptyText: String {
      if hasLimits { return words.noMatch }
      return reference == nil ? words.none : words.emptyHistory
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await turn(to: page.recounted)
      case .filter(let input): self.input = input
      case .turn(let page): await turn(to: page)
      }
    }

    private var words: BalanceUpdateStrings { format.strings.balance }
    private var hasLimits: Bool { input != EntryFilterInput() }

    private func turn(to page: Page) async {
      self.page = page
      await attempt(\.failure, load)
    }

    private func load() async throws(BalanceUpdateError) {
      let filter = try dependencies.readFilter(input, throwing: BalanceUpdateError.self)
      list = try await provider.fetchAll(of: reference, matching: filter, on: today, page: page)
    }
  }
}
