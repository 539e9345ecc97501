import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// The tables of groups, blocks and tracked times: on disk and in memory alike.
@Suite(.temporaryFolder) struct DayBlockTableTests {
  private let url = temporaryDatabase()
  private var backup: URL { url.deletingLastPathComponent().appendingPathComponent("beside") }

  @Test func `what is stored is read as it was, with its sums`() throws {
    for container in try containers() {
      try fill(container)
      let sums = try container.read { try $0.buckets(of: TrackingTimeEntity.blockDays, for: BlockEntity.coding.id) }
      let today = ZonedDay(day: Samples.today, zone: "GMT").number
      #expect(sums == [RollupBucket(bucket: today, sum: 3_600, count: 2)])
      let found = try container.read { context in
        TrackingSessionRecord(
          session: try context.fetch(FetchDescriptor<TrackingSessionEntity>())[0],
          times: try context.fetch(FetchDescriptor<TrackingTimeEntity>(sortBy: [SortDescriptor(\.number)])))
      }
      #expect(found == .coding)
      let blocks = try container.read { try $0.fetch(FetchDescriptor<BlockEntity>()) }
      #expect(blocks == [.coding, .running])
    }
  }

  @Test func `D03 deleting a group deletes its blocks and sessions`() throws {
    for container in try containers() {
      try fill(container)
      try container.write { try $0.delete(BlockGroupEntity.self, for: BlockGroupEntity.work.id) }
      let left = try container.read { context in
        (
          try context.fetch(FetchDescriptor<BlockEntity>()),
          try context.fetchCount(FetchDescriptor<TrackingSessionEntity>())
            + context.fetchCount(FetchDescriptor<TrackingTimeEntity>()),
          try context.totals(of: TrackingTimeEntity.blockDays, in: 0)
        )
      }
      #expect(left.0 == [.running])
      #expect(left.1 == 0)
      #expect(left.2 == [:])
      let faults = try container.check()
      #expect(faults == [])
    }
  }

  @Test func `a name stands once among the groups, and once in a group`() throws {
    for container in try containers() {
      try fill(container)
      var (group, block) = (BlockGroupEntity.work, BlockEntity.coding)
      group = BlockGroupEntity(id: Samples.id(1), name: "WORK", position: 5)
      #expect(failure { try container.write { try $0.insert(group) } } == .duplicate(.name))
      block = BlockEntity(
        id: Samples.id(2), groupID: BlockGroupEntity.work.id, name: "coding", icon: 0, color: 0, position: 1)
      #expect(failure { try container.write { try $0.insert(block) } } == .duplicate(.name))
      block.groupID = BlockGroupEntity.sport.id
      #expect(failure { try container.write { try $0.insert(block) } } == nil)
      block = BlockEntity(id: Samples.id(3), groupID: Samples.id(99), name: "x", icon: 0, color: 0, position: 0)
      #expect(failure { try container.write { try $0.insert(block) } } == .notFound)
    }
  }

