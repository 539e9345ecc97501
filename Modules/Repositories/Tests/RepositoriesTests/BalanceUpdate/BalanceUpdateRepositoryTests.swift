import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloUtilities
import Testing

/// What every repository of balance updates does.
@Suite(.temporaryFolder) struct BalanceUpdateRepositoryTests {
  private let savings = FinancialAccountEntity.savings
  private let card = FinancialAccountEntity.card
  private let pension = FinancialAccountEntity.pension

  @Test(arguments: AccountSubject.all) func `what is stored is what was handed over, with its change`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    var all: [BalanceUpdateEntity] = []
    for account in FinancialAccountEntity.samples {
      all += try await world.updates.fetchAll(for: account.id, page: .first)
    }
    let sorted = all.sorted { $0.number < $1.number }
    #expect(sorted == BalanceUpdateEntity.samples)
  }

  @Test(arguments: AccountSubject.all) func `a page is newest first, the later of a day before the earlier`(
    _ subject: AccountSubject
  ) async throws {
    let updates = try await subject.filled().updates
    let numbers = try await updates.fetchAll(for: pension.id, page: .first).map(\.number)
    #expect(numbers == [6, 5, 4])
    let second = try await updates.fetchAll(for: pension.id, page: Page(limit: 1, offset: 1)).map(\.number)
    #expect(second == [5])
  }

  @Test(arguments: AccountSubject.all) func `an update that is inserted between two relinks the one after it`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    _ = try await world.updates.insert(update(1, of: savings, 20_260_402, 130_00))
    let between = try await world.changes(of: savings.id)
    #expect(between == [20_00, 30_00, 100_00])
    _ = try await world.updates.insert(update(2, of: savings, 20_260_301, 90_00))
    let first = try await world.changes(of: savings.id)
    #expect(first == [20_00, 30_00, 10_00, 90_00])
    _ = try await world.updates.insert(update(3, of: savings, 20_260_402, 120_00))
    let sameDay = try await world.changes(of: savings.id)
    #expect(sameDay == [30_00, -10_00, 30_00, 10_00, 90_00])
    let series = try await world.series("USD assets")
    #expect(series == [20_260_301: 90_00, 20_260_401: 100_00, 20_260_402: 120_00, 20_260_403: 150_00])
  }

  @Test(arguments: AccountSubject.all)
  func `W19 the history has a point for each day with an update`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    let assets = try await world.series("USD assets")
    #expect(assets == [20_260_401: 100_00, 20_260_403: 150_00])
    let debts = try await world.series("USD debts")
    #expect(debts == [20_260_402: -50_00])
    let pensions = try await world.series("USD pensions")
    #expect(pensions == [20_260_401: 1_000_00, 20_260_403: 1_050_00])
  }

  @Test(arguments: AccountSubject.all)
  func `W21 two updates on one day are one point`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    _ = try await world.updates.insert(update(1, of: savings, 20_260_412, 160_00))
    _ = try await world.updates.insert(update(2, of: savings, 20_260_412, 155_00))
    let assets = try await world.series("USD assets")
    #expect(assets == [20_260_401: 100_00, 20_260_403: 150_00, 20_260_412: 155_00])
  }

  @Test(arguments: AccountSubject.all) func `W22 delete last update refused`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    await #expect(throws: RepositoryError.forbidden(.lastBalanceUpdate)) {
      try await world.updates.delete(by: BalanceUpdateEntity.cardOnly.id, of: card.id)
    }
    let balances = try await world.balances(of: card.id)
    #expect(balances == [-50_00, nil])
    let debts = try await world.series("USD debts")
    #expect(debts == [20_260_402: -50_00])
  }

  @Test(arguments: AccountSubject.all)
  func `W23 deleting a balance counts the later points again`(_ subject: AccountSubject) async throws {
    let world = try await subject.filled()
    _ = try await world.updates.insert(update(1, of: savings, 20_260_402, 130_00))
    // The update of another account doesn't count.
    await #expect(throws: RepositoryError.notFound) {
      try await world.updates.delete(by: BalanceUpdateEntity.savingsOpening.id, of: card.id)
    }
    let deleted = try await world.updates.delete(by: BalanceUpdateEntity.savingsOpening.id, of: savings.id)
    #expect(deleted == BalanceUpdateEntity.samples[0])
    let assets = try await world.series("USD assets")
    #expect(assets == [20_260_402: 130_00, 20_260_403: 150_00])
    let changes = try await world.changes(of: savings.id)
    #expect(changes == [20_00, 130_00])
    await #expect(throws: RepositoryError.notFound) {
      try await world.updates.delete(by: BalanceUpdateEntity.savingsOpening.id, of: savings.id)
    }
  }

  @Test(arguments: AccountSubject.all) func `an update moves to another day and balance`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    var moved = BalanceUpdateEntity.samples[4]
    moved.date = Samples.day(20_260_331)
    moved.balanceMinor = 900_00
    (moved.number, moved.changeMinor, moved.part, moved.importKey) = (77, 77, "USD debts", "mine")
    let stored = try await world.updates.update(moved)
    #expect(stored.number == 5)
    #expect(stored.part == "USD pensions")
    #expect(stored.importKey == nil)
    #expect(stored.changeMinor == 900_00)
    let changes = try await world.changes(of: pension.id)
    #expect(changes == [50_00, 100_00, 900_00])
    let pensions = try await world.series("USD pensions")
    #expect(pensions == [20_260_331: 900_00, 20_260_401: 1_000_00, 20_260_403: 1_050_00])
    let read = try await world.updates.fetchOne(by: moved.id)
    #expect(read == stored)
  }

  @Test(
    arguments: AccountSubject.all,
    [(1, [30_00, 10_00, 10_00, 100_00]), (2, [30_00, -10_00, 30_00, 100_00]), (3, [40_00, -20_00, 30_00, 100_00])])
  func `one of several updates of a day is taken out from between its neighbours`(
    _ subject: AccountSubject, _ deletion: (id: Int, changes: [Int64])
  ) async throws {
    let world = try await subject.filled()
    for (index, balance) in [130_00, 110_00, 120_00].enumerated() {
      _ = try await world.updates.insert(update(index + 1, of: savings, 20_260_402, Int64(balance)))
    }
    try await world.updates.delete(by: Samples.id(deletion.id), of: savings.id)
    let changes = try await world.changes(of: savings.id)
    #expect(changes == deletion.changes)
  }

  @Test(arguments: AccountSubject.all) func `an update stays with its account, and an account has to be there`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    var elsewhere = BalanceUpdateEntity.samples[0]
    elsewhere.accountID = card.id
    await #expect(throws: RepositoryError.notFound) { try await world.updates.update(elsewhere) }
    elsewhere.accountID = Samples.id(9)
    await #expect(throws: RepositoryError.notFound) { try await world.updates.insert(elsewhere) }
    elsewhere.accountID = card.id
    await #expect(throws: RepositoryError.duplicate(.id)) { try await world.updates.insert(elsewhere) }
    // One that is stored already is returned as it is.
    let again = try await world.updates.insert(BalanceUpdateEntity.samples[0])
    #expect(again.number == 1)
    let changes = try await world.changes(of: savings.id)
    #expect(changes == [50_00, 100_00])
  }

  @Test(arguments: AccountSubject.all) func `a change that doesn't fit is refused`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    await #expect(throws: RepositoryError.storage(.outOfRange)) {
      try await world.updates.insert(update(1, of: savings, 20_260_402, .min))
    }
    let changes = try await world.changes(of: savings.id)
    #expect(changes == [50_00, 100_00])
  }

  @Test(arguments: AccountSubject.all) func `a number and an id find an update with its account`(
    _ subject: AccountSubject
  ) async throws {
    let updates = try await subject.filled().updates
    for text in ["3", "#3", BalanceUpdateEntity.cardOnly.id.uuidString] {
      let reference = try #require(NumberReference(text))
      let record = try await updates.fetchOne(matching: reference, on: Samples.today)
      #expect(record.update == BalanceUpdateEntity.samples[2], "\(text)")
      #expect(record.account.account == card, "\(text)")
      #expect(record.account.latest == record.update, "\(text)")
    }
    await #expect(throws: RepositoryError.notFound) {
      try await updates.fetchOne(matching: .number(99), on: Samples.today)
    }
  }
}
