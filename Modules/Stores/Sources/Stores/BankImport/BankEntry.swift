import Foundation
import ModuloModels
import ModuloUtilities

/// An entry of a bank's file, in the currency of what it is imported into.
struct BankEntry {
  let line: Int
  let day: CalendarDay
  let amount: Money
  let text: String
  let balance: Money?
  /// The bank's id of the account; `nil` where the file names none.
  let account: String?
  /// The bank's id of the entry; `nil` for none.
  let id: String?

  /// - Throws: The error of an amount that isn't one of the currency.
  init(_ entry: BankFileEntry, account: String?, in currency: Currency) throws(AmountReadingError) {
    line = entry.line
    day = entry.day
    amount = try entry.amount.money(in: currency)
    text = entry.text.tidied.normalized
    if let balance = entry.balance { self.balance = try balance.money(in: currency) } else { balance = nil }
    self.account = account
    id = entry.id?.tidied.nonEmpty
  }

  /// The entry as a report shows it.
  var row: BankImportRow { BankImportRow(line: line, day: day, amount: amount, text: text, balance: balance) }

  /// The key by which the entry is known when a file with it is imported again. Banks repeat their ids, with other
  /// amounts too, and give each account ids of its own: an id alone is no key.
  var importKey: String {
    let what = id.map { ["id", $0] } ?? ["text", text.folded]
    let parts = [account?.bankID ?? "", String(amount.minorUnits)] + what
    // The day stands in front: the keys of a file's rows are neighbours in the index then, as its rows are in their days.
    return "bank \(day.rawValue) " + TextDigest(parts).hexadecimal
  }

  /// The contribution as it will be stored.
  func contribution(id: UUID, goalID: UUID) throws(MoneyRangeError) -> ContributionEntity {
    ContributionEntity(
      id: id, goalID: goalID, name: text.nonEmpty, amountMinor: try amount.magnitude.storedMinorUnits(),
      type: (amount.isNegative ? ContributionType.remove : .add).rawValue, date: day, importKey: importKey)
  }
}

/// The balance of an account at the end of a day.
struct BankBalance {
  let line: Int
  let day: CalendarDay
  let amount: Money

  /// The balance as it will be stored. Its import key is that of a row without a note in a file of balances, so that
  /// both know the same balance.
  func update(id: UUID, accountID: UUID) throws(MoneyRangeError) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: id, accountID: accountID, balanceMinor: try amount.storedMinorUnits(), date: day,
      importKey: "\(day.rawValue) \(amount.minorUnits) ")
  }
}

/// The account whose balances are imported.
struct BankAccount {
  let id: UUID
  let currency: Currency
  let isDebt: Bool

  /// - Throws: ``StorageError/damaged(_:)`` when the account's currency or type is unknown.
  init(_ entity: FinancialAccountEntity) throws(RepositoryError) {
    id = entity.id
    currency = try entity.knownCurrency()
    isDebt = try entity.part().component.isDebt
  }
}

extension String {
  /// The text; `nil` when it is empty.
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
