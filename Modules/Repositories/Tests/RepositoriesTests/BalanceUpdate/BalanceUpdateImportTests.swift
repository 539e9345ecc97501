import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Synchronization
import Testing

/// How every repository of balance updates takes many at once, and hands them over.
@Suite(.temporaryFolder) struct BalanceUpdateImportTests {
  private let savings = FinancialAccountEntity.savings
  private let card = FinancialAccountEntity.card

  @Test(arguments: AccountSubject.all) func `rows in any order keep the changes`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let told = try await world.insertAll([
      update(1, of: savings, 20_260_404, 170_00, key: "a"), update(2, of: savings, 20_260_402, 130_00, key: "b"),
      update(3, of: card, 20_260_401, -20_00, key: "c"), update(4, of: savings, 20_260_403, 140_00, key: "d"),
      update(5, of: savings, 20_260_405, 180_00, key: "e"),
    ])
    #expect(told == [.imported, .imported, .imported, .sameDay, .imported])
    let changes = try await world.changes(of: savings.id)
    #expect(changes == [10_00, 30_00, -10_00, 20_00, 30_00, 100_00])
    let owed = try await world.changes(of: card.id)
    #expect(owed == [-30_00, -20_00])
    let assets = try await world.series("USD assets")
    #expect(
      assets == [
        20_260_401: 100_00, 20_260_402: 130_00, 20_260_403: 140_00, 20_260_404: 170_00, 20_260_405: 180_00,
      ])
  }

  @Test(arguments: AccountSubject.all) func `a balance made by hand is told of the rows of its account and day alone`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    for made in [
      update(900, of: savings, 20_260_404, 170_00), update(901, of: savings, 20_260_405, 1),
      update(902, of: card, 20_260_404, 1),
    ] { _ = try await world.updates.insert(made) }
    let told = try await world.insertAll([
      update(1, of: card, 20_260_404, 170_00, key: "a"), update(2, of: savings, 20_260_405, 170_00, key: "b"),
      update(3, of: savings, 20_260_404, 170_00, key: "c"),
    ])
    #expect(told == [.sameDay, .sameDay, .typedBefore])
  }

  @Test(arguments: AccountSubject.all) func `rows that came before are left out, each for its account`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let rows = [
      update(1, of: savings, 20_260_404, 5, key: "k"), update(2, of: savings, 20_260_404, 5, key: "k"),
      update(3, of: card, 20_260_404, 5, key: "k"),
    ]
    let first = try await world.insertAll(rows)
    #expect(first == [.imported, .sameDay, .imported])
    let again = try await world.insertAll(rows.map { $0.renamed(by: 10) })
    #expect(again == [.alreadyImported, .alreadyImported, .alreadyImported])
    let longer = try await world.insertAll((rows + rows.suffix(1)).enumerated().map { $1.renamed(by: 20 + 10 * $0) })
    #expect(longer == [.alreadyImported, .alreadyImported, .alreadyImported, .sameDay])
    let changes = try await world.changes(of: savings.id)
    #expect(changes == [0, 5 - 150_00, 50_00, 100_00])
  }

  @Test(arguments: AccountSubject.all) func `a day's rows are stored in the order in which they are given`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let day = [
      update(1, of: savings, 20_260_402, 3, key: "a"), update(2, of: savings, 20_260_402, 1, key: "b"),
      update(3, of: savings, 20_260_402, 2, key: "c"),
    ]
    let told = try await world.insertAll(days: [day])
    #expect(told == [.imported, .sameDay, .sameDay])
    let balances = try await world.balances(of: savings.id, on: 20_260_402)
    #expect(balances == [2, 1])
    let again = try await world.insertAll(days: [day.map { $0.renamed(by: 10) }])
    #expect(again == [.alreadyImported, .alreadyImported, .alreadyImported])
  }

  @Test(arguments: AccountSubject.all) func `a row isn't stored after one that came later that day`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let day = [
      update(1, of: savings, 20_260_404, 3, key: "a"), update(2, of: savings, 20_260_404, 1, key: "b"),
      update(3, of: savings, 20_260_404, 2, key: "c"),
    ]
    try await world.insertAll([day[1]])
    let told = try await world.insertAll(days: [day.map { $0.renamed(by: 10) }])
    #expect(told == [.superseded, .alreadyImported, .sameDay])
    let balances = try await world.balances(of: savings.id)
    #expect(balances == [2, 1])
  }

  @Test(arguments: AccountSubject.all) func `a row that was moved to another day holds back none`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let day = [
      update(1, of: savings, 20_260_404, 3, key: "a"), update(2, of: savings, 20_260_404, 1, key: "b"),
    ]
    try await world.insertAll([day[1]])
    _ = try await world.updates.update(update(2, of: savings, 20_260_405, 1))
    let told = try await world.insertAll(days: [day.map { $0.renamed(by: 10) }])
    #expect(told == [.imported, .alreadyImported])
    let balances = try await world.balances(of: savings.id, on: 20_260_404)
    #expect(balances == [3, 150_00])
  }

  @Test(arguments: AccountSubject.all) func `a day that is stored in another order is told`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let day = [
      update(1, of: savings, 20_260_404, 3, key: "a"), update(2, of: savings, 20_260_404, 1, key: "b"),
    ]
    try await world.insertAll(days: [day])
    let told = try await world.insertAll(days: [day.reversed().map { $0.renamed(by: 10) }])
    #expect(told == [.alreadyImported, .outOfOrder])
    // Once what counts wrongly is gone, it stays away.
    try await world.updates.delete(by: Samples.id(2), of: savings.id)
    let mended = try await world.insertAll(days: [day.reversed().map { $0.renamed(by: 20) }])
    #expect(mended == [.superseded, .alreadyImported])
    let balances = try await world.balances(of: savings.id)
    #expect(balances == [3, 150_00])
  }

  @Test(arguments: AccountSubject.all) func `all rows or none`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    let rows = [update(1, of: savings, 20_260_404, 5), update(2, of: savings, 20_260_401, 7)]
    let refusal = RepositoryError.storage(.aborted)
    await #expect(throws: refusal) { try await world.insertAll(rows, thenThrowing: refusal) }
    let nowhere = FinancialAccountEntity(id: Samples.id(9), provider: "Gone", type: "cash", currency: "USD")
    await #expect(throws: RepositoryError.notFound) {
      try await world.insertAll(rows + [update(3, of: nowhere, 20_260_404, 5)])
    }
    let changes = try await world.changes(of: savings.id)
    #expect(changes == [50_00, 100_00])
    let assets = try await world.series("USD assets")
    #expect(assets == [20_260_401: 100_00, 20_260_403: 150_00])
  }

  @Test(arguments: AccountSubject.all) func `updates come account by account, oldest first`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    _ = try await world.updates.insert(update(1, of: savings, 20_260_301, 5))
    let all = try await world.numbers(of: nil)
    #expect(all == [7, 1, 2, 3, 4, 5, 6])
    let some = try await world.numbers(of: savings.id)
    #expect(some == [7, 1, 2])
    await #expect(throws: RepositoryError.notFound) { try await world.numbers(of: Samples.id(9)) }
    await #expect(throws: RepositoryError.storage(.aborted)) {
      try await world.updates.forEach(of: nil) { _, _ in throw RepositoryError.storage(.aborted) }
    }
  }
}

