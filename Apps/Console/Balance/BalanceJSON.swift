import Foundation
import ModuloModels
import ModuloPortfolio
import ModuloUtilities

/// The documents of `balance` commands.
enum BalanceJSON {
  /// A page of an account's balances.
  typealias Page = (updates: [BalanceUpdateDomain], account: FinancialAccountDomain)

  static let balance = Document("balance", "What an account was worth on a day", members)

  static let history = Document<Page>(
    "balance-history", "A page of an account's balances",
    [
      Member("account", .id) { $0.account.id },
      Member("count", .integer, "That of all of them.") { $0.account.updateCount },
      Member("balances", .list(.object(members)), "Newest first.") { $0.updates },
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

  static let schemas = [balance.schema, history.schema, export.schema, importing.schema]

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

extension BalanceUpdatesListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.account.map { BalanceJSON.history.json((viewModel.balanceUpdates, $0)) } }
}

extension BalanceUpdateFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdateImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdateExportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
