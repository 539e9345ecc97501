import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of `balance` commands.
enum BalanceJSON {
  /// A balance as it was made or deleted.
  static func balance(_ update: BalanceUpdateDomain) -> JSONValue { .object(schema + members(of: update)) }

  /// One page of an account's balances; `count` is that of all of them.
  static func history(_ updates: [BalanceUpdateDomain], of account: FinancialAccountDomain) -> JSONValue {
    .object(
      schema + [
        .init("account", .string(account.id.uuidString.lowercased())), .init("count", JSONValue(account.updateCount)),
        .init("balances", list(updates)),
      ])
  }

  /// Balances that were written to a file; `count` is how many.
  static func export(_ count: Int, in file: DataFile) -> JSONValue {
    .object(
      schema + [
        .init("file", JSONValue(file.path)), .init("bytes", JSONValue(file.bytes)), .init("count", JSONValue(count)),
      ])
  }

  static func list(_ updates: [BalanceUpdateDomain]) -> JSONValue {
    .array(updates.map { .object(members(of: $0)) })
  }

  private static func members(of update: BalanceUpdateDomain) -> [JSONValue.Member] {
    [
      .init("id", .string(update.id.uuidString.lowercased())), .init("number", JSONValue(update.number)),
      .init("account", .string(update.accountID.uuidString.lowercased())),
      .init("balance", JSONValue(update.balance)),
      .init("currency", .string(update.balance.currency.code)), .init("note", JSONValue(update.note)),
      .init("date", JSONValue(update.date)),
    ]
  }
}
