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

/// Every account, in a row each.
public struct FinancialAccountsListScreen: InteractiveScreen {
  /// The state of the list of accounts, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of accounts as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.account.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let words = viewModel.format.strings.account
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if viewModel.accounts.isEmpty {
      EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.addAccount))
    } else {
      let (format, today) = (viewModel.format, viewModel.today)
      FinancialAccountTable(viewModel.accounts.map { $0.toUIModel(format, on: today) }, words: words)
    }
  }

  public func open() async { await viewModel.send(.open) }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.accounts.map(\.id) : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return .account(viewModel.accounts.first { $0.id == row }?.reference, words)
      + ScreenKeys(
        KeyBinding("s", "\(words.sort)", viewModel.sends(.sort(by: viewModel.sort.next)), isProminent: false),
        KeyBinding("B", "\(words.updateBalances)", .present(.balanceUpdate(.createAll)), isProminent: false),
        KeyBinding("l", "\(words.balances)", .push(.balanceUpdate(.list(account: nil))), isProminent: false),
        KeyBinding("i", "\(words.importFile)", .present(.balanceUpdate(.importFile)), isProminent: false),
        KeyBinding("I", "\(words.bankFiles)", .present(.data(.importBankFiles)), isProminent: false),
        KeyBinding("x", "\(words.exportFile)", .present(.balanceUpdate(.exportFile(account: nil))), isProminent: false))
  }
}

extension FinancialAccountsListScreen {
  /// The user's accounts, in the requested order.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of accounts.
    public enum Action: Sendable {
      /// The screen is opened: the accounts are read and sorted.
      case open
      /// The screen appears: the accounts are read. Those that are listed stay in their places.
      case appear
      /// Sorts the list.
      case sort(by: FinancialAccountSort)
    }

    public let context: ScreenContext
    public private(set) var failure: FinancialAccountError?
    /// The order of the list.
    public private(set) var sort = FinancialAccountSort.balance
    private var order = RowOrder<UUID>()
    private var provider: any FinancialAccountProvider { dependencies.financialAccountProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The accounts as they are listed.
    public var accounts: [FinancialAccountDomain] { order.arranged(provider.financialAccounts(by: sort)) }

    public func send(_ action: Action) async {
      switch action {
      case .open:
        order = RowOrder()
        await attempt(\.failure, load)
      case .appear: await attempt(\.failure, load)
      case .sort(let sort):
        self.sort = sort
        order = RowOrder(provider.financialAccounts(by: sort).map(\.id))
      }
    }

    private func load() async throws(FinancialAccountError) {
      try await provider.fetchAll(
        on: today, in: try dependencies.readReportingCurrency(throwing: FinancialAccountError.self))
      order = RowOrder(accounts.map(\.id))
    }
  }
}
