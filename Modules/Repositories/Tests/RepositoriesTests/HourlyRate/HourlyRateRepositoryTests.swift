import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// What the store expects of hourly rates, on every storage.
@Suite(.temporaryFolder) struct HourlyRateRepositoryTests {
  private let today = Samples.today

  @Test(arguments: HourlyRateSubject.all) func `a rate of each owner is stored and listed with what it is of`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(20, of: .oneself, id: 1)
    try await world.set(35, of: .group(.name("work")), id: 2)
    try await world.set(50, of: .block(.id(BlockEntity.coding.id)), id: 3)
    let listed = try await world.rates.fetchAll()
    #expect(listed.map(\.rate.number) == [1, 2, 3])
    #expect(listed.map(\.owner) == [.oneself, .group(.work), .block(.coding, in: .work)])
    let second = try await world.rates.fetchOne(matching: .number(2))
    #expect(second == listed[1])
  }

  @Test(arguments: HourlyRateSubject.all) func `a rate of the same owner and day is replaced in its place`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    for owner in [HourlyRateOwnerReference.oneself, .group(.name("work")), .block(.id(BlockEntity.coding.id))] {
      let first = try await world.set(20, of: owner, id: 1)
      let second = try await world.set(25, "EUR", of: owner, id: 2)
      #expect(second.replaced == first.rate.rate)
      #expect(second.rate.rate.id == first.rate.rate.id)
      #expect(second.rate.rate.number == first.rate.rate.number)
      #expect(second.rate.rate.amountMinor == 25)
      #expect(second.rate.rate.currency == "EUR")
      let later = try await world.set(30, of: owner, id: 3, from: Samples.day(20_260_413))
      #expect(later.replaced == nil)
      try await world.rates.delete(matching: .id(later.rate.rate.id))
      try await world.rates.delete(matching: .id(second.rate.rate.id))
    }
    let rest = try await world.rates.fetchAll()
    #expect(rest == [])
  }

  @Test(arguments: HourlyRateSubject.all) func `a block or a group that isn't there is refused as the owner`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    for owner in [HourlyRateOwnerReference.group(.id(Samples.unknownID)), .block(.id(Samples.unknownID))] {
      await #expect(throws: RepositoryError.owner(.notFound)) { try await world.set(20, of: owner, id: 1) }
    }
    let rates = try await world.rates.fetchAll()
    #expect(rates == [])
  }

  @Test(arguments: HourlyRateSubject.all) func `a rate that isn't there is not found`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    await #expect(throws: RepositoryError.notFound) { try await world.rates.fetchOne(matching: .number(9)) }
    await #expect(throws: RepositoryError.notFound) { try await world.rates.delete(matching: .id(Samples.id(9))) }
  }

  @Test(arguments: HourlyRateSubject.all) func `a goal has the newest of one's own rates up to the day`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(20, of: .oneself, id: 1, from: Samples.day(20_260_101))
    try await world.set(30, of: .oneself, id: 2, from: Samples.day(20_260_412))
    try await world.set(40, of: .oneself, id: 3, from: Samples.day(20_260_413))
    try await world.set(50, of: .group(.name("work")), id: 4)
    let goals = DefaultFinancialGoalRepository(storage: world.storage)
    _ = try await goals.insert(.japan, on: today)
    let reference = NamedReference.id(FinancialGoalEntity.japan.id)
    for (day, amount) in [(20_251_231, nil), (20_260_411, 20), (20_260_412, 30), (20_260_501, 40)] as [(Int, Int64?)] {
      let found = try await goals.fetchDetailed(matching: reference, on: Samples.day(day), page: .first)
      #expect(found.ownRate?.amountMinor == amount)
    }
  }

  @Test(arguments: HourlyRateSubject.all) func `a day, its summary, its block and its month tell the same worth`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(3_333, of: .oneself, id: 1, from: Samples.day(20_260_101))
    try await world.set(7_777, of: .block(.id(BlockEntity.coding.id)), id: 2, from: Samples.day(20_260_412))
    try await world.track(0x100, from: 0, seconds: 1_234)
    try await world.track(0x200, from: 5_000, seconds: 4_321)
    try await world.track(0x300, .running, from: 20_000, seconds: 777)
    // Two sessions of a block and a day are one entry: rounded apart they would be a cent more.
    let coding = 7_777 * (1_234 + 4_321)
    let expected = (coding + 1_800) / 3_600 + (3_333 * 777 + 1_800) / 3_600
    let days = DefaultDayRepository(storage: world.storage)
    let day = try await days.fetchDay(today).toDomain().worth
    let summary = try await days.fetchSummary(of: .all)
      .toDomain(by: .group, in: today...today, on: today, firstWeekday: .monday).summary.worth
    let month = try await world.rates.fetchMonth(today.month).toDomain()
    #expect(day.amounts == [Money(minorUnits: Int64(expected), in: Samples.currency("USD"))])
    #expect(summary == day)
    #expect(month.worth == day)
    let blocks = FakeBlockRepository(storage: world.storage, defaultGroup: .defaultGroup(named: "Default"))
    let block = try await blocks.fetchOne(matching: .id(BlockEntity.coding.id), on: today).toDetailed()
    #expect(block.worth == month.blocks.first?.worth)
  }

  @Test(arguments: HourlyRateSubject.all) func `a month has its contributions, and no others`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    let goals = DefaultFinancialGoalRepository(storage: world.storage)
    let contributions = DefaultContributionRepository(storage: world.storage)
    _ = try await goals.insert(.japan, on: today)
    for (number, day, minor) in [(1, 20_260_331, 500), (2, 20_260_401, 70), (3, 20_260_430, 8)] {
      _ = try await contributions.insert(
        ContributionEntity(
          id: Samples.id(number), goalID: FinancialGoalEntity.japan.id, amountMinor: Int64(minor),
          type: ContributionType.add.rawValue, date: Samples.day(day)),
        keepingTotalAtLeast: nil, allowingShort: false, on: today)
    }
    let month = try await world.rates.fetchMonth(today.month).toDomain()
    #expect(month.contributed.map(\.minorUnits) == [78])
    #expect(month.blocks == [])
    let empty = try await world.rates.fetchMonth(Samples.month(202_702)).toDomain()
    #expect(empty == WorthMonth(month: Samples.month(202_702), goals: [], blocks: []))
  }

  @Test(arguments: HourlyRateSubject.all) func `what is deleted counts the rates that go with it`(
    _ subject: HourlyRateSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(20, of: .oneself, id: 1)
    try await world.set(30, of: .group(.name("work")), id: 2)
    try await world.set(40, of: .block(.id(BlockEntity.coding.id)), id: 3)
    let standard = BlockGroupEntity.defaultGroup(named: "Default")
    let groups = DefaultBlockGroupRepository(storage: world.storage, defaultGroup: standard)
    let blocks = DefaultBlockRepository(storage: world.storage, defaultGroup: standard)
    let asked = try await groups.fetchDeletion(of: .name("work"))
    #expect(asked.counts[.hourlyRate] == 2)
    // One's own belong to no group.
    let reset = try await groups.fetchReset()
    #expect(reset.counts[.hourlyRate] == 2)
    let block = try await blocks.fetchDeletion(of: .id(BlockEntity.coding.id), on: today)
    #expect(block.counts[.hourlyRate] == 1)
    let deleted = try await blocks.delete(by: BlockEntity.coding.id, on: today)
    #expect(deleted.counts[.hourlyRate] == 1)
    // The first group is the default one, which can't be deleted.
    try await world.set(50, of: .group(.name("sport")), id: 4)
    let group = try await groups.delete(by: BlockGroupEntity.sport.id)
    #expect(group.counts[.hourlyRate] == 1)
    let rest = try await world.rates.fetchAll()
    #expect(rest.map(\.rate.amountMinor) == [20, 30])
  }
}

