import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import Synchronization
import Testing

/// What every repository does with the rows of files of banks.
@Suite(.temporaryFolder) struct BankImportRepositoryTests {
  private let japan = FinancialGoalEntity.japan.id

  @Test(arguments: BankSubject.all) func `a row is known by its key and its rank in its file`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let first = try await results([[row(11, "a"), row(12, "a"), row(13, "b")]], by: banks)
    #expect(first == [.imported, .imported, .imported])
    let second = try await results([[row(21, "a"), row(22, "b"), row(23, "a"), row(24, "a")]], by: banks)
    #expect(second == [.known, .known, .known, .imported])
  }

  @Test(arguments: BankSubject.all) func `files of one call meet each other's rows`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let files = [[row(11, "a"), row(12, "a")], [row(21, "a"), row(22, "c", cents: 7)]]
    let results = try await results(files, by: banks)
    #expect(results == [.imported, .imported, .known, .imported])
  }

  @Test(arguments: BankSubject.all) func `a stored row alike is met once, and stored beside it where that is wanted`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let rows = [row(11, "a", day: 12, cents: 50_00), row(12, "b", day: 12, cents: 50_00)]
    let skipped = try await results([rows], by: banks)
    #expect(skipped == [.probable(number: 5), .imported])
    let stored = try await results([[row(21, "a", day: 12, cents: 50_00)]], by: banks, storesProbable: true)
    #expect(stored == [.probable(number: 5)])
    let again = try await results([[row(31, "a", day: 12, cents: 50_00)]], by: banks)
    #expect(again == [.known])
  }

  @Test(arguments: BankSubject.all) func `rows are passed once where the goal has none`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let passes = Mutex<[BankRowPass]>([])
    for goal in [BankSubject.house.id, japan] {
      try await banks.insertContributions(into: goal, files: 1, keepingTotalAtLeast: nil) { _, pass, _ in
        passes.withLock { $0.append(pass) }
      }
    }
    let seen = passes.withLock { $0 }
    #expect(seen == [.insertion, .lookup, .insertion])
  }

  @Test(arguments: BankSubject.all) func `an error of the rows undoes all files`(_ subject: BankSubject) async throws {
    let banks = try await subject.filled()
    let failure = RepositoryError.storage(.aborted)
    await #expect(throws: failure) {
      try await banks.insertContributions(
        into: japan, files: 2, keepingTotalAtLeast: nil
      ) { file, pass, insert in
        if pass == .insertion { _ = try insert({ row(11 + file, "a") }, false) }
        if file == 1 { throw failure }
      }
    }
    let results = try await results([[row(11, "a")]], by: banks)
    #expect(results == [.imported])
  }

  @Test(arguments: BankSubject.all) func `a goal that is missing, and a total below zero, are refused`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    await #expect(throws: RepositoryError.notFound) {
      try await banks.insertContributions(
        into: Samples.id(99), files: 1, keepingTotalAtLeast: nil
      ) { _, _, _ in }
    }
    let withdrawal = row(11, "a", cents: 700_00, type: .remove)
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 600_00)) {
      try await banks.insertContributions(
        into: japan, files: 1, keepingTotalAtLeast: 0
      ) { _, pass, insert in
        if pass == .insertion { _ = try insert({ withdrawal }, false) }
      }
    }
  }

  @Test(arguments: BankSubject.all) func `a balance is known by its key, in files of one call too`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let outcomes = Mutex<[BankRowResult]>([])
    for _ in 0..<2 {
      try await banks.insertBalances(
        into: .id(FinancialAccountEntity.savings.id), files: 2
      ) { file, account, insert in
        let update = BalanceUpdateEntity(
          id: Samples.id(3_000 + outcomes.withLock { $0.count }), accountID: account.id, balanceMinor: 1_00,
          date: Samples.day(20_260_410), importKey: "20260410 100 ")
        let result = try insert(update, false)
        outcomes.withLock { $0.append(result) }
      } end: { _, _ in
        nil
      }
    }
    let all = outcomes.withLock { $0 }
    #expect(all == [.imported, .known, .known, .known])
    await #expect(throws: RepositoryError.notFound) {
      try await banks.insertBalances(into: .id(Samples.id(99)), files: 1) { _, _, _ in
      } end: { _, _ in
        nil
      }
    }
  }

  @Test(arguments: BankSubject.all) func `an account gets a bank's id with its balances, and is found by it`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let savings = FinancialAccountEntity.savings.id
    let seen = Mutex<[String]>([])
    await #expect(throws: RepositoryError.notFound) {
      try await banks.insertBalances(into: .bankID("DE1"), files: 1) { _, _, _ in
      } end: { _, _ in
        nil
      }
    }
    try await banks.insertBalances(into: .id(savings), files: 1) { _, _, _ in
    } end: { account, isTaken in
      let isFree = try !isTaken("DE1")
      seen.withLock { $0.append("\(account.bankID ?? "none") \(isFree)") }
      return "DE1"
    }
    try await banks.insertBalances(into: .bankID("DE1"), files: 1) { _, account, _ in
      seen.withLock { $0.append(account.name) }
    } end: { _, isTaken in
      let isFree = try !isTaken("DE1")
      seen.withLock { $0.append("\(isFree)") }
      return nil
    }
    let all = seen.withLock { $0 }
    #expect(all == ["none true", FinancialAccountEntity.savings.name, "false"])
  }

  @Test(arguments: BankSubject.all) func `an error at the end leaves neither balances nor a bank's id`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let failure = RepositoryError.storage(.aborted)
    await #expect(throws: failure) {
      try await banks.insertBalances(into: .id(FinancialAccountEntity.savings.id), files: 1) {
        _, account, insert in
        _ = try insert(
          BalanceUpdateEntity(
            id: Samples.id(3_000), accountID: account.id, balanceMinor: 1_00, date: Samples.day(20_260_410),
            importKey: "20260410 100 "), false)
      } end: { _, _ in
        throw failure
      }
    }
    let savings = FinancialAccountEntity.savings.id
    try await give("DE1", to: savings, by: banks)
    await #expect(throws: RepositoryError.duplicate(.bankID)) {
      try await give("DE1", to: FinancialAccountEntity.card.id, by: banks)
    }
  }

  @Test(arguments: BankSubject.all) func `a balance meets the one of its day that was made by hand`(
    _ subject: BankSubject
  ) async throws {
    let banks = try await subject.filled()
    let typed = BalanceUpdateEntity.samples.filter { $0.accountID == FinancialAccountEntity.savings.id }
    let last = try #require(typed.max { ($0.date, $0.number) < ($1.date, $1.number) })
    let number = Int(last.number)
    // An equal balance, another one, and a second other one after the first was stored.
    let cases: [(cents: Int64, isStored: Bool, result: BankRowResult)] = [
      (last.balanceMinor, false, .probable(number: number)), (last.balanceMinor + 1, false, .probable(number: number)),
      (last.balanceMinor + 1, true, .probable(number: number)), (last.balanceMinor + 1, false, .known),
      (last.balanceMinor + 2, false, .sameDay), (last.balanceMinor, false, .probable(number: number)),
    ]
    for (index, row) in cases.enumerated() {
      let result = Mutex<BankRowResult?>(nil)
      try await banks.insertBalances(
        into: .id(FinancialAccountEntity.savings.id), files: 1
      ) { _, account, insert in
        let update = BalanceUpdateEntity(
          id: Samples.id(3_100 + index), accountID: account.id, balanceMinor: row.cents, date: last.date,
          importKey: "\(last.date.rawValue) \(row.cents) ")
        let found = try insert(update, row.isStored)
        result.withLock { $0 = found }
      } end: { _, _ in
        nil
      }
      let found = result.withLock { $0 }
      #expect(found == row.result, "\(index)")
    }
  }

  /// Gives an account a bank's id, with no balances.
  private func give(_ id: String, to account: UUID, by banks: any BankImportRepository) async throws {
    try await banks.insertBalances(into: .id(account), files: 1) { _, _, _ in
    } end: { _, _ in
      id
    }
  }

  /// What was answered to the rows of files.
  private func results(
    _ files: [[ContributionEntity]], by banks: any BankImportRepository, storesProbable: Bool = false
  ) async throws -> [BankRowResult] {
    let results = Mutex<[BankRowResult]>([])
    try await banks.insertContributions(
      into: japan, files: files.count, keepingTotalAtLeast: nil
    ) { file, pass, insert in
      for row in files[file] {
        let result = try insert({ row }, storesProbable)
        if pass == .insertion { results.withLock { $0.append(result) } }
      }
    }
    return results.withLock { $0 }
  }

  private func row(
    _ id: Int, _ key: String, day: Int = 1, cents: Int64 = 5_00, type: ContributionType = .add
  ) -> ContributionEntity {
    ContributionEntity(
      id: Samples.id(500 + id), goalID: japan, amountMinor: cents, type: type.rawValue,
      date: Samples.day(20_260_400 + day), importKey: "bank \(key)")
  }
}

/// The repository that a contract is tried on, made anew for each test.
struct BankSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A goal without contributions.
  static let house = FinancialGoalEntity(
    id: Samples.id(5), number: 0, name: "House", emoji: "", goalAmountMinor: 1_00, currency: "USD",
    startDate: Samples.day(20_260_112), endDate: nil)

  private let make: @Sendable () throws -> any Storage

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all =
    [
      BankSubject(testDescription: "default") {
        DefaultStorage(
          manager: DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db")))
      },
      BankSubject(testDescription: "mock") { try MockStorage() },
    ] + ifServer(BankSubject(testDescription: "server") { try DefaultStorage.onServer() })

  /// A repository over the sample goals, contributions, accounts and balances.
  func filled() async throws -> any BankImportRepository {
    let storage = try make()
    let goals = DefaultFinancialGoalRepository(storage: storage)
    let contributions = DefaultContributionRepository(storage: storage)
    for goal in FinancialGoalEntity.samples + [Self.house] { _ = try await goals.insert(goal) }
    for row in ContributionEntity.samples {
      _ = try await contributions.insert(row, keepingTotalAtLeast: nil)
    }
    try await AccountWorld(on: storage).fill()
    return DefaultBankImportRepository(storage: storage)
  }
}
