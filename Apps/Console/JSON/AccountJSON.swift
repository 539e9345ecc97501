import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `account` commands.
enum AccountJSON {
  /// An account as it was made or changed.
  static func account(_ account: FinancialAccountDomain) -> JSONValue { .object(schema + members(of: account)) }

  static func list(_ accounts: [FinancialAccountDomain]) -> JSONValue {
    .object(schema + [.init("accounts", .array(rows(accounts)))])
  }

  /// One account, with a page of its balances.
  static func show(_ details: FinancialAccountDetailedDomain) -> JSONValue {
    .object(
      schema + members(of: details.account) + [
        .init("balanceCount", JSONValue(details.account.updateCount)),
        .init("balances", BalanceJSON.list(details.updates)),
      ])
  }

  /// Balances of an account over a range of days, and the SVG file they were written to.
  static func chart(_ chart: BalanceChart?, of account: FinancialAccountDomain, in file: DataFile?) -> JSONValue {
    let points = (chart?.points ?? []).map { point -> JSONValue in
      ["date": JSONValue(point.date), "balance": JSONValue(point.amount)]
    }
    return .object(
      schema + [
        .init("account", .string(account.id.uuidString.lowercased())), .init("number", JSONValue(account.number)),
        .init("name", .string(account.name)), .init("currency", .string(account.currency.code)),
        .init("range", JSONValue(chart?.range.rawValue)), .init("points", .array(points)),
        .init("file", JSONValue(file?.path)), .init("bytes", JSONValue(file?.bytes)),
      ])
  }

  static func rows(_ accounts: [FinancialAccountDomain]) -> [JSONValue] {
    accounts.map { .object(members(of: $0)) }
  }

  /// The members of an account, in every document that has one.
  private static func members(of account: FinancialAccountDomain) -> [JSONValue.Member] {
    let change = account.change
    return [
      .init("id", .string(account.id.uuidString.lowercased())), .init("number", JSONValue(account.number)),
      .init("name", .string(account.name)), .init("provider", .string(account.provider)),
      .init("type", .string(account.type.rawValue)), .init("isDebt", .bool(account.isDebt)),
      .init("balance", JSONValue(account.balance)), .init("currency", .string(account.currency.code)),
      .init("updated", JSONValue(account.updated)), .init("change", JSONValue(change.amount)),
      .init("changePercent", change.isComparable ? .number(change.percentage.rounded(scale: 4)) : .null),
      .init("trend", .string(change.trend.rawValue)),
    ]
  }
}
