import Foundation
import ModuloModels
import ModuloTimeSummary
import ModuloUtilities

/// The documents of `hourly` commands, and what other documents say of what time is worth.
enum HourlyRateJSON {
  static let rate = Document("hourly", "What an hour is worth from a day on", members)

  static let change = Document<HourlyRateChange>(
    "hourly-set", "What an hour is worth from a day on, as it was set",
    members.of { $0.rate } + [
      Member("replaced", .optional(.object(amount)), "What it was worth before from that day on; null for nothing.") {
        $0.replaced?.amount
      }
    ])

  static let list = Document<[HourlyRateDomain]>(
    "hourly-list", "Hourly rates", [Member("rates", .list(.object(members))) { $0 }])

  static let month = Document<WorthMonth>(
    "hourly-month", "A month of both: money and time",
    [
      Member("month", .month) { $0.month },
      Member("contributed", .list(.object(amount)), "What was put into goals, in each currency.") { $0.contributed },
      Member("goals", .list(.object(goal)), "The goals of which a contribution is in the month.") { $0.goals },
      Member("halves", .integer, "The whole half blocks.") { $0.total.halves },
      Member("output", .output) { $0.total.halves },
      Member("activeSeconds", .integer) { $0.total.activeSeconds },
      Member("worth", .object(worth), "What the tracked time is worth.") { $0.worth },
      Member("blocks", .list(.object(block)), "The blocks of which something was tracked.") { $0.blocks },
    ])

  static let schemas = [rate.schema, change.schema, list.schema, month.schema]

  /// What time is worth, in every document that says it.
  static let worth: [Member<TimeWorth>] = [
    Member("amount", .optional(.amount), "Null for none, and for several currencies.") {
      $0.amounts.count == 1 ? $0.amounts.first : nil
    },
    Member("currency", .optional(.currency), "The currency of the amount.") {
      $0.amounts.count == 1 ? $0.amounts.first?.currency : nil
    },
    Member("amounts", .list(.object(amount)), "One in each currency.") { $0.amounts },
    Member("unratedSeconds", .integer, "The time without a rate, whose worth isn't known.") { $0.unratedSeconds },
  ]

  /// What a goal costs in the user's own hours.
  static let hours: [Member<GoalHours>] = [
    Member("rate", .object(amount), "What an hour is worth.") { $0.rate.amount },
    Member("from", .day, "The first day on which the rate holds.") { $0.start },
    Member(
      "targetSeconds", .optional(.integer), "The least seconds that are worth the target; null for another currency."
    ) { $0.targetSeconds },
    Member("remainingSeconds", .optional(.integer), "The same for what is still missing.") { $0.remainingSeconds },
  ]

  /// The members of a rate, in every document that has one.
  static let members: [Member<HourlyRateDomain>] = [
    Member("id", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("of", .choice(["oneself", "group", "block"])) { $0.owner.kind },
    Member("block", .optional(.id), "Null for a rate of a group, or of oneself.") { $0.owner.block?.id },
    Member("blockName", .optional(.text)) { $0.owner.block?.name },
    Member("group", .optional(.id), "The group, or that of the block; null for a rate of oneself.") {
      $0.owner.group?.id
    },
    Member("groupName", .optional(.text)) { $0.owner.group?.name },
    Member("amount", .amount, "What an hour is worth.") { $0.rate.amount },
    Member("currency", .currency) { $0.rate.amount.currency },
    Member("from", .day, "The first day on which it holds.") { $0.start },
  ]

  private static let amount: [Member<Money>] = [
    Member("amount", .amount) { $0 }, Member("currency", .currency) { $0.currency },
  ]

  private static let goal: [Member<WorthMonth.Goal>] = [
    Member("goal", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("title", .text) { $0.title },
    Member("amount", .amount, "What was put in less what was taken out.") { $0.net },
    Member("currency", .currency) { $0.net.currency },
  ]

  private static let block: [Member<WorthMonth.Block>] = [
    Member("block", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("name", .text) { $0.name },
    Member("groupName", .text) { $0.group },
    Member("halves", .integer, "The whole half blocks.") { $0.total.halves },
    Member("activeSeconds", .integer) { $0.total.activeSeconds },
    Member("worth", .object(worth)) { $0.worth },
  ]
}

extension HourlyRateOwner {
  fileprivate var kind: String {
    switch self {
    case .oneself: "oneself"
    case .group: "group"
    case .block: "block"
    }
  }

  fileprivate var block: Named? {
    if case .block(let block, _) = self { block } else { nil }
  }

  fileprivate var group: Named? {
    switch self {
    case .oneself: nil
    case .group(let group), .block(_, let group): group
    }
  }
}

extension HourlyRatesListScreen: ListScreen {
  var csv: [[String]]? { viewModel.rates.map(HourlyRateJSON.members.csv) }

  var json: JSONValue? { viewModel.rates.map(HourlyRateJSON.list.json) }
}

extension HourlyRateFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension WorthMonthScreen: LinkedScreen {
  var json: JSONValue? { viewModel.shown.map(HourlyRateJSON.month.json) }
}
