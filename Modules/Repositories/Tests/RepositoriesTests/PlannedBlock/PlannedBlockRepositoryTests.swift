import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// What the store expects of plans for blocks, on every storage.
@Suite(.temporaryFolder) struct PlannedBlockRepositoryTests {
  @Test(arguments: TrackingSubject.all) func `a plan is stored once, however often it is submitted`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    let first = try await plans.add(1, from: 60, to: 120)
    let again = try await plans.add(1, from: 60, to: 120)
    let all = try await plans.all()
    #expect(first.plan.number == 1)
    #expect(again == first)
    #expect(all == [first])
    #expect(first.group == .work)
  }

  @Test(arguments: TrackingSubject.all) func `a plan over another is refused, whatever its block, and beside it taken`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    let overlap = await plans.refusal { try await plans.add(2, .running, from: 119, to: 150) }
    guard case .overlap(let found) = overlap else { return #expect(overlap == nil) }
    #expect(found.number == 1)
    #expect(found.blockName == "Coding")
    try await plans.add(3, .running, from: 120, to: 150)
    try await plans.add(4, .running, from: 30, to: 60)
    let starts = try await plans.all().map(\.plan.number)
    #expect(starts == [3, 1, 2])
  }

  @Test(arguments: TrackingSubject.all) func `an unknown block is the owner that lacks`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    await #expect(throws: RepositoryError.owner(.notFound)) { try await plans.add(1, .reading, from: 60, to: 90) }
  }

  @Test(arguments: TrackingSubject.all) func `a move overlaps with others, never with itself, and tracks nothing`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    try await plans.add(2, from: 180, to: 240)
    let moved = try await plans.move(1, to: 90)
    #expect(moved.original.plan.start == plans.moment(60))
    #expect(moved.plan.plan.end == plans.moment(150))
    let refused = await plans.refusal { try await plans.move(1, to: 150) }
    #expect(refused != nil)
    let times = try await plans.world.timeCount()
    #expect(times == 0)
  }

  @Test(arguments: TrackingSubject.all) func `a plan gets another block, and a missing plan is not found`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    let change = PlannedBlockChange(block: .id(BlockEntity.running.id))
    let changed = try await plans.repository.update(change, matching: .number(1), at: plans.now)
    #expect(changed.plan.block == .running)
    await #expect(throws: RepositoryError.notFound) {
      try await plans.repository.update(change, matching: .number(7), at: plans.now)
    }
    await #expect(throws: RepositoryError.notFound) { try await plans.repository.delete(by: Samples.unknownID) }
  }

  @Test(arguments: TrackingSubject.all) func `a day is copied as a whole or not at all, and once`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    try await plans.add(2, .running, from: 180, to: 240)
    // What is in the way of the second one.
    try await plans.add(3, from: 24 * 60 + 200, to: 24 * 60 + 210)
    let refused = await plans.refusal { _ = try await plans.copy(to: 1, id: 500) }
    #expect(refused != nil)
    let kept = try await plans.all().count
    #expect(kept == 3)
    let copies = try await plans.copy(to: 2, id: 500)
    let again = try await plans.copy(to: 2, id: 500)
    #expect(copies.map(\.plan.start) == [plans.moment(48 * 60 + 60), plans.moment(48 * 60 + 180)])
    #expect(again == copies)
    let count = try await plans.all().count
    #expect(count == 5)
  }

  @Test(arguments: TrackingSubject.all) func `a day without a plan has nothing to copy`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    let refused = await plans.refusal { _ = try await plans.copy(to: 1, id: 500) }
    #expect(refused == .nothingPlanned(Samples.today))
  }

  @Test(arguments: TrackingSubject.all) func `plans go with their block and their group, which are told so`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    try await plans.add(2, .running, from: 180, to: 240)
    let standard = BlockGroupEntity.defaultGroup(named: "Default")
    let blocks = DefaultBlockRepository(storage: plans.world.storage, defaultGroup: standard)
    let groups = DefaultBlockGroupRepository(storage: plans.world.storage, defaultGroup: standard)
    let asked = try await blocks.fetchDeletion(of: .id(BlockEntity.coding.id), on: Samples.today)
    let deleted = try await blocks.delete(by: BlockEntity.coding.id, on: Samples.today)
    #expect(asked.counts[.plannedBlock] == 1)
    #expect(deleted.counts[.plannedBlock] == 1)
    let group = try await groups.fetchDeletion(of: .id(BlockGroupEntity.sport.id))
    #expect(group.counts[.plannedBlock] == 1)
    let left = try await plans.all().map(\.plan.number)
    #expect(left == [2])
    try await groups.delete(by: BlockGroupEntity.sport.id)
    let none = try await plans.all()
    #expect(none == [])
  }

  @Test(arguments: TrackingSubject.all) func `a day has its plans, and a comparison what was tracked beside them`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    try await plans.world.add(100, from: 90, to: 150)
    try await plans.world.add(200, .running, from: 200, to: 230)
    let day = try await plans.world.days.fetchDay(Samples.today).toDomain()
    let days = Samples.today...Samples.today
    let record = try await plans.repository.fetchComparison(of: .all, in: days)
    let total = record.toDomain(by: .day, firstWeekday: .monday).total
    #expect(day.planned.map(\.plan.number) == [1])
    #expect(day.comparison.total == total)
    #expect(total.both.activeSeconds == 1_800)
    let coding = try await plans.repository.fetchComparison(of: .block(.id(BlockEntity.coding.id)), in: days)
    let one = coding.toDomain(by: .block, firstWeekday: .monday)
    #expect(one.sums.count == 1)
    #expect(one.total.trackedOnly.activeSeconds == 1_800)
  }

  @Test(arguments: TrackingSubject.all) func `a list is of days, and of a block or a group`(
    _ subject: TrackingSubject
  ) async throws {
    let plans = try await Plans(subject)
    try await plans.add(1, from: 60, to: 120)
    try await plans.add(2, .running, from: 24 * 60, to: 24 * 60 + 30)
    let tomorrow = Samples.day(20_260_413)
    let later = try await plans.repository.fetchAll(of: .all, in: tomorrow...(.latest))
    let coding = try await plans.repository.fetchAll(of: .block(.id(BlockEntity.coding.id)), in: .all)
    let sport = try await plans.repository.fetchAll(of: .group(.id(BlockGroupEntity.sport.id)), in: .all)
    #expect(later.map(\.plan.number) == [2])
    #expect(coding.map(\.plan.number) == [1])
    #expect(sport.map(\.plan.number) == [2])
  }
}

