import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// The contract of the targets, on a file and in memory.
@Suite(.temporaryFolder) struct TimeTargetRepositoryTests {
  private let today = Samples.today
  private let coding = TargetReference.block(.id(BlockEntity.coding.id))
  private let sport = TargetReference.group(.id(BlockGroupEntity.sport.id))

  private func draft(
    _ id: Int, _ owner: TargetReference, hours: Int64, per period: TargetPeriod = .month, from day: Int,
    carry: CarryOver? = .all
  ) -> TimeTargetDraft {
    TimeTargetDraft(
      id: Samples.id(id), owner: owner, firstDay: Samples.day(day), seconds: hours * 3_600, per: period,
      carryOver: carry)
  }

  private func targets(_ world: TrackingWorld) -> any TimeTargetRepository {
    DefaultTimeTargetRepository(storage: world.storage)
  }

  private func rows(_ world: TrackingWorld) async throws -> [TimeTargetEntity] {
    try await world.storage.read { try $0.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.firstDay)])) }
  }

  @Test(arguments: TrackingSubject.all)
  func `the balances are those of what is tracked`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    // Minutes from noon of 12 April: 10 h in January, 40 in February and 40 in March, in days of 20 h at most.
    for (place, (days, hours)) in [(-90, 10), (-60, 20), (-59, 20), (-30, 20), (-29, 20)].enumerated() {
      try await world.add(0x1000 * (place + 1), from: days * 1_440 - 720, to: days * 1_440 - 720 + hours * 60)
    }
    _ = try await targets(world).save(draft(1, coding, hours: 30, from: 20_260_101))
    let timeline = try #require(try await targets(world).fetchOne(matching: coding).toDomain().first)
    let balances = timeline.balances(through: Samples.day(20_260_430)).map { $0.balance / 3_600 }
    #expect(balances == [-20, -10, 0, -30])
    let all = try await targets(world).fetchAll().toDomain()
    #expect(all == [timeline])
  }

  @Test(arguments: TrackingSubject.all)
  func `a new target ends the one before, and changes no row`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let first = try await targets(world).save(draft(1, coding, hours: 30, from: 20_260_101)).toDomain()
    let before = try await rows(world)
    let second = try await targets(world).save(draft(2, coding, hours: 20, from: 20_260_301, carry: nil)).toDomain()
    #expect(first.previous == nil)
    #expect(second.previous?.id == first.target.id)
    #expect(second.previous?.lastDay == Samples.day(20_260_228))
    #expect(second.target.terms.carryOver == .all)
    let after = try await rows(world)
    #expect(Array(after.prefix(1)) == before)
    #expect(after.count == 2)
  }

  @Test(arguments: TrackingSubject.all)
  func `a target from the same day replaces it, in one step`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    _ = try await targets(world).save(draft(1, coding, hours: 30, from: 20_260_101))
    let again = try await targets(world).save(draft(2, coding, hours: 12, from: 20_260_101)).toDomain()
    #expect(again.replaced?.seconds == 108_000)
    let seconds = try await rows(world).map(\.seconds)
    #expect(seconds == [43_200])
    // The same draft once more stores nothing.
    let repeated = try await targets(world).save(draft(2, coding, hours: 12, from: 20_260_101)).toDomain()
    #expect(repeated.target == again.target)
    #expect(repeated.replaced == nil)
  }

  @Test(arguments: TrackingSubject.all)
  func `a target from an earlier day ends where the later one begins`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    _ = try await targets(world).save(draft(1, coding, hours: 30, from: 20_260_301))
    let earlier = try await targets(world).save(draft(2, coding, hours: 12, from: 20_260_101)).toDomain()
    #expect(earlier.target.lastDay == Samples.day(20_260_228))
    #expect(earlier.next?.terms.firstDay == Samples.day(20_260_301))
  }

  @Test(arguments: TrackingSubject.all)
  func `a target is ended with a day, and what was before stays`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    _ = try await targets(world).save(draft(1, sport, hours: 30, from: 20_260_101))
    let ended = try await targets(world).end(sport, after: today, id: Samples.id(2)).toDomain()
    #expect(ended.target.terms.isTarget == false)
    #expect(ended.previous?.lastDay == today)
    #expect(ended.first == nil)
    let rule = RepositoryError.forbidden(.target(.noTarget("Sport", Samples.day(20_260_501))))
    await #expect(throws: rule) {
      try await targets(world).end(sport, after: Samples.day(20_260_501), id: Samples.id(3))
    }
    await #expect(throws: RepositoryError.forbidden(.target(.noTarget("Coding", nil)))) {
      try await targets(world).end(coding, after: today, id: Samples.id(3))
    }
  }

  @Test(arguments: TrackingSubject.all)
  func `a deletion is of one target, or of all`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    _ = try await targets(world).save(draft(1, coding, hours: 30, from: 20_260_101))
    _ = try await targets(world).save(draft(2, coding, hours: 20, from: 20_260_301))
    _ = try await targets(world).save(draft(3, sport, hours: 20, from: 20_260_301))
    let day = Samples.day(20_260_301)
    await #expect(throws: RepositoryError.forbidden(.target(.noTargetFrom("Coding", today)))) {
      try await targets(world).delete(of: coding, from: today)
    }
    let found = try await targets(world).fetchDeletion(of: coding, from: day)
    let one = try await targets(world).delete(of: coding, from: day)
    #expect(one == found)
    #expect(one.owners.flatMap(\.rows).map(\.seconds) == [72_000])
    let rest = try await targets(world).delete(of: coding, from: nil)
    #expect(rest.owners.flatMap(\.rows).count == 1)
    #expect(try await rows(world).map(\.groupID) == [BlockGroupEntity.sport.id])
    await #expect(throws: RepositoryError.forbidden(.target(.noTarget("Coding", nil)))) {
      try await targets(world).delete(of: coding, from: nil)
    }
  }

  @Test(arguments: TrackingSubject.all)
  func `a group counts the blocks that it has now, with all of their time`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    try await world.add(0x1000, .coding, from: 0, to: 60)
    try await world.add(0x2000, .running, from: 120, to: 150)
    _ = try await targets(world).save(draft(1, sport, hours: 30, from: 20_260_401))
    let before = try #require(try await targets(world).fetchOne(matching: sport).toDomain().first)
    var moved = BlockEntity.coding
    moved.groupID = BlockGroupEntity.sport.id
    moved.position = 1
    let block = moved
    try await world.storage.write { try $0.update(block) }
    let after = try #require(try await targets(world).fetchOne(matching: sport).toDomain().first)
    #expect(before.progress(on: today)?.tracked == 1_800)
    #expect(after.progress(on: today)?.tracked == 5_400)
  }

  @Test(arguments: TrackingSubject.all)
  func `a day has its targets with what was tracked in their periods`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    try await world.add(0x1000, .coding, from: -40 * 1_440, to: -40 * 1_440 + 60)
    try await world.add(0x2000, .coding, from: -1_440, to: -1_440 + 90)
    try await world.add(0x3000, .running, from: 0, to: 30)
    _ = try await targets(world).save(draft(1, coding, hours: 10, per: .week, from: 20_260_101))
    _ = try await targets(world).save(draft(2, sport, hours: 1, per: .day, from: 20_260_101))
    let progress = try await world.days.fetchDay(today).toDomain().targets
    #expect(progress.map(\.owner.name) == ["Coding", "Sport"])
    #expect(progress.map(\.tracked) == [5_400, 1_800])
    #expect(progress.map(\.target) == [36_000, 3_600])
    let none = try await world.days.fetchDay(Samples.day(20_251_201)).toDomain().targets
    #expect(none.isEmpty)
  }

  @Test(arguments: TrackingSubject.all)
  func `a summary has the targets of what it is of`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    try await world.add(0x1000, .coding, from: 0, to: 60)
    _ = try await targets(world).save(draft(1, coding, hours: 10, from: 20_260_401))
    _ = try await targets(world).save(draft(2, sport, hours: 10, from: 20_260_401))
    for (filter, names) in [
      (TimeFilter.all, ["Coding", "Sport"]), (.block(.id(BlockEntity.coding.id)), ["Coding"]),
      (.block(.id(BlockEntity.running.id)), []), (.group(.id(BlockGroupEntity.sport.id)), ["Sport"]),
      (.group(.id(BlockGroupEntity.work.id)), ["Coding"]),
    ] {
      let summary = try await world.days.fetchSummary(of: filter)
        .toDomain(by: .block, in: .earliest ... .latest, on: today, firstWeekday: .monday)
      #expect(summary.targets.map(\.owner.name) == names)
    }
  }

  @Test(arguments: TrackingSubject.all)
  func `a day off on a day off has the new share`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let known = try await targets(world).saveDaysOff(DayOffEntity.samples)
    var again = DayOffEntity(id: Samples.id(5), day: DayOffEntity.samples[0].day, percent: 20)
    let twice = try await targets(world).saveDaysOff([again])
    #expect(known == 0)
    #expect(twice == 1)
    let days = try await targets(world).fetchDaysOff()
    #expect(days.map(\.percent) == [20, 50])
    again.percent = 1
    let removed = try await targets(world).deleteDaysOff(in: Samples.day(20_260_401)...Samples.day(20_260_406))
    #expect(removed.map(\.percent) == [20])
    await #expect(
      throws: RepositoryError.forbidden(.target(.notOff(Samples.day(20_260_401), Samples.day(20_260_406))))
    ) {
      try await targets(world).deleteDaysOff(in: Samples.day(20_260_401)...Samples.day(20_260_406))
    }
  }

  @Test(arguments: TrackingSubject.all)
  func `what isn't there is refused as such`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    await #expect(throws: RepositoryError.notFound) {
      try await targets(world).save(draft(1, .block(.id(Samples.unknownID)), hours: 1, from: 20_260_401))
    }
    await #expect(throws: RepositoryError.forbidden(.target(.nothing))) {
      try await targets(world).save(draft(1, coding, hours: 0, from: 20_260_401))
    }
    #expect(try await rows(world).isEmpty)
  }
}
