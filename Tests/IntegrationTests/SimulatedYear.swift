import DependencyKit
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Synchronization

/// A year of use in UTC. Every day has two contributions, a balance, and a session that is started and completed; every
/// month has a file of 40 contributions. Each of these is a write of its own, from a terminal that is opened every day.
final class SimulatedYear: Sendable {
  /// The moment of a write, and the command that makes it.
  private final class Clock: Sendable {
    private let state = Mutex((now: Instant(Samples.day(20_260_101).date(in: .gmt)), command: ""))

    var now: Instant { state.withLock(\.now) }
    var command: String { state.withLock(\.command) }

    /// The morning of a day.
    func begin(_ day: CalendarDay) {
      state.withLock { $0.now = Instant(day.date(in: .gmt)).adding(seconds: 8 * 3_600) }
    }

    /// An hour later, a command.
    func begin(_ command: String) {
      state.withLock { $0 = ($0.now.adding(seconds: 3_600), command) }
    }
  }

  private let clock = Clock()
  private let uuid: UUIDGenerator
  private let manager: DefaultDataContextManager
  private let storage: DefaultStorage

  /// - Parameter keepsHistory: Whether the writes become steps.
  init(url: URL, keepsHistory: Bool) {
    let clock = clock
    let uuid = UUIDGenerator.version7(date: DateGenerator { clock.now.date })
    self.uuid = uuid
    manager = DefaultDataContextManager(url: url) {
      guard keepsHistory else { return nil }
      // As long as those of the program.
      let author = String(10_000_000 + clock.now.rawValue / 86_400_000)
      return StepLabel(id: uuid(), date: clock.now.date, author: author, words: clock.command)
    }
    storage = DefaultStorage(manager: manager)
  }

  /// Writes all of it.
  func run() async throws {
    try await begin()
    let first = Samples.day(20_260_101)
    for number in 0..<365 {
      guard let day = first.adding(days: number) else { continue }
      clock.begin(day)
      try await write(day, number)
      if number % 30 == 29 { try await importFile(day, number) }
    }
    manager.close()
  }

  /// The goals, accounts and blocks.
  private func begin() async throws {
    let day = Samples.day(20_260_101)
    for goal in FinancialGoalEntity.samples {
      clock.begin("goal add")
      _ = try await DefaultFinancialGoalRepository(storage: storage).insert(goal, on: day)
    }
    for account in FinancialAccountEntity.samples {
      clock.begin("account add")
      _ = try await DefaultFinancialAccountRepository(storage: storage).insert(account, opening: nil, on: day)
    }
    clock.begin("group add")
    _ = try await DefaultBlockGroupRepository(storage: storage, defaultGroup: .work).insert(.sport)
    for block in BlockEntity.samples {
      clock.begin("block add")
      _ = try await DefaultBlockRepository(storage: storage, defaultGroup: .work).insert(
        block, into: nil, on: day, takingNextColor: false)
    }
  }

  private func write(_ day: CalendarDay, _ number: Int) async throws {
    let contributions = DefaultContributionRepository(storage: storage)
    for name in ["Groceries", nil] {
      clock.begin("contribution add")
      let goal = FinancialGoalEntity.samples[(number + (name == nil ? 1 : 0)) % 4]
      _ = try await contributions.insert(
        ContributionEntity(
          id: uuid(), goalID: goal.id, name: name, amountMinor: Int64(1_000 + number * 7),
          type: ContributionType.add.rawValue, date: day),
        keepingTotalAtLeast: nil, allowingShort: false, on: day)
    }
    clock.begin("balance add")
    _ = try await DefaultBalanceUpdateRepository(storage: storage).insert(
      BalanceUpdateEntity(
        id: uuid(), accountID: FinancialAccountEntity.samples[number % 4].id,
        balanceMinor: Int64(100_000 + number * 13),
        date: day),
      on: day)
    try await track(number)
  }

  /// A session of an hour.
  private func track(_ number: Int) async throws {
    let tracking = DefaultTrackingRepository(storage: storage)
    clock.begin("track start")
    let state = TrackingState(
      id: uuid(), blockID: BlockEntity.samples[number % 3].id, zone: .gmt, start: clock.now)
    _ = try await tracking.start(state, at: clock.now, allowingOverlap: false)
    clock.begin("track complete")
    _ = try await tracking.complete(until: nil, at: clock.now, memo: nil)
  }

  private func importFile(_ day: CalendarDay, _ number: Int) async throws {
    clock.begin("contribution import")
    let goal = FinancialGoalEntity.japan.id
    let rows = (1...40).map { row in
      ContributionEntity(
        id: uuid(), goalID: goal, name: "Card payment \(row)", amountMinor: Int64(row * 31),
        type: ContributionType.add.rawValue, date: day, importKey: "row 0123456789abcdef0123456789ab \(number) \(row)")
    }
    _ = try await DefaultContributionRepository(storage: storage).insertAll(into: goal, keepingTotalAtLeast: nil) {
      insert in for row in rows { _ = try insert(row) }
    }
  }
}
