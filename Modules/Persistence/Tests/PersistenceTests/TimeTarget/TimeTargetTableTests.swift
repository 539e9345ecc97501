import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// The tables of targets and of days off, and how a database gets them.
@Suite(.temporaryFolder) struct TimeTargetTableTests {
  @Test func `a database of the version before opens, and gets the tables`() throws {
    let url = TemporaryFolder.current.file("modulo.db")
    let before = try ModelContainer(
      for: SchemaV11.models,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: SchemaV11.version,
        history: HistoryConfiguration { .mock }))
    try before.write { try Self.insertOwners(into: $0) }
    before.close()
    let container = try ModelContainer(
      for: ModuloMigrationPlan.self,
      configuration: ModelConfiguration(
        url: url, applicationID: ModuloMigrationPlan.applicationID, history: HistoryConfiguration { .mock }))
    try container.write { try Self.insertRows(into: $0) }
    let targets = try container.read { try $0.fetch(FetchDescriptor<TimeTargetEntity>()) }
    let days = try container.read { try $0.fetch(FetchDescriptor<DayOffEntity>()) }
    let faults = try container.check()
    container.close()
    #expect(targets == TimeTargetEntity.samples)
    #expect(days == DayOffEntity.samples)
    #expect(faults == [])
  }

  @Test func `two targets of one block don't begin on one day, and a day is off once`() throws {
    let container = try stored()
    let again = TimeTargetEntity(
      id: Samples.id(1), owner: TargetOwner(BlockEntity.coding), terms: try TimeTargetEntity.codingWeek.terms())
    #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(again) } }
    let off = DayOffEntity(id: Samples.id(2), day: DayOffEntity.samples[0].day)
    #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(off) } }
    // Of another block it does, and so do several of groups.
    let other = TimeTargetEntity(
      id: Samples.id(3), owner: TargetOwner(BlockEntity.running), terms: try TimeTargetEntity.codingWeek.terms())
    let ofGroup = TimeTargetEntity(
      id: Samples.id(4), owner: TargetOwner(BlockGroupEntity.work), terms: try TimeTargetEntity.sportMonth.terms())
    try container.write { context in for row in [other, ofGroup] { try context.insert(row) } }
    #expect(try count(container) == 4)
  }

  @Test func `values that mean nothing are refused`() throws {
    let container = try stored()
    var seconds = TimeTargetEntity.codingWeek
    seconds.seconds = -1
    var days = TimeTargetEntity.codingWeek
    days.workingDays = 128
    var period = TimeTargetEntity.codingWeek
    period.period = "year"
    var carry = TimeTargetEntity.codingWeek
    carry.carryLimit = -1
    for row in [seconds, days, period, carry] {
      #expect(throws: PersistenceError.self) { try container.write { try $0.update(row) } }
    }
    var off = DayOffEntity.samples[0]
    off.percent = 101
    let refused = off
    #expect(throws: PersistenceError.self) { try container.write { try $0.update(refused) } }
  }

  @Test func `a deleted block takes its target along, and a deleted group its own`() throws {
    let container = try stored()
    try container.write { try $0.delete(BlockEntity.self, for: BlockEntity.coding.id) }
    #expect(try count(container) == 1)
    try container.write { try $0.delete(BlockGroupEntity.self, for: BlockGroupEntity.sport.id) }
    #expect(try count(container) == 0)
  }

  @Test func `the buckets of some days are those of every zone, and of no other day`() throws {
    let days = Samples.day(20_260_410)...Samples.today
    let buckets = ZonedDay.buckets(of: days)
    for zone in ["GMT", "Asia/Tokyo", "America/Los_Angeles"] {
      for day in [days.lowerBound, days.upperBound] {
        #expect(buckets.contains(ZonedDay(day: day, zone: zone).number))
      }
      let (before, after) = (Samples.day(20_260_409), Samples.day(20_260_413))
      #expect(!buckets.contains(ZonedDay(day: before, zone: zone).number))
      #expect(!buckets.contains(ZonedDay(day: after, zone: zone).number))
    }
  }

  private func stored() throws -> ModelContainer {
    let container = try MockDataContextManager(plan: ModuloMigrationPlan.self).container()
    try container.write { context in
      try Self.insertOwners(into: context)
      try Self.insertRows(into: context)
    }
    return container
  }

  private func count(_ container: ModelContainer) throws -> Int {
    try container.read { try $0.fetchCount(FetchDescriptor<TimeTargetEntity>()) }
  }

  private static func insertOwners(into context: borrowing ModelContext) throws {
    for group in BlockGroupEntity.samples { try context.insert(group) }
    for block in BlockEntity.samples { try context.insert(block) }
  }

  private static func insertRows(into context: borrowing ModelContext) throws {
    for row in TimeTargetEntity.samples { try context.insert(row) }
    for row in DayOffEntity.samples { try context.insert(row) }
  }
}
