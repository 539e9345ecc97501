import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// Lists of the contributions of all goals and of the balances of all accounts, within limits: each storage finds what
/// a look at every row finds.
@Suite(.temporaryFolder) struct EntryListTests {
  private static let names = ["Bonus", "Été", "rent", nil, "bonus of may", "50%"]
  private static let currencies = ["USD", "JPY", "BHD"]

  @Test(arguments: Subject.all, [3 as UInt64, 4]) func `contributions are those within the limits, with their sums`(
    _ subject: Subject, _ seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    let (goals, contributions) = try subject.make()
    let owners = Self.currencies.enumerated().map { index, code in
      FinancialGoalEntity(
        id: Samples.id(1 + index), name: "Goal \(index)", emoji: "", goalAmountMinor: 1, currency: code,
        startDate: Samples.today)
    }
    for goal in owners { _ = try await goals.insert(goal) }
    var rows: [ContributionEntity] = []
    for id in 0..<60 {
      let type = ContributionType.allCases[Int.random(in: 0...1, using: &generator)]
      let row = ContributionEntity(
        id: Samples.id(100 + id), goalID: owners[id % 3].id,
        name: Self.names.randomElement(using: &generator) ?? nil, amountMinor: .random(in: 1...30, using: &generator),
        type: type.rawValue, date: Samples.day(20_260_400 + .random(in: 1...9, using: &generator)))
      rows.append(try await contributions.insert(row, keepingTotalAtLeast: nil))
    }
    rows.sort { RowKey($0.date, Int($0.number)) > RowKey($1.date, Int($1.number)) }
    for _ in 0..<40 {
      let filter = Self.filter(&generator)
      let owner = Bool.random(using: &generator) ? owners.randomElement(using: &generator) : nil
      let wanted = rows.filter { row in
        let amount = Self.thousandths(row.amountMinor, of: owners.first { $0.id == row.goalID }?.currency)
        return (owner == nil || row.goalID == owner?.id) && filter.takes(row.date, row.name, amount)
      }
      let page = Page(limit: 7, offset: .random(in: 0...3, using: &generator))
      let found = try await contributions.fetchAll(
        of: owner.map { .id($0.id) }, matching: filter.filter, on: Samples.today, page: page)
      #expect(found.list.entries == Array(wanted.dropFirst(page.offset ?? 0).prefix(7)), "\(filter) seed \(seed)")
      #expect(found.list.count == wanted.count, "\(filter) seed \(seed)")
      #expect(found.list.owner?.goal.id == owner?.id)
      #expect(Set(found.list.owners.keys).isSuperset(of: found.list.entries.map(\.goalID)))
      let sums = Dictionary(uniqueKeysWithValues: found.sums.map { ($0.goal.id, $0.netMinor) })
      let expected = Dictionary(grouping: wanted, by: \.goalID).mapValues { $0.reduce(0) { $0 + $1.signedMinor } }
      #expect(sums.filter { $0.value != 0 } == expected.filter { $0.value != 0 }, "\(filter) seed \(seed)")
    }
  }

  @Test(arguments: AccountSubject.all, [5 as UInt64, 6]) func `balances are those within the limits`(
    _ subject: AccountSubject, _ seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    let world = try subject.make()
    let types: [FinancialAccountType] = [.currentAccount, .creditCard]
    let accounts = Self.currencies.flatMap { code in types.map { (code, $0) } }.enumerated().map { index, kind in
      FinancialAccountEntity(
        id: Samples.id(1 + index), provider: "Account \(index)", type: kind.1.rawValue, currency: kind.0)
    }
    for account in accounts { _ = try await world.accounts.insert(account, opening: nil) }
    var rows: [BalanceUpdateEntity] = []
    for id in 0..<60 {
      let row = BalanceUpdateEntity(
        id: Samples.id(100 + id), accountID: accounts[id % accounts.count].id,
        balanceMinor: .random(in: -30...30, using: &generator),
        date: Samples.day(20_260_400 + .random(in: 1...9, using: &generator)),
        note: Self.names.randomElement(using: &generator) ?? nil)
      rows.append(try await world.updates.insert(row))
    }
    rows.sort { RowKey($0.date, Int($0.number)) > RowKey($1.date, Int($1.number)) }
    for _ in 0..<40 {
      let filter = Self.filter(&generator)
      let owner = Bool.random(using: &generator) ? accounts.randomElement(using: &generator) : nil
      let wanted = rows.filter { row in
        let account = accounts.first { $0.id == row.accountID }
        let balance = account?.type == "creditCard" ? -row.balanceMinor : row.balanceMinor
        return (owner == nil || row.accountID == owner?.id)
          && filter.takes(row.date, row.note, Self.thousandths(balance, of: account?.currency))
      }
      let found = try await world.updates.fetchAll(
        of: owner.map { .id($0.id) }, matching: filter.filter, on: Samples.today, page: Page(limit: 9))
      #expect(found.entries.map(\.number) == wanted.prefix(9).map(\.number), "\(filter) seed \(seed)")
      #expect(found.count == wanted.count, "\(filter) seed \(seed)")
      #expect(found.owner?.account.id == owner?.id)
      #expect(Set(found.owners.keys).isSuperset(of: found.entries.map(\.accountID)))
    }
  }

  /// Three minor units of a dinar are a thousandth each, those of a dollar ten, a yen a thousand.
  private static func thousandths(_ minor: Int64, of code: String?) -> Int64 {
    switch code {
    case "JPY": minor * 1_000
    case "BHD": minor
    default: minor * 10
    }
  }

  private static func filter(_ generator: inout SeededGenerator) -> Limits {
    var limits = Limits()
    if Bool.random(using: &generator) {
      let first = Int.random(in: 0...9, using: &generator)
      limits.days =
        Samples.day(20_260_401 + first)...Samples.day(20_260_401 + first + .random(in: 0...5, using: &generator))
    }
    if Bool.random(using: &generator) { limits.text = ["BONUS", "ete", "%", "xyz"].randomElement(using: &generator) }
    if Bool.random(using: &generator) {
      let first = Int64.random(in: -400...400, using: &generator)
      limits.amounts = first...(first + .random(in: 0...20_000, using: &generator))
    }
    return limits
  }
}

/// The limits of a filter, as a look at every row compares them.
private struct Limits {
  var days: ClosedRange<CalendarDay>?
  var text: String?
  var amounts: ClosedRange<Int64>?

  var filter: EntryFilter { EntryFilter(days: days, text: text, amounts: amounts.map(AmountRange.init)) }

  func takes(_ day: CalendarDay, _ name: String?, _ thousandths: Int64) -> Bool {
    (days?.contains(day) ?? true) && (amounts?.contains(thousandths) ?? true)
      && (text.map { name?.folded.contains($0.folded) ?? false } ?? true)
  }
}
