import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloUtilities

/// The documents of the links between goals and accounts.
enum FundingJSON {
  static let funding = Document("goal-fund", "A link of a goal to an account as it was made or changed", members)

  static let removed = Document<[FundingDomain]>(
    "goal-unfund", "Links as they were removed", [Member("removed", .list(.object(members))) { $0 }])

  static let list = Document<FundingList>(
    "goal-funding", "Links of goals to accounts, and what is left of these",
    [
      Member("fundings", .list(.object(members)), "In the order in which they are served in their accounts.") {
        $0.fundings
      },
      Member("accounts", .list(.object(account))) { $0.accounts },
    ])

  static let schemas = [funding.schema, removed.schema, list.schema]

  /// The members of a link, in every document that has one.
  static let members: [Member<FundingDomain>] = [
    Member("id", .id) { $0.id },
    Member("goal", .id) { $0.goal.id },
    Member("goalName", .text) { $0.goal.name },
    Member("account", .id) { $0.account.id },
    Member("accountName", .text) { $0.account.name },
    Member("currency", .currency) { $0.claimed.currency },
    Member("priority", .integer, "1 is served first.") { $0.priority },
    Member("upTo", .optional(.amount), "The most that is set aside; null for all that is saved.") { $0.limit },
    Member("setAside", .amount) { $0.setAside },
    Member("short", .amount, "What is meant to be in the account and isn't.") { $0.short },
    Member("quiet", .flag, "Whether nothing is set aside because the goal is archived.") { $0.isQuiet },
  ]

  /// What is set aside in an account, in every document that has one.
  static let account: [Member<AccountFunding>] = [
    Member("account", .id) { $0.account.id },
    Member("number", .integer) { $0.account.number },
    Member("name", .text) { $0.account.name },
    Member("currency", .currency) { $0.balance.currency },
    Member("balance", .balance) { $0.balance },
    Member("setAside", .amount) { $0.setAside },
    Member("unallocated", .balance) { $0.unallocated },
    Member("short", .amount, "What is meant to be in the account and isn't.") { $0.short },
  ]
}

extension FundingListScreen: ListScreen {
  var csv: [[String]]? { viewModel.list.map { FundingJSON.members.csv($0.fundings) } }

  var json: JSONValue? { viewModel.list.map(FundingJSON.list.json) }
}

extension FundingFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}
