public import Foundation
public import ModuloUtilities

/// Links between goals and accounts with what they are reckoned from, read in one snapshot. Where it has a link, it has
/// all links of the account, and all links of each of their goals.
public struct FundingRecord: Equatable, Sendable {
  /// The rows, by their numbers.
  public let fundings: [FundingEntity]
  /// The goals of the rows with their totals.
  public let goals: [FinancialGoalRecord]
  /// The accounts of the rows with their last balances.
  public let accounts: [FinancialAccountRecord]

  /// Creates a record from rows of one snapshot.
  public init(fundings: [FundingEntity], goals: [FinancialGoalRecord], accounts: [FinancialAccountRecord]) {
    self.fundings = fundings
    self.goals = goals
    self.accounts = accounts
  }

  /// That of no link.
  public static let none = FundingRecord(fundings: [], goals: [], accounts: [])
}

extension FundingRecord {
  /// What each link gets. Those of archived goals and of debts set nothing aside, and are left out.
  ///
  /// - Parameter changes: What is added to the savings of goals first, by their ids, in minor units.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value, and for a link between two currencies.
  public func allocation(adding changes: [UUID: Int128] = [:]) throws(RepositoryError) -> FundingAllocation {
    var saved: [UUID: Money] = [:]
    for record in goals where !record.goal.isArchived {
      let net = Int64(clamping: Int128(record.totals.netMinor) + (changes[record.goal.id] ?? 0))
      saved[record.goal.id] = Money(minorUnits: net, in: try record.toDomain().currency)
    }
    var balances: [UUID: Money] = [:]
    for record in accounts {
      let account = try record.toDomain()
      if !account.isDebt { balances[account.id] = account.balance }
    }
    let links = try links()
    do {
      return try FundingAllocation(links, saved: saved, balances: balances)
    } catch {
      let number = fundings.first { $0.id == error.link }?.number ?? 0
      throw .damaged(.file(detail: "funding #\(number): it is between two currencies"))
    }
  }

  /// What is set aside in each account.
  ///
  /// - Throws: As ``allocation(adding:)``.
  public func toDomain() throws(RepositoryError) -> FundingSummary {
    let allocation = try allocation()
    var ends: [UUID: FundingEnd] = [:]
    var currencies: [UUID: Currency] = [:]
    for record in goals {
      let goal = try record.toDomain()
      ends[goal.id] = goal.fundingEnd
      currencies[goal.id] = goal.currency
    }
    var summary: [AccountFunding] = []
    for record in accounts.sorted(by: { $0.account.number < $1.account.number }) {
      let account = try record.toDomain()
      ends[account.id] = account.fundingEnd
      let fundings = fundings.filter { $0.accountID == account.id }
        .compactMap { $0.toDomain(allocation.shares[$0.id], ends, currencies[$0.goalID]) }
        .sorted(by: FundingDomain.isServedBefore)
      summary.append(AccountFunding(account: account.fundingEnd, balance: account.balance, fundings: fundings))
    }
    return FundingSummary(accounts: summary)
  }

  private func links() throws(RepositoryError) -> [FundingAllocation.Link] {
    var currencies: [UUID: Currency] = [:]
    for record in goals { currencies[record.goal.id] = try record.toDomain().currency }
    return fundings.map { row in
      FundingAllocation.Link(
        id: row.id, goal: row.goalID, account: row.accountID,
        limit: currencies[row.goalID].flatMap { currency in row.limitMinor.map { Money(minorUnits: $0, in: currency) }
        },
        priority: Int(row.priority), number: Int(row.number))
    }
  }
}

extension FundingEntity {
  /// The link with its figures; `nil` without its goal or its account.
  fileprivate func toDomain(
    _ share: FundingAllocation.Share?, _ ends: [UUID: FundingEnd], _ currency: Currency?
  ) -> FundingDomain? {
    guard let goal = ends[goalID], let account = ends[accountID], let currency else { return nil }
    return FundingDomain(
      id: id, number: Int(number), goal: goal, account: account, priority: Int(priority),
      limit: limitMinor.map { Money(minorUnits: $0, in: currency) }, claimed: share?.claimed ?? .zero(in: currency),
      setAside: share?.setAside ?? .zero(in: currency), isQuiet: share == nil)
  }
}

