import Foundation
import ModuloModels
import ModuloPortfolio
import ModuloUtilities

/// The documents of `account` commands.
enum AccountJSON {
  /// Balances of an account over a range of days, and the SVG file that they were written to.
  typealias Chart = (chart: BalanceChart?, account: FinancialAccountDomain, file: DataFile?)

  static let account = Document("account", "An account", members)

  static let list = Document<[FinancialAccountDomain]>(
    "account-list", "Every account", [Member("accounts", .list(.object(members))) { $0 }])

  static let show = Document<FinancialAccountDetailedDomain>(
    "account-show", "An account with a page of its balances",
    members.of { $0.account } + [
      Member("balanceCount", .integer) { $0.account.updateCount },
      Member("balances", .list(.object(BalanceJSON.members)), "Newest first.") { $0.updates },
      Member("setAside", .amount, "For the goals that are tied to it.") { $0.funding.setAside },
      Member("unallocated", .optional(.balance), "null for a debt, in which nothing can be set aside.") {
        $0.account.isDebt ? nil : $0.funding.unallocated
      },
      Member("short", .amount, "What is meant to be set aside and isn't there.") { $0.funding.short },
      Member("fundings", .list(.object(FundingJSON.members)), "In the order in which they are served.") {
        $0.funding.fundings
      },
    ])

  static let chart = Document<Chart>(
    "account-chart", "What an account was worth, day by day",
    [
      Member("account", .id) { $0.account.id },
      Member("number", .integer) { $0.account.number },
      Member("name", .text) { $0.account.name },
      Member("currency", .currency) { $0.account.currency },
      Member("range", .optional(.choice)) { $0.chart?.range },
      Member("points", .list(.object(points("balance"))), "Oldest first.") { $0.chart?.points ?? [] },
    ] + DocumentFileJSON.image.of { $0.file })

  static let schemas = [account.schema, list.schema, show.schema, chart.schema]

  /// The members of an account, in every document that has one.
  static let members: [Member<FinancialAccountDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("name", .text, "Its own, else the provider's.") { $0.name },
    Member("provider", .text) { $0.provider },
    Member("type", .choice) { $0.type },
    Member("bankId", .optional(.text), "The IBAN or number in the bank's files, masked; null for none.") {
      $0.maskedBankID
    },
    Member("isDebt", .flag) { $0.isDebt },
    Member("balance", .balance) { $0.balance },
    Member("currency", .currency) { $0.currency },
    Member("updated", .optional(.day), "The day of the latest balance; null while there is none.") { $0.updated },
    Member("change", .amount, "What the latest balance is above the one before it.") { $0.change.amount },
    Member(
      "changePercent", .optional(.ratio),
      "The same in percent of the absolute balance before; null where there is nothing to compare with."
    ) { $0.change.isComparable ? $0.change.percentage : nil },
    Member("trend", .choice, "Which way the arrow points: a debt of which less is owed goes down.") { $0.change.trend },
  ]

  /// - Parameter name: What the amount of a point is called.
  static func points(_ name: String) -> [Member<BalancePoint>] {
    [Member("date", .day) { $0.date }, Member(name, .amount) { $0.amount }]
  }
}

extension Shape where Value == Money {
  static var balance: Shape {
    amount.described("A decimal number as text, with all of the currency's decimals; negative for what is owed.")
  }
}

extension FinancialAccountsListScreen: ListScreen {
  var csv: [[String]]? { AccountJSON.members.csv(viewModel.accounts) }

  var json: JSONValue? { AccountJSON.list.json(viewModel.accounts) }
}

extension FinancialAccountDetailsScreen: LinkedScreen {
  var json: JSONValue? { viewModel.details.map(AccountJSON.show.json) }
}

extension FinancialAccountFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension FinancialAccountChartScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.details.map { AccountJSON.chart.json((viewModel.chart, $0.account, nil as DataFile?)) }
  }
}
