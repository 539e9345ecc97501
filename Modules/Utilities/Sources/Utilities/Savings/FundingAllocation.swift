public import Foundation

/// How savings are set aside in accounts, by the links between goals and accounts.
///
/// The links are served one after another, by their priorities and then by their numbers. Each claims what the ones
/// before it have left of its goal's savings, up to its limit, and gets what they have left of its account's balance.
/// What it doesn't get is short. So nothing is set aside twice, and nothing that isn't there:
///
/// ```swift
/// let allocation = try FundingAllocation([link], saved: [goal: savings], balances: [account: balance])
/// let short = allocation.shares[link.id]?.short
/// ```
///
/// The cost grows with the links, and with their order.
public struct FundingAllocation: Equatable, Sendable {
  /// What each link gets, by its id. A link without a goal or an account of the call has none.
  public private(set) var shares: [UUID: Share] = [:]
  /// What each account has, by its id.
  public private(set) var accounts: [UUID: AccountShare] = [:]
  /// What no link of a goal claims of its savings, by the goal's id. It is below zero where the savings are.
  public private(set) var unclaimed: [UUID: Money]

  /// Serves the links.
  ///
  /// - Parameters:
  ///   - links: In any order, each goal linked to an account once at most.
  ///   - saved: What each goal has saved. Below zero nothing is claimed.
  ///   - balances: What is in each account. Below zero it has nothing.
  /// - Throws: ``FundingCurrencyError`` for a link whose goal, account and limit aren't in one currency.
  public init(
    _ links: [Link], saved: [UUID: Money], balances: [UUID: Money]
  ) throws(FundingCurrencyError) {
    unclaimed = saved
    for (account, balance) in balances { accounts[account] = AccountShare(balance: balance) }
    for link in links.sorted(by: Link.isServedBefore) {
      guard let left = unclaimed[link.goal], var account = accounts[link.account] else { continue }
      guard left.currency == account.balance.currency, (link.limit?.currency ?? left.currency) == left.currency else {
        throw FundingCurrencyError(link: link.id)
      }
      let zero = Money.zero(in: left.currency)
      let claimed = max(zero, link.limit.map { min($0, left) } ?? left)
      let setAside = min(claimed, max(zero, account.unallocated))
      shares[link.id] = Share(claimed: claimed, setAside: setAside)
      unclaimed[link.goal] = left - claimed
      account.claimed += claimed
      account.setAside += setAside
      accounts[link.account] = account
    }
  }
}

extension FundingAllocation {
  /// A link between a goal and an account that has its money.
  public struct Link: Identifiable, Equatable, Sendable {
    /// The identifier of the link.
    public let id: UUID
    /// The identifier of the goal.
    public let goal: UUID
    /// The identifier of the account.
    public let account: UUID
    /// The most that it claims, above zero; `nil` for all that is left.
    public let limit: Money?
    /// The place in which it is served: lower ones first.
    public let priority: Int
    /// The place among equal priorities: lower ones first.
    public let number: Int

    /// Creates a link.
    public init(id: UUID, goal: UUID, account: UUID, limit: Money? = nil, priority: Int, number: Int) {
      self.id = id
      self.goal = goal
      self.account = account
      self.limit = limit
      self.priority = priority
      self.number = number
    }

    static func isServedBefore(_ first: Link, _ second: Link) -> Bool {
      (first.priority, first.number) < (second.priority, second.number)
    }
  }

  /// What a link gets.
  public struct Share: Equatable, Sendable {
    /// The part of the goal's savings that is meant to be in the account.
    public let claimed: Money
    /// The part of it that is there.
    public let setAside: Money

    /// The part of it that isn't.
    public var short: Money { claimed - setAside }
  }

  /// What the links make of an account.
  public struct AccountShare: Equatable, Sendable {
    /// What is in the account.
    public let balance: Money
    /// What its links claim.
    public fileprivate(set) var claimed: Money
    /// What is set aside of the balance.
    public fileprivate(set) var setAside: Money

    fileprivate init(balance: Money) {
      self.balance = balance
      claimed = .zero(in: balance.currency)
      setAside = .zero(in: balance.currency)
    }

    /// What is claimed and isn't there.
    public var short: Money { claimed - setAside }
    /// What is left of the balance; below zero where the balance is.
    public var unallocated: Money { balance - setAside }
  }
}

/// A link whose goal, account and limit aren't in one currency.
public struct FundingCurrencyError: Error, Equatable, Sendable {
  /// The identifier of the link.
  public let link: UUID
}
