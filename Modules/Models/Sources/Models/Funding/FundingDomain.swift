public import Foundation
public import ModuloUtilities

/// A goal or an account, as a link between them names it.
public struct FundingEnd: Identifiable, Equatable, Sendable {
  /// The identifier of the goal or the account.
  public let id: UUID
  /// Its short number for the command line.
  public let number: Int
  /// Its name.
  public let name: String
  /// What messages call it, on one line: a goal has its emoji.
  public let title: String

  /// Creates an end of a link.
  public init(id: UUID, number: Int, name: String, title: String) {
    self.id = id
    self.number = number
    self.name = name
    self.title = title
  }

  /// The reference to it by its id.
  public var reference: NamedReference { .id(id, named: name) }
}

/// A link between a goal and an account that has its money, with what is set aside by it.
public struct FundingDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The number in the order of insertion.
  public let number: Int
  /// The goal whose savings are set aside.
  public let goal: FundingEnd
  /// The account in which they are.
  public let account: FundingEnd
  /// The place in which it is served, 1 first; of equal ones the older link is.
  public let priority: Int
  /// The most that is set aside there; `nil` for all that is saved.
  public let limit: Money?
  /// The part of the savings that is meant to be in the account.
  public let claimed: Money
  /// The part of it that is there.
  public let setAside: Money
  /// Whether nothing is set aside because the goal is archived, or the account a debt.
  public let isQuiet: Bool

  /// Creates a link with its figures, all of them in one currency.
  public init(
    id: UUID, number: Int = 0, goal: FundingEnd, account: FundingEnd, priority: Int, limit: Money? = nil,
    claimed: Money, setAside: Money, isQuiet: Bool = false
  ) {
    self.id = id
    self.number = number
    self.goal = goal
    self.account = account
    self.priority = priority
    self.limit = limit
    self.claimed = claimed
    self.setAside = setAside
    self.isQuiet = isQuiet
  }

  /// What is meant to be in the account and isn't.
  public var short: Money { claimed - setAside }

  /// The order in which links are served, as ``FundingAllocation`` has it.
  static func isServedBefore(_ first: FundingDomain, _ second: FundingDomain) -> Bool {
    (first.priority, first.number) < (second.priority, second.number)
  }
}

/// What the goals make of an account: what is set aside in it, and what is left.
public struct AccountFunding: Identifiable, Equatable, Sendable {
  /// The account.
  public let account: FundingEnd
  /// Its last balance.
  public let balance: Money
  /// The links of goals to it, in the order in which they are served.
  public let fundings: [FundingDomain]

  /// Creates what links make of an account, all in the currency of the balance.
  public init(account: FundingEnd, balance: Money, fundings: [FundingDomain] = []) {
    self.account = account
    self.balance = balance
    self.fundings = fundings
  }

  public var id: UUID { account.id }
  /// What is set aside over all goals.
  public var setAside: Money { fundings.map(\.setAside).sum(in: balance.currency) }
  /// What is meant to be there and isn't.
  public var short: Money { fundings.map(\.short).sum(in: balance.currency) }
  /// What is left of the balance; below zero where that is.
  public var unallocated: Money { balance - setAside }
}

/// What is set aside in all accounts that goals are linked to.
public struct FundingSummary: Equatable, Sendable {
  /// The accounts, by their numbers.
  public let accounts: [AccountFunding]

  /// Creates a summary.
  public init(accounts: [AccountFunding]) { self.accounts = accounts }

  /// That of no link.
  public static let none = FundingSummary(accounts: [])

  /// Every link, account by account.
  public var fundings: [FundingDomain] { accounts.flatMap(\.fundings) }

  /// The links of a goal, in the order in which they are served.
  public func fundings(ofGoal id: UUID) -> [FundingDomain] {
    fundings.filter { $0.goal.id == id }.sorted(by: FundingDomain.isServedBefore)
  }
}

/// The links of a goal, an account, or all, and their accounts.
public struct FundingList: Equatable, Sendable {
  /// The links that were asked for, in the order in which they are served in their accounts.
  public let fundings: [FundingDomain]
  /// The accounts of these links, each with all of its own, and the account that was asked for.
  public let accounts: [AccountFunding]

  /// Creates a list.
  public init(fundings: [FundingDomain], accounts: [AccountFunding]) {
    self.fundings = fundings
    self.accounts = accounts
  }
}

/// A reference to what links are of.
public enum FundingOwner: Hashable, Sendable {
  /// The goal that is saved for.
  case goal(NamedReference)
  /// The account that has the money.
  case account(NamedReference)
}

/// What a form needs that links a goal to an account.
public struct FundingChoices: Equatable, Sendable {
  /// The goal with its savings.
  public let goal: FinancialGoalDomain
  /// The accounts that can have its money, in insertion order: assets in its currency; and the one that was asked for,
  /// whatever it is.
  public let accounts: [FinancialAccountDomain]
  /// The account that was asked for; `nil` for none.
  public let account: FinancialAccountDomain?
  /// The links that the goal has.
  public let fundings: [FundingDomain]

  /// Creates choices of one snapshot.
  public init(
    goal: FinancialGoalDomain, accounts: [FinancialAccountDomain], account: FinancialAccountDomain?,
    fundings: [FundingDomain]
  ) {
    self.goal = goal
    self.accounts = accounts
    self.account = account
    self.fundings = fundings
  }
}
