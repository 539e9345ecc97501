import Foundation
import ModuloContribution
import ModuloModels
import ModuloUtilities

/// The documents of `contribution` commands.
enum ContributionJSON {
  /// A page of a goal's contributions.
  typealias Page = (contributions: [ContributionDomain], goal: FinancialGoalDomain)

  static let contribution = Document("contribution", "A contribution as it was made or changed", members)

  static let move = Document<ContributionMoveDomain>(
    "contribution-move", "Money that was moved from one goal to another",
    [
      Member("from", .id, "The goal that it was taken from.") { $0.withdrawal.goalID },
      Member("to", .id, "The goal that it was put into.") { $0.addition.goalID },
      Member("withdrawal", .object(members)) { $0.withdrawal },
      Member("addition", .object(members)) { $0.addition },
    ])

  static let list = Document<Page>(
    "contribution-list", "One page of a goal's contributions, newest first",
    [
      Member("goal", .id) { $0.goal.id },
      Member("count", .integer, "That of all of them.") { $0.goal.contributionCount },
      Member("contributions", .list(.object(members))) { $0.contributions },
    ])

  static let importing = Document<ImportJSON.Outcome<ContributionImportError.Problem>>(
    "contribution-import", "What an import did with the rows of a file",
    ImportJSON.members(warnings: [RowOutcome.typedBefore.rawValue]))

  static let schemas = [contribution.schema, move.schema, list.schema, importing.schema]

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

extension ContributionsListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.goal.map { ContributionJSON.list.json((viewModel.contributions, $0)) } }
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
