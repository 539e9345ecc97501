public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import TerminalKit

/// One page of the balances of an account or of all accounts, newest first.
public struct BalanceUpdatesListScreen: EntryListScreen {
  /// A page of balances with their accounts.
  public typealias Found = EntryList<BalanceUpdateDomain, FinancialAccountDomain>
  /// The rules of balances.
  public typealias Rule = BalanceUpdateRule

  /// The state of the list, which `appear()` loads.
  public let viewModel: EntryListModel<Found, Rule>

  /// Creates a screen that shows the balances as its view model has them.
  public init(viewModel: EntryListModel<Found, Rule>) { self.viewModel = viewModel }

  /// The balances with their accounts, where they are of all.
  public var table: some View { BalanceUpdateTable(models, words: viewModel.format.strings.balance) }

  /// Without limits the balance of an account that is current is marked.
  private var models: [BalanceUpdateUIModel] {
    let (model, format) = (viewModel, viewModel.format)
    if let account = model.owner, let offset = model.found?.offset, !model.isLimited {
      return model.entries.toUIModel(format, of: account, offset: offset)
    }
    return model.entries.map { $0.toUIModel(format, of: model.namedOwner(of: $0)) }
  }

  public func keys(for row: UUID?) -> ScreenKeys {
    let account = viewModel.owner(of: row)?.reference
    return (account.map { .balance(row, of: $0, viewModel.format.strings.key) } ?? []) + filterKeys
  }
}

extension EntryListModel<EntryList<BalanceUpdateDomain, FinancialAccountDomain>, BalanceUpdateRule> {
  /// Creates a view model of the balances of an account, or of all accounts for `nil`.
  public convenience init(
    _ context: ScreenContext, account: NamedReference?, matching limits: EntryFilterInput = .all
  ) {
    let (provider, texts) = (context.dependencies.balanceUpdateProvider, context.format.strings.balance)
    let words = EntryListWords(
      title: texts.historyTitle, none: texts.none, noneOfOwner: texts.emptyHistory, noMatch: texts.noMatch)
    let places = EntryListPlaces(
      list: { .balanceUpdate(.list(account: account, matching: $0)) },
      form: { .balanceUpdate(.filter(account: account, matching: $0)) })
    self.init(
      context, of: account, matching: limits, words, places, rows: { provider.balanceUpdates },
      read: { (filter, page) async throws(BalanceUpdateError) in
        try await provider.fetchAll(of: account, matching: filter, on: context.dependencies.today, page: page)
      })
  }
}