extension FinancialGoalDomain {
  /// The goal as its links name it.
  public var fundingEnd: FundingEnd { FundingEnd(id: id, number: number, name: name, title: title) }
}

extension FinancialAccountDomain {
  /// The account as its links name it.
  public var fundingEnd: FundingEnd { FundingEnd(id: id, number: number, name: name, title: title) }
}

/// Links of a goal, an account, or all.
public struct FundingListRecord: Equatable, Sendable {
  /// What was asked for.
  public enum Scope: Equatable, Sendable {
    /// All links.
    case all
    /// Those of a goal.
    case goal(UUID)
    /// Those of an account, which is among the accounts of the record.
    case account(UUID)
  }

  /// The links, and those beside them.
  public let record: FundingRecord
  /// What was asked for.
  public let scope: Scope

  /// Creates a record from what one snapshot has read.
  public init(record: FundingRecord, scope: Scope) {
    self.record = record
    self.scope = scope
  }

  /// The list in the domain's types.
  ///
  /// - Throws: As ``FundingRecord/allocation(adding:)``.
  public func toDomain() throws(RepositoryError) -> FundingList {
    let summary = try record.toDomain()
    switch scope {
    case .all: return FundingList(fundings: summary.fundings, accounts: summary.accounts)
    case .goal(let id):
      let fundings = summary.fundings(ofGoal: id)
      let own = Set(fundings.map(\.account.id))
      return FundingList(fundings: fundings, accounts: summary.accounts.filter { own.contains($0.id) })
    case .account(let id):
      let accounts = summary.accounts.filter { $0.id == id }
      return FundingList(fundings: accounts.flatMap(\.fundings), accounts: accounts)
    }
  }
}

/// What a form needs that links a goal to an account, read in one snapshot.
public struct FundingChoicesRecord: Equatable, Sendable {
  /// The goal with its totals.
  public let goal: FinancialGoalRecord
  /// Every account with its last balance, in insertion order.
  public let accounts: [FinancialAccountRecord]
  /// The id of the account that was asked for; `nil` for none.
  public let accountID: UUID?
  /// The links of the goal, and those beside them.
  public let fundings: FundingRecord

  /// Creates a record from what one snapshot has read.
  public init(
    goal: FinancialGoalRecord, accounts: [FinancialAccountRecord], accountID: UUID?, fundings: FundingRecord
  ) {
    self.goal = goal
    self.accounts = accounts
    self.accountID = accountID
    self.fundings = fundings
  }

  /// The choices in the domain's types.
  ///
  /// - Throws: As ``FundingRecord/allocation(adding:)``.
  public func toDomain() throws(RepositoryError) -> FundingChoices {
    let (goal, all) = (try goal.toDomain(), try accounts.toDomain())
    return FundingChoices(
      goal: goal,
      accounts: all.filter { $0.id == accountID || (!$0.isDebt && $0.currency == goal.currency) },
      account: all.first { $0.id == accountID }, fundings: try fundings.toDomain().fundings(ofGoal: goal.id))
  }
}

/// What a change of a link has left.
public struct FundingChangeRecord: Equatable, Sendable {
  /// The id of the link.
  public let id: UUID
  /// The link, and those beside it.
  public let record: FundingRecord

  /// Creates a record of what one transaction has left.
  public init(id: UUID, record: FundingRecord) {
    self.id = id
    self.record = record
  }

  /// The link in the domain's types.
  ///
  /// - Throws: As ``FundingRecord/allocation(adding:)``.
  public func toDomain() throws(RepositoryError) -> FundingDomain {
    guard let funding = try record.toDomain().fundings.first(where: { $0.id == id }) else { throw .notFound }
    return funding
  }
}
