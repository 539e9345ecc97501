public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One page of an account's balances, newest first.
public struct BalanceUpdatesListScreen: InteractiveScreen {
  /// The state of an account's balances, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows an account's balances as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.account?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let account = viewModel.account {
      // The count is checked, not the page: a page beyond the last balance is empty too.
      if account.updateCount == 0 {
        Text(verbatim: words.balance.emptyHistory)
      }
      BalanceUpdateTable(viewModel.models, words: words.balance)
      if viewModel.furtherUpdates > 0 {
        Text(verbatim: words.contribution.further(viewModel.format.number(viewModel.furtherUpdates)))
      }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.balanceUpdates.map(\.id) : [] }

  public var window: RowWindow? {
    viewModel.account.map { account in
      RowWindow(offset: viewModel.offset, count: account.updateCount, keys: viewModel.balanceUpdates.map(\.key)) {
        await viewModel.send(.turn(to: $0))
      }
    }
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    guard let account = viewModel.account else { return [] }
    return .balance(row, of: account.reference, viewModel.format.strings.key)
  }
}

extension BalanceUpdatesListScreen {
  /// One page of an account's balances, newest first.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an account's balances.
    public enum Action: Sendable {
      /// The screen appears: the account and the page are read.
      case appear
      /// Another page.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The account as it was last read; `nil` until then.
    public private(set) var account: FinancialAccountDomain?
    public private(set) var failure: BalanceUpdateError?
    /// The page of balances that is shown.
    public private(set) var page = Page.first
    /// The number of balances before the page.
    public private(set) var offset = 0
    @ObservationIgnored private let reference: NamedReference
    private var provider: any BalanceUpdateProvider { dependencies.balanceUpdateProvider }

    /// Creates a view model for the account of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, account reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The balances of the page; empty until it was read.
    public var balanceUpdates: [BalanceUpdateDomain] { account == nil ? [] : provider.balanceUpdates }

    /// The balances of the page as text.
    public var models: [BalanceUpdateUIModel] {
      account.map { balanceUpdates.toUIModel(format, of: $0, offset: offset) } ?? []
    }

    /// The number of balances beyond those shown.
    public var furtherUpdates: Int {
      account.map { max(0, $0.updateCount - offset - balanceUpdates.count) } ?? 0
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await turn(to: page.recounted)
      case .turn(let page): await turn(to: page)
      }
    }

    private func turn(to page: Page) async {
      self.page = page
      await attempt(\.failure, load)
    }

    private func load() async throws(BalanceUpdateError) {
      (account, offset) = try await provider.fetchAll(of: reference, on: today, page: page)
    }
  }
}
