import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

/// What links between goals and accounts come to, worked out by sums over the whole: each set-aside amount is a difference
/// of two of them.
struct FundingModel {
  static let goals = FinancialGoalEntity.samples
  static let accounts = [FinancialAccountEntity.savings, .pension, .wallet]

  struct Contribution: Equatable {
    let goal: UUID
    let minor: Int64
  }

  struct Link: Equatable {
    let goal: UUID
    let account: UUID
    var limit: Int64?
    var priority: Int64
    let order: Int

    var place: (Int64, Int) { (priority, order) }
  }

  /// What a link sets aside, what it lacks, and by which account.
  struct Figure: Equatable {
    let goal: UUID
    let account: UUID
    let setAside: Int128
    let short: Int128
  }

  var contributions: [UUID: Contribution] = [:]
  var balances: [UUID: [(day: CalendarDay, order: Int, minor: Int64)]] = [:]
  var links: [Link] = []
  var archived: Set<UUID> = []
  /// The goals and accounts that were deleted.
  var gone: Set<UUID> = []
  var order = 0

  mutating func set(_ minor: Int64, of account: UUID, on day: CalendarDay) {
    order += 1
    balances[account, default: []].append((day, order, minor))
  }

  mutating func link(_ goal: UUID, _ account: UUID, limit: Int64?, priority: Int64?) {
    if let index = links.firstIndex(where: { $0.goal == goal && $0.account == account }) {
      links[index].limit = limit
      if let priority { links[index].priority = priority }
      return
    }
    order += 1
    let next = (links.filter { $0.account == account }.map(\.priority).max() ?? 0) + 1
    links.append(Link(goal: goal, account: account, limit: limit, priority: priority ?? next, order: order))
  }

  mutating func delete(goal: UUID) {
    gone.insert(goal)
    contributions = contributions.filter { $0.value.goal != goal }
    links.removeAll { $0.goal == goal }
  }

  mutating func delete(account: UUID) {
    gone.insert(account)
    balances[account] = nil
    links.removeAll { $0.account == account }
  }

  /// Whether an account lacks more than it did.
  func isShorter(than other: FundingModel) -> Bool {
    Self.accounts.contains { short(of: $0.id) > other.short(of: $0.id) }
  }

  private func short(of account: UUID) -> Int64 {
    max(0, links.filter { $0.account == account }.map(claim).reduce(0, +) - max(0, balance(of: account)))
  }

  private func balance(of account: UUID) -> Int64 {
    balances[account]?.max { ($0.day, $0.order) < ($1.day, $1.order) }?.minor ?? 0
  }

  private func saved(_ goal: UUID) -> Int64 {
    archived.contains(goal) ? 0 : contributions.values.filter { $0.goal == goal }.map(\.minor).reduce(0, +)
  }

  /// What a goal's links up to one claim, less what those before it do.
  private func claim(_ link: Link) -> Int64 {
    let saved = max(0, saved(link.goal))
    let before = links.filter { $0.goal == link.goal && $0.place < link.place }
    let taken = before.contains { $0.limit == nil } ? saved : min(saved, before.compactMap(\.limit).reduce(0, +))
    return min(link.limit ?? saved, saved - taken)
  }

  /// The figures of every link, account by account in their order.
  var figures: [Figure] {
    Self.accounts.flatMap { account in
      let own = links.filter { $0.account == account.id }.sorted { $0.place < $1.place }
      let balance = max(0, balance(of: account.id))
      var claimed: Int64 = 0
      return own.map { link in
        let before = min(claimed, balance)
        claimed += claim(link)
        let setAside = min(claimed, balance) - before
        return Figure(
          goal: link.goal, account: account.id, setAside: Int128(setAside), short: Int128(claim(link) - setAside))
      }
    }
  }

  /// The same as the repositories have it.
  func figures(of summary: FundingSummary) -> [Figure] {
    summary.fundings.map {
      Figure(
        goal: $0.goal.id, account: $0.account.id, setAside: $0.setAside.minorUnits, short: $0.short.minorUnits)
    }
  }
}
