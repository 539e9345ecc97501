import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// A long list that is read by parts, whatever its rows are.
private struct LongList: Sendable {
  let read: @Sendable (Page) async throws -> (keys: [RowKey], offset: Int)

  /// The keys of all its rows.
  func whole() async throws -> [RowKey] { try await read(Page(limit: 10_000)).keys }
}

/// The parts of long lists: on disk and in memory alike.
@Suite(.temporaryFolder) struct ListPageTests {
  @Test(arguments: Subject.all) func `any part of the contributions is a part of the whole`(
    _ subject: Subject
  ) async throws {
    let (goals, contributions) = try await subject.filled()
    var generator = SeededGenerator(seed: 19)
    // Few days, so that many rows share one; in no order, so that rows come in between.
    for id in 0..<40 {
      let day = Samples.day(20_260_401 + Int.random(in: 0..<6, using: &generator))
      _ = try await contributions.insert(
        ContributionEntity(
          id: Samples.id(7_000 + id), goalID: FinancialGoalEntity.japan.id, amountMinor: 1, type: "add", date: day),
        keepingTotalAtLeast: nil)
    }
    _ = goals
    try await check(
      LongList { page in
        let found = try await contributions.fetchAll(
          of: .id(FinancialGoalEntity.japan.id), matching: .all, on: Samples.today, page: page
        ).list
        return (found.entries.map { RowKey($0.date, Int($0.number)) }, found.offset)
      })
  }

  @Test(arguments: AccountSubject.all) func `any part of the balances is a part of the whole`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    var generator = SeededGenerator(seed: 20)
    let pension = FinancialAccountEntity.pension.id
    for id in 0..<30 {
      let day = Samples.day(20_260_401 + Int.random(in: 0..<5, using: &generator))
      _ = try await world.updates.insert(
        BalanceUpdateEntity(id: Samples.id(7_000 + id), accountID: pension, balanceMinor: Int64(id), date: day))
    }
    try await check(
      LongList { page in
        let found = try await world.updates.fetchAll(of: .id(pension), matching: .all, on: Samples.today, page: page)
        return (found.entries.map { RowKey($0.date, Int($0.number)) }, found.offset)
      })
  }

  @Test(arguments: TrackingSubject.all, [true, false]) func `any part of the sessions is a part of the whole`(
    _ subject: TrackingSubject, _ ofOneBlock: Bool
  ) async throws {
    let world = try await subject.make()
    for hour in [9, 2, 30, 5, 26, 14, 11, 50, 40] { _ = try await world.track(hours: 1, from: hour) }
    let block = ofOneBlock ? BlockReference.id(BlockEntity.coding.id) : nil
    try await check(
      LongList { page in
        let found = try await world.sessions.fetchAll(of: block, in: nil, page: page)
        #expect(found.count == 9)
        return (found.sessions.map { $0.record.key }, found.offset)
      })
  }

  /// Compares parts of every kind with the same parts of the whole, also around rows that aren't there.
  private func check(_ list: LongList) async throws {
    let whole = try await list.whole()
    #expect(whole == whole.sorted(by: >))
    for limit in [1, 2, 5, 200] {
      try await compare(list, Page(limit: limit, start: .end(count: nil)), whole.suffix(limit))
      try await compare(list, Page(limit: limit, start: .end(count: whole.count)), whole.suffix(limit))
      for key in whole.flatMap({ [$0, $0.newer, $0.older] }) {
        let (before, from) = (whole.prefix { $0 > key }, whole.drop { $0 > key })
        let later = from.prefix(limit - limit / 2)
        let around = before.suffix(limit - later.count) + later
        for index in [nil, before.count] {
          try await compare(list, Page(limit: limit, start: .around(key, index: index)), around)
          try await compare(list, Page(limit: limit, start: .before(key, index: index)), before.suffix(limit))
        }
        let after = whole.drop { $0 >= key }
        try await compare(list, Page(limit: limit, start: .after(key, index: nil)), after.prefix(limit))
      }
    }
  }

  private func compare(_ list: LongList, _ page: Page, _ expected: ArraySlice<RowKey>) async throws {
    let found = try await list.read(page)
    #expect(found.keys == Array(expected), "\(page)")
    #expect(found.offset == expected.startIndex, "\(page)")
  }
}

extension ListPageTests {
  @Test(arguments: Subject.all) func `a part stays where it is when rows come before it, and when its row goes`(
    _ subject: Subject
  ) async throws {
    let (_, contributions) = try await subject.filled()
    let japan = FinancialGoalEntity.japan.id
    let read: (Page) async throws -> (rows: [ContributionEntity], offset: Int) = { page in
      let found = try await contributions.fetchAll(of: .id(japan), matching: .all, on: Samples.today, page: page)
      return (found.list.entries, found.list.offset)
    }
    let whole = try await read(Page(limit: 10)).rows
    let page = Page(limit: 3, start: .around(RowKey(whole[2].date, Int(whole[2].number)), index: 2))
    let before = try await read(page)
    for id in 1...4 {
      _ = try await contributions.insert(
        ContributionEntity(
          id: Samples.id(id), goalID: japan, amountMinor: 1, type: "add", date: Samples.day(20_261_201)),
        keepingTotalAtLeast: nil)
    }
    let after = try await read(page.recounted)
    #expect(after.rows == before.rows)
    #expect(after.offset == before.offset + 4)
    _ = try await contributions.delete(by: whole[2].id, of: japan, keepingTotalAtLeast: nil)
    let gone = try await read(page.recounted)
    #expect(gone.rows == [whole[1], whole[3], whole[4]])
    #expect(gone.offset == after.offset)
  }

  @Test(arguments: Subject.all) func `a part without room is empty`(_ subject: Subject) async throws {
    let (_, contributions) = try await subject.filled()
    let key = RowKey(Samples.today, 1)
    for start in [Page.Start.around(key, index: nil), .before(key, index: nil), .after(key, index: 0), .end(count: 5)] {
      let found = try await contributions.fetchAll(
        of: .id(FinancialGoalEntity.japan.id), matching: .all, on: Samples.today,
        page: Page(limit: 0, start: start))
      #expect(found.list.entries.isEmpty, "\(start)")
    }
  }
}

extension TrackingSessionRecord {
  fileprivate var key: RowKey { RowKey(session.start ?? session.createdAt, Int(session.number)) }
}
