public import Foundation
public import ModuloUtilities

/// An account in the domain's types, with its balance on the day it was read for.
public struct FinancialAccountDomain: Identifiable, EntryOwner, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one account.
  public let id: UUID
  /// The short number for the command line; 0 while the account is not stored.
  public let number: Int
  /// The bank or company that has the account, never empty.
  public let provider: String
  /// The account's own name; `nil` when its provider serves as the name.
  public let ownName: String?
  /// The IBAN or number that the bank's files have, in capitals and without spaces; `nil` for none.
  public let bankID: String?
  /// The kind of account, which decides whether it is a debt.
  public let type: FinancialAccountType
  /// The latest balance, in the account's currency: below zero for a debt, and zero when there is none.
  public let balance: Money
  /// The balance before the latest; `nil` with fewer than two.
  public let previousBalance: Money?
  /// The day of the latest balance; `nil` for none.
  public let updated: CalendarDay?
  /// The number of stored balances.
  public let updateCount: Int

  /// Creates an account with its latest balance and its change.
  public init(
    id: UUID, number: Int = 0, provider: String, ownName: String? = nil, type: FinancialAccountType, balance: Money,
    previousBalance: Money? = nil, updated: CalendarDay? = nil, updateCount: Int = 0, bankID: String? = nil
  ) {
    self.bankID = bankID
    self.id = id
    self.number = number
    self.provider = provider
    self.ownName = ownName
    self.type = type
    self.balance = balance
    self.previousBalance = previousBalance
    self.updated = updated
    self.updateCount = updateCount
  }
}

extension [FinancialAccountDomain] {
  /// The common currency of all accounts; `nil` when there are several, or no account.
  public var sharedCurrency: Currency? {
    let shared = Set(map(\.currency))
    return shared.count == 1 ? shared.first : nil
  }
}

extension FinancialAccountDomain {
  /// The reference to the account by its id, which messages call by its name.
  public var reference: NamedReference { .id(id, named: name) }

  /// The account's own name, else its provider.
  public var name: String { ownName ?? provider }

  /// The name on one line, for messages.
  public var title: String { name.singleLine }

  /// The name with the number, for messages: `Visa (#3)`.
  public var numberedTitle: String { "\(title) (#\(number))" }

  /// The currency of the balances.
  public var currency: Currency { balance.currency }

  /// The bank's id with its first and last four characters, the rest as a gap; `nil` for none.
  public var maskedBankID: String? { bankID?.maskedBankID }

  /// Whether its balances are debts, which are stored below zero.
  public var isDebt: Bool { type.isDebt }

  /// The change of the balance with the latest update.
  public var change: BalanceChange { BalanceChange(from: previousBalance, to: balance, isDebt: isDebt) }
}

/// An account with the series of its balances, and one page of its updates.
public struct FinancialAccountDetailedDomain: Equatable, Sendable {
  /// The account with its latest balance.
  public let account: FinancialAccountDomain
  /// One point for every day with an update, oldest first: the balance in effect on that day.
  public let points: [BalancePoint]
  /// Newest first.
  public let updates: [BalanceUpdateDomain]
  /// What the goals that are tied to it make of its last balance.
  public let funding: AccountFunding

  /// Creates an account's details from what one snapshot has read.
  public init(
    account: FinancialAccountDomain, points: [BalancePoint], updates: [BalanceUpdateDomain],
    fundings: [FundingDomain] = []
  ) {
    self.account = account
    self.points = points
    self.updates = updates
    funding = AccountFunding(account: account.fundingEnd, balance: account.balance, fundings: fundings)
  }
}