extension BalanceUpdateEntity {
  /// The same row with another id, as another reading of its file gives it.
  fileprivate func renamed(by number: Int) -> BalanceUpdateEntity {
    BalanceUpdateEntity(
      id: Samples.id(5_000 + number + Int(id.uuid.15)), accountID: accountID, balanceMinor: balanceMinor, date: date,
      note: note, importKey: importKey)
  }
}

extension AccountWorld {
  /// Takes rows in one import, each by itself, and returns the outcome of each.
  @discardableResult
  fileprivate func insertAll(
    _ rows: [BalanceUpdateEntity], thenThrowing error: RepositoryError? = nil
  ) async throws(RepositoryError) -> [RowOutcome] {
    try await insertAll(days: rows.map { [$0] }, thenThrowing: error)
  }

  /// Takes the days of one import, and returns the outcome of each row.
  @discardableResult
  fileprivate func insertAll(
    days: [[BalanceUpdateEntity]], thenThrowing error: RepositoryError? = nil
  ) async throws(RepositoryError) -> [RowOutcome] {
    let told = Mutex<[RowOutcome]>([])
    try await updates.insertAll { _, _, insertDay in
      for day in days {
        let outcomes = try insertDay(day).map(\.outcome)
        told.withLock { $0 += outcomes }
      }
      if let error { throw error }
    }
    return told.withLock(\.self)
  }

  @discardableResult
  fileprivate func numbers(of accountID: UUID?) async throws(RepositoryError) -> [Int64] {
    let numbers = Mutex<[Int64]>([])
    try await updates.forEach(of: accountID.map { .id($0) }) { update, _ in
      numbers.withLock { $0.append(update.number) }
    }
    return numbers.withLock(\.self)
  }
}
