import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloUtilities

/// The documents of `contribution` commands.
enum ContributionJSON {
  /// A page of contributions, with its goals and sums.
  typealias Page = (rows: [Row], found: ContributionListDomain)
  /// A contribution and its goal.
  typealias Row = (contribution: ContributionDomain, goal: FinancialGoalDomain)

  static let contribution = Document<ContributionDetailedDomain>(
    "contribution", "A contribution as it was made or changed",
    members.of { $0.contribution }
      + [Member("goalReached", .flag, "Whether this change has reached the goal.") { $0.reachesGoal }])

  static let move = Document<ContributionMoveDomain>(
    "contribution-move", "Money that was moved from one goal to another",
    [
      Member("from", .id, "The goal that it was taken from.") { $0.withdrawal.goalID },
      Member("to", .id, "The goal that it was put into.") { $0.addition.goalID },
      Member("withdrawal", .object(members)) { $0.withdrawal },
      Member("addition", .object(members)) { $0.addition },
      Member("goalReached", .flag, "Whether the move has reached the goal that received the money.") {
        $0.target.reachesGoal
      },
    ])

  static let list = Document<Page>(
    "contribution-list", "One page of contributions, newest first",
    [
      Member("goal", .optional(.id), "Null for those of all goals.") { $0.found.list.owner?.id },
      Member("count", .integer, "That of all of them.") { $0.found.list.count },
      Member("nets", .list(.object(net)), "What all of them add up to, by currency.") { $0.found.nets },
      Member("contributions", .list(.object(row))) { $0.rows },
    ])

  static let importing = Document<ImportJSON.Outcome<ContributionImportError.Problem>>(
    "contribution-import", "What an import did with the rows of a file",
    ImportJSON.members(warnings: [RowOutcome.typedBefore.rawValue])
      + [Member("goalReached", .flag, "Whether the import has reached the goal.") { $0.report.reachedGoal != nil }])

  static let schemas = [contribution.schema, move.schema, list.schema, importing.schema]

  /// A contribution in a list.
  static let row: [Member<Row>] =
    members.of { $0.contribution } + [
      Member("goal", .id) { $0.goal.id }, Member("goalName", .text) { $0.goal.name },
    ]

  private static let net: [Member<Money>] = [
    Member("currency", .currency) { $0.currency }, Member("net", .amount) { $0 },
  ]

  private static let members: [Member<ContributionDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("type", .choice) { $0.type },
    Member("amount", .amount) { $0.amount },
    Member("currency", .currency) { $0.amount.currency },
    Member("name", .optional(.text)) { $0.name },
    Member("date", .day) { $0.date },
  ]
}

extension ContributionsListScreen: ListScreen {
  var csv: [[String]]? { viewModel.found.map { _ in ContributionJSON.row.csv(entries) } }

  var json: JSONValue? { viewModel.found.map { ContributionJSON.list.json((entries, $0)) } }

  private var entries: [ContributionJSON.Row] {
    viewModel.entries.compactMap { entry in viewModel.owners[entry.goalID].map { (entry, $0) } }
  }
}

extension ContributionFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension ContributionMoveScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension ContributionImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
