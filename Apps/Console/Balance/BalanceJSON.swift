import Foundation
import ModuloCore
import ModuloModels
import ModuloPortfolio
import ModuloUtilities

/// The documents of `balance` commands.
enum BalanceJSON {
  /// A page of balances.
  typealias Page = (rows: [Row], list: EntryList<BalanceUpdateDomain, FinancialAccountDomain>)
  /// A balance and its account.
  typealias Row = (update: BalanceUpdateDomain, account: FinancialAccountDomain)

  static let balance = Document("balance", "What an account was worth on a day", members)

  static let updates = Document<[BalanceUpdateDetailedDomain]>(
    "balance-update", "What accounts were worth on a day",
    [Member("balances", .list(.object(row))) { $0.map { ($0.balanceUpdate, $0.account) } }])

  static let history = Document<Page>(
    "balance-history", "A page of balances",
    [
      Member("account", .optional(.id), "Null for those of all accounts.") { $0.list.owner?.id },
      Member("count", .integer, "That of all of them.") { $0.list.count },
      Member("balances", .list(.object(row)), "Newest first.") { $0.rows },
    ])

  static let export = Document<(count: Int, file: DataFile)>(
    "balance-export", "Balances that were written to a file",
    DocumentFileJSON.file.of { $0.file } + [
      Member("count", .integer, "How many balances there are in it.") { $0.count }
    ])

  static let importing = Document<ImportJSON.Outcome<BalanceUpdateImportError.Problem>>(
    "balance-import", "Outcomes of the rows of a file of balances",
    ImportJSON.members(warnings: [
      RowOutcome.outOfOrder.rawValue, RowOutcome.sameDay.rawValue, "positiveDebt", RowOutcome.typedBefore.rawValue,
    ]) + [Member("orders", .list(.object(order))) { $0.report.orders }])

  static let schemas = [balance.schema, updates.schema, history.schema, export.schema, importing.schema]

  /// A balance in a list.
  static let row: [Member<Row>] =
    members.of { $0.update } + [Member("accountName", .text) { $0.account.name }]

  /// The members of a balance, in every document that has one.
  static let members: [Member<BalanceUpdateDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("account", .id) { $0.accountID },
    Member("balance", .balance) { $0.balance },
    Member("currency", .currency) { $0.balance.currency },
    Member("note", .optional(.text)) { $0.note },
    Member("date", .day) { $0.date },
  ]

  /// The direction in which an account's rows run.
  private static let order: [Member<BalanceUpdateFileOrder>] = [
    Member("account", .text) { $0.account }, Member("order", .choice) { $0.order },
    Member("days", .integer) { $0.days },
  ]
}

extension BalanceUpdatesListScreen: ListScreen {
  var csv: [[String]]? { viewModel.found.map { _ in BalanceJSON.row.csv(entries) } }

  var json: JSONValue? { viewModel.found.map { BalanceJSON.history.json((entries, $0)) } }

  private var entries: [BalanceJSON.Row] {
    viewModel.entries.compactMap { entry in viewModel.owners[entry.accountID].map { (entry, $0) } }
  }
}

extension BalanceUpdateFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdatesFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdateImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdateExportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
