import ExemplarModels
import ExemplarModelsMocks
import ExemplarRepositories
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// What every repository of sample things does: on disk and in memory alike.
@Suite(.temporaryFolder) struct SampleThingRepositoryTests {
  private static let home = NamedReference.id(FinancialAccountEntity.samples[0].id)  // slice: owner
  private static let other = NamedReference.id(FinancialAccountEntity.samples[1].id)  // slice: owner

  @Test(arguments: SampleThingSubject.all)
  func `what is stored gets a number and is read back`(_ subject: SampleThingSubject) async throws {
    let world = try await subject.make()
    let full = try await add(.full, to: world)
    let bare = try await add(.bare, to: world)
    #expect([full, bare].map(\.sampleThing.number) == [1, 2])
    #expect(full.sampleThing.name == "Full")
    #expect(full.accountName == FinancialAccountEntity.samples[0].name)  // slice: owner
    #expect(full.sampleThing.firstText == SampleThingEntity.full.firstText)  // slice: text
    #expect(full.sampleThing.spareText == SampleThingEntity.full.spareText)  // slice: text?
    #expect(full.sampleThing.firstMoney == SampleThingEntity.full.firstMoney)  // slice: money
    #expect(full.sampleThing.spareMoney == SampleThingEntity.full.spareMoney)  // slice: money?
    #expect(full.sampleThing.firstDay == SampleThingEntity.full.firstDay)  // slice: day
    #expect(full.sampleThing.spareDay == SampleThingEntity.full.spareDay)  // slice: day?
    #expect(full.sampleThing.firstFlag == SampleThingEntity.full.firstFlag)  // slice: flag
    #expect(full.sampleThing.firstNumber == SampleThingEntity.full.firstNumber)  // slice: number
    #expect(full.sampleThing.spareNumber == SampleThingEntity.full.spareNumber)  // slice: number?
    #expect(try await world.repository.fetchAll() == [full, bare])
    for reference in ["1", "#1", "Full", "ful", SampleThingEntity.full.id.uuidString] {
      let read = try await world.repository.fetchOne(matching: try #require(NamedReference(reference)))
      #expect(read == full)
    }
  }

  @Test(arguments: SampleThingSubject.all)
  func `one that is stored already is returned as it is`(_ subject: SampleThingSubject) async throws {
    let world = try await subject.make()
    let stored = try await add(.full, to: world)
    var again = SampleThingEntity.full
    again.name = "Another"
    #expect(try await add(again, to: world) == stored)
    #expect(try await world.repository.fetchAll().count == 1)
  }

  @Test(arguments: SampleThingSubject.all)
  func `a second one of a name is refused`(_ subject: SampleThingSubject) async throws {
    let world = try await subject.make()
    let stored = [try await add(.full, to: world), try await add(.bare, to: world)]
    let namesake = Self.bare(named: "FULL")
    await #expect(throws: RepositoryError.duplicate(.name)) { try await change(namesake, in: world) }
    #expect(try await world.repository.fetchAll() == stored)
    let empty = try await subject.make()
    try await add(.full, to: empty)
    await #expect(throws: RepositoryError.duplicate(.name)) { try await add(namesake, to: empty) }
    #expect(try await empty.repository.fetchAll().count == 1)
  }

  @Test(arguments: SampleThingSubject.all)
  func `a reference without a row, or with several, is refused`(_ subject: SampleThingSubject) async throws {
    let world = try await subject.make()
    try await add(.full, to: world)
    try await add(Self.bare(named: "Fuller"), to: world)
    await #expect(throws: RepositoryError.notFound) {
      try await world.repository.fetchOne(matching: .id(Samples.id(1)))
    }
    let ambiguous = try #require(NamedReference("fu"))
    await #expect {
      try await world.repository.fetchOne(matching: ambiguous)
    } throws: { error in
      if case .ambiguous(let candidates)? = error as? RepositoryError { candidates.count == 2 } else { false }
    }
  }

  @Test(arguments: SampleThingSubject.all)
  func `an edit changes what differs from the row it was made of`(_ subject: SampleThingSubject) async throws {
    let world = try await subject.make()
    let stored = try await add(.full, to: world).sampleThing
    var renamed = stored
    renamed.name = "Renamed"
    try await change(renamed, since: stored, in: world)
    // The other edit was made of the row before, and keeps the name.
    var other = stored
    other.firstText = "Other"  // slice: text
    other.spareText = nil  // slice: text?
    other.firstMoney.minorUnits = 1  // slice: money
    other.spareMoney = nil  // slice: money?
    other.firstDay = Samples.day(20_250_101)  // slice: day
    other.spareDay = nil  // slice: day?
    other.firstFlag = false  // slice: flag
    other.firstNumber = 70  // slice: number
    other.spareNumber = nil  // slice: number?
    let changed = try await change(other, since: stored, in: world).sampleThing
    other.name = "Renamed"
    #expect(changed == other)
    #expect(try await world.repository.fetchAll().map(\.sampleThing) == [other])
  }

  @Test(arguments: SampleThingSubject.all)  // slice: owner
  func `an edit can move it to another account`(_ subject: SampleThingSubject) async throws {  // slice: owner
    let world = try await subject.make()  // slice: owner
    let stored = try await add(.full, to: world).sampleThing  // slice: owner
    let moved = try await world.repository.update(stored, into: Self.other, since: stored)  // slice: owner
    #expect(moved.sampleThing.accountID == FinancialAccountEntity.samples[1].id)  // slice: owner
    #expect(moved.accountName == FinancialAccountEntity.samples[1].name)  // slice: owner
  }  // slice: owner

  @Test(arguments: SampleThingSubject.all)  // slice: owner
  func `an account that isn't there is refused`(_ subject: SampleThingSubject) async throws {  // slice: owner
    let world = try await subject.make()  // slice: owner
    let stored = try await add(.full, to: world).sampleThing  // slice: owner
    let nobody = NamedReference.id(Samples.unknownID)  // slice: owner
    await #expect(throws: RepositoryError.owner(.notFound)) {  // slice: owner
      try await world.repository.insert(.bare, into: nobody)  // slice: owner
    }  // slice: owner
    await #expect(throws: RepositoryError.owner(.notFound)) {  // slice: owner
      try await world.repository.update(stored, into: nobody, since: stored)  // slice: owner
    }  // slice: owner
    #expect(try await world.repository.fetchAll().map(\.sampleThing) == [stored])  // slice: owner
  }  // slice: owner

  @Test(arguments: SampleThingSubject.all)  // slice: owner
  func `it goes with its account`(_ subject: SampleThingSubject) async throws {  // slice: owner
    let world = try await subject.make()  // slice: owner
    try await add(.full, to: world)  // slice: owner
    let id = FinancialAccountEntity.samples[0].id  // slice: owner
    try await world.storage.write { try $0.delete(FinancialAccountEntity.self, for: id) }  // slice: owner
    #expect(try await world.repository.fetchAll() == [])  // slice: owner
  }  // slice: owner

  @Test(arguments: SampleThingSubject.all)
  func `a deletion returns the row as it was`(_ subject: SampleThingSubject) async throws {
    let world = try await subject.make()
    let stored = try await add(.full, to: world)
    #expect(try await world.repository.delete(by: stored.sampleThing.id) == stored)
    #expect(try await world.repository.fetchAll() == [])
    await #expect(throws: RepositoryError.notFound) {
      try await world.repository.delete(by: stored.sampleThing.id)
    }
    await #expect(throws: RepositoryError.notFound) { try await change(stored.sampleThing, in: world) }
  }
}

extension SampleThingRepositoryTests {
  private static func bare(named name: String) -> SampleThingEntity {
    var row = SampleThingEntity.bare
    row.name = name
    return row
  }

  @discardableResult
  private func add(_ row: SampleThingEntity, to world: SampleThingWorld) async throws -> SampleThingRecord {
    var new = row
    new.number = 0
    return try await world.repository.insert(
      new,
      into: Self.home,  // slice: owner
    )
  }

  @discardableResult
  private func change(
    _ row: SampleThingEntity, since original: SampleThingEntity? = nil, in world: SampleThingWorld
  ) async throws -> SampleThingRecord {
    try await world.repository.update(
      row,
      into: nil,  // slice: owner
      since: original
    )
  }
}