/// The repositories on one storage.
struct HourlyRateWorld: Sendable {
  let storage: any Storage
  var rates: any HourlyRateRepository {
    DefaultHourlyRateRepository(storage: storage, defaultGroup: .defaultGroup(named: "Default"))
  }

  @discardableResult
  func set(
    _ minor: Int64, _ currency: String = "USD", of owner: HourlyRateOwnerReference, id: Int,
    from start: CalendarDay = Samples.today
  ) async throws -> HourlyRateChangeRecord {
    try await rates.set(
      HourlyRateEntity(id: Samples.id(id), amountMinor: minor, currency: currency, start: start), of: owner)
  }

  /// Stores a session of the samples' day, which begins so many seconds after noon.
  func track(
    _ id: Int, _ block: BlockEntity = .coding, from offset: Int64, seconds: Int64
  ) async throws {
    let start = Instant(Samples.now).adding(seconds: offset)
    let session = TrackingSessionEntity(id: Samples.id(id), blockID: block.id, day: Samples.today, createdAt: start)
    let time = TrackingTimeEntity(
      id: Samples.id(id + 1), sessionID: session.id, blockID: block.id, day: Samples.today, start: start,
      end: start.adding(seconds: seconds), zone: "GMT", activeSeconds: seconds)
    try await storage.write { context in
      _ = try context.insert(session)
      _ = try context.insert(time)
    }
  }
}

/// Makes the repositories anew for each test, with two groups and two blocks.
struct HourlyRateSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let storage: @Sendable () throws -> any Storage

  /// All must behave alike: the default on a real file and on a server, and the mock.
  static let all = [onDisk, mock] + ifServer(onServer)

  static let onDisk = HourlyRateSubject(testDescription: "default") {
    DefaultStorage(manager: DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db")))
  }

  static let onServer = HourlyRateSubject(testDescription: "server") { try DefaultStorage.onServer() }

  static let mock = HourlyRateSubject(testDescription: "mock") { try MockStorage() }

  func make() async throws -> HourlyRateWorld {
    let storage = try storage()
    try await storage.write { context in
      for group in [BlockGroupEntity.work, .sport] { try context.insert(group) }
      for block in [BlockEntity.coding, .running] { try context.insert(block) }
    }
    return HourlyRateWorld(storage: storage)
  }
}