/// The plans of a storage; minutes count from noon of the samples' day, which is now.
private struct Plans: Sendable {
  let world: TrackingWorld
  let now = Instant(Samples.now)

  init(_ subject: TrackingSubject) async throws { world = try await subject.make() }

  var repository: any PlannedBlockRepository { DefaultPlannedBlockRepository(storage: world.storage) }

  func moment(_ minutes: Int) -> Instant { now.adding(seconds: Int64(minutes) * 60) }

  @discardableResult
  func add(
    _ id: Int, _ block: BlockEntity = .coding, from start: Int, to end: Int
  ) async throws(RepositoryError) -> PlannedBlockDetailedRecord {
    let draft = PlannedBlockDraft(
      id: Samples.id(id), block: .id(block.id), start: ZonedInstant(moment(start), in: .gmt), end: moment(end))
    return try await repository.insert(draft, at: now)
  }

  @discardableResult
  func move(_ number: Int64, to start: Int) async throws(RepositoryError) -> PlannedBlockChangeRecord {
    let change = PlannedBlockChange(start: ZonedInstant(moment(start), in: .gmt), keepsLength: true)
    return try await repository.update(change, matching: .number(number), at: now)
  }

  func copy(to days: Int, id: Int) async throws(RepositoryError) -> [PlannedBlockDetailedRecord] {
    try await repository.copy(
      Samples.today, to: Samples.today.adding(days: days) ?? .latest, id: Samples.id(id), at: now)
  }

  func all() async throws -> [PlannedBlockDetailedRecord] { try await repository.fetchAll(of: .all, in: .all) }

  /// The rule that a call breaks; `nil` for none.
  func refusal<Result>(_ call: () async throws -> Result) async -> PlannedBlockRule? {
    do {
      _ = try await call()
      return nil
    } catch RepositoryError.forbidden(.plannedBlock(let rule)) { return rule } catch { return nil }
  }
}