  @Test func `a time of another day than its session is a fault, and isn't imported`() async throws {
    var time = TrackingSessionRecord.coding.times[1]
    time.day = Samples.day(20_260_413)
    let moved = time
    for (manager, safety) in try subjects() {
      try await manager.container().write { context in
        try fill(context)
        try context.update(moved)
      }
      let faults = try await safety.check().faults
      #expect(faults.map(\.kind) == [.reference])
      #expect(faults.map(\.number) == [2])
      let document = try await document(of: safety)
      _ = try await safety.deleteAll(includingCopies: false)
      await #expect {
        try await safety.importAll { document.take() }
      } throws: { error in
        if case .storage(.invalidDocument)? = error as? RepositoryError { true } else { false }
      }
    }
  }

  @Test func `a session of another start than its first time is a fault, and an import sets it right`() async throws {
    var session = TrackingSessionRecord.coding.session
    session.start = session.start?.adding(seconds: 60)
    let moved = session
    for (manager, safety) in try subjects() {
      try await manager.container().write { context in
        try fill(context)
        try context.update(moved)
      }
      let faults = try await safety.check().faults
      #expect(faults.map(\.kind) == [.total])
      #expect(faults.map(\.number) == [1])
      let document = try await document(of: safety)
      _ = try await safety.deleteAll(includingCopies: false)
      _ = try await safety.importAll { document.take() }
      #expect(try await safety.check().faults == [])
    }
  }

  @Test func `the bucket of a day is after those of the days before, and no two zones have one`() {
    let zones =
      TimeZone.knownTimeZoneIdentifiers
      + stride(from: -64_800, through: 64_800, by: 900).compactMap {
        TimeZone(secondsFromGMT: $0)?.identifier
      }
    let names = Set(zones)
    let today = names.map { ZonedDay(day: Samples.today, zone: $0).number }
    #expect(Set(today).count == names.count)
    let days = Set(today.map(ZonedDay.day(of:)))
    #expect(days == [Samples.today])
    let edges = [CalendarDay.earliest, Samples.today, .latest].map { ZonedDay(day: $0, zone: "Asia/Tokyo").number }
    #expect(edges == edges.sorted() && edges.allSatisfy { $0 > 0 })
    #expect(edges.map(ZonedDay.day(of:)) == [.earliest, Samples.today, .latest])
    #expect(ZonedDay.day(of: 0) == nil)
  }

  @Test func `a damaged value is a fault`() async throws {
    let value = KeyValueEntity(id: Samples.id(1), key: "trackingSession", value: "{\"version\":9}")
    for (manager, safety) in try subjects() {
      _ = try await manager.container().write { try $0.insert(value) }
      let faults = try await safety.check().faults
      #expect(faults.map(\.kind) == [.value])
    }
  }

  @Test func `an imported document, and a restored file, bring the running session in paused`() async throws {
    let state = TrackingState(
      id: Samples.id(1), blockID: Samples.id(3), zone: .gmt, start: Instant(Samples.now))
    let value = try KeyValueEntity(id: Samples.id(5), state, for: .trackingSession)
    for (manager, safety) in try subjects() {
      _ = try await manager.container().write { try $0.insert(value) }
      let document = try await document(of: safety)
      _ = try await safety.backUp(to: backup)
      _ = try await safety.deleteAll(includingCopies: false)
      _ = try await safety.importAll { document.take() }
      #expect(try session(in: manager) == state.suspended)
      _ = try await safety.restore(from: backup)
      #expect(try session(in: manager) == state.suspended)
    }
  }
}

extension DayBlockTableTests {
  private func containers() throws -> [ModelContainer] {
    [try DefaultDataContextManager(url: url).container(), try MockDataContextManager().container()]
  }

  private func subjects() throws -> [(any DataContextManager, any DataSafety & FileSafety)] {
    let (disk, memory) = (DefaultDataContextManager(url: url), try MockDataContextManager())
    return [(disk, DefaultDataSafety(manager: disk)), (memory, MockDataSafety(manager: memory))]
  }

  private func document(of safety: any DataSafety & FileSafety) async throws -> Document {
    let document = Document()
    _ = try await safety.export(omittingDamage: false) { document.append($0) }
    return document
  }

  private func session(in manager: any DataContextManager) throws -> TrackingState? {
    let values = try manager.container().read { try $0.fetch(FetchDescriptor<KeyValueEntity>()) }
    return try values.first?.decoded(as: .trackingSession)
  }

  private func fill(_ container: ModelContainer) throws { try container.write { try fill($0) } }

  private func fill(_ context: borrowing ModelContext) throws {
    for group in [BlockGroupEntity.work, .sport] { try context.insert(group) }
    for block in [BlockEntity.coding, .running] { try context.insert(block) }
    try context.insert(TrackingSessionRecord.coding.session)
    for time in TrackingSessionRecord.coding.times { try context.insert(time) }
  }

  private func failure(_ body: () throws -> Int64) -> RepositoryError? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? PersistenceError).map { RepositoryError($0) }
    }
  }
}
