import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloUtilities

/// The documents of `plan` and `due` commands.
enum PlanJSON {
  static let plan = Document<RecurringPlanChange>(
    "plan", "A plan as it was made, changed or deleted",
    members.of { $0.plan } + [
      Member("ended", .optional(.id), "The plan that it follows, which keeps its days; null for none.") {
        $0.ended?.id
      }
    ])

  static let list = Document<[RecurringPlanDomain]>(
    "plan-list", "Plans, by number", [Member("plans", .list(.object(members))) { $0 }])

  static let due = Document<DueList>(
    "due", "What is due of the plans, the oldest first",
    [
      Member("count", .integer, "That of all of it.") { $0.count },
      Member("amounts", .list(.object(sum)), "What the contributions add up to, by currency.") { $0.amounts },
      Member("quietPlans", .integer, "How many plans are of archived goals.") { $0.quietPlans },
      Member("due", .list(.object(row))) { $0.occurrences },
    ])

  static let entries = Document<[PlanEntry]>(
    "due-entry", "The contributions that were entered",
    [Member("entered", .list(.object(entry))) { $0 }])

  static let skipped = Document<[DueOccurrence]>(
    "due-skip", "What was skipped", [Member("skipped", .list(.object(row))) { $0 }])

  static let export = Document<(file: DataFile, plans: Int)>(
    "plan-export", "A calendar that was written to a file",
    DocumentFileJSON.file.of { $0.file } + [Member("plans", .integer) { $0.plans }])

  static let schemas = [plan.schema, list.schema, due.schema, entries.schema, skipped.schema, export.schema]

  /// The members of a plan, in every document that has one.
  static let members: [Member<RecurringPlanDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("goal", .optional(.id), "The goal of contributions; null for a plan of an account.") { $0.purpose.goalID },
    Member("account", .optional(.id), "The account whose balance is due; null for a plan of a goal.") {
      $0.purpose.accountID
    },
    Member("owner", .text, "The name of the goal or the account.") { $0.ownerTitle },
    Member("amount", .optional(.amount)) { $0.purpose.amount },
    Member("currency", .optional(.currency)) { $0.purpose.amount?.currency },
    Member("interval", .integer, "How many units lie between two days.") { $0.recurrence.interval },
    Member("unit", .choice) { $0.recurrence.unit },
    Member("on", .day, "A day from which the others are counted.") { $0.recurrence.anchor },
    Member("from", .day) { $0.recurrence.start },
    Member("to", .optional(.day)) { $0.recurrence.end },
    Member("note", .optional(.text)) { $0.note },
    Member("quiet", .flag, "Whether nothing is due because the goal is archived.") { $0.isQuiet },
  ]

  /// What is due on a day, in a list.
  static let row: [Member<DueOccurrence>] = [
    Member("plan", .integer, "The number of the plan.") { $0.plan.number },
    Member("day", .day) { $0.day },
    Member("goal", .optional(.id), "The goal of a contribution; null for a balance.") { $0.plan.purpose.goalID },
    Member("account", .optional(.id), "The account whose balance is due; null for a contribution.") {
      $0.plan.purpose.accountID
    },
    Member("owner", .text, "The name of the goal or the account.") { $0.plan.ownerTitle },
    Member("amount", .optional(.amount)) { $0.plan.purpose.amount },
    Member("currency", .optional(.currency)) { $0.plan.purpose.amount?.currency },
    Member("note", .optional(.text)) { $0.plan.note },
    Member("goalReached", .flag, "Whether the goal is reached.") { $0.isGoalReached },
  ]

  private static let entry: [Member<PlanEntry>] = [
    Member("plan", .integer, "The number of the plan.") { $0.occurrence.plan.number },
    Member("day", .day) { $0.occurrence.day },
    Member("contribution", .id) { $0.contribution.contribution.id },
    Member("number", .integer, "That of the contribution.") { $0.contribution.contribution.number },
    Member("goal", .id) { $0.contribution.goal.id },
    Member("amount", .amount) { $0.contribution.contribution.amount },
    Member("currency", .currency) { $0.contribution.contribution.amount.currency },
    Member("goalReached", .flag, "Whether the contribution has reached the goal.") { $0.contribution.reachesGoal },
  ]

  private static let sum: [Member<Money>] = [
    Member("currency", .currency) { $0.currency }, Member("amount", .amount) { $0 },
  ]
}

extension PlanPurpose {
  /// The goal; `nil` for a plan of an account.
  fileprivate var goalID: UUID? { if case .contribution(let goalID, _) = self { goalID } else { nil } }

  /// The account; `nil` for a plan of a goal.
  fileprivate var accountID: UUID? { if case .balance(let accountID) = self { accountID } else { nil } }
}

extension RecurringPlansListScreen: ListScreen {
  var csv: [[String]]? { viewModel.plans.map(PlanJSON.members.csv) }

  var json: JSONValue? { viewModel.plans.map(PlanJSON.list.json) }
}

extension DueListScreen: ListScreen {
  var csv: [[String]]? { viewModel.due.map { PlanJSON.row.csv($0.occurrences) } }

  var json: JSONValue? { viewModel.due.map(PlanJSON.due.json) }
}

extension RecurringPlanFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}
