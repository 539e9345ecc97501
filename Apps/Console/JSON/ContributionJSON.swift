import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `contribution` commands.
enum ContributionJSON {
  /// A contribution as it was made or changed.
  static func contribution(_ contribution: ContributionDomain) -> JSONValue {
    .object(schema + members(of: contribution))
  }

  /// Money that was moved: from which goal to which, and the two contributions that were made of it.
  static func move(_ moved: ContributionMoveDomain) -> JSONValue {
    .object(
      schema + [
        .init("from", .string(moved.withdrawal.goalID.uuidString.lowercased())),
        .init("to", .string(moved.addition.goalID.uuidString.lowercased())),
        .init("withdrawal", .object(members(of: moved.withdrawal))),
        .init("addition", .object(members(of: moved.addition))),
      ])
  }

  /// One page of a goal's contributions; `count` is that of all of them.
  static func list(_ contributions: [ContributionDomain], of goal: FinancialGoalDomain) -> JSONValue {
    .object(
      schema + [
        .init("goal", .string(goal.id.uuidString.lowercased())), .init("count", JSONValue(goal.contributionCount)),
        .init("contributions", .array(contributions.map { .object(members(of: $0)) })),
      ])
  }

  private static func members(of contribution: ContributionDomain) -> [JSONValue.Member] {
    [
      .init("id", .string(contribution.id.uuidString.lowercased())), .init("number", JSONValue(contribution.number)),
      .init("type", .string(contribution.type.rawValue)),
      .init("amount", JSONValue(contribution.amount)),
      .init("currency", .string(contribution.amount.currency.code)), .init("name", JSONValue(contribution.name)),
      .init("date", JSONValue(contribution.date)),
    ]
  }
}
