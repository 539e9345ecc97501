public import ExemplarModels
import ExemplarPersistence
public import Foundation
public import ModuloModels
public import ModuloPersistence
import PersistenceKit

@testable import ModuloRepositories

/// Sample things in a storage.
public struct DefaultSampleThingRepository: SampleThingRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll() async throws(RepositoryError) -> [SampleThingRecord] {
    try await storage.read { context in
      try context.records(of: try context.fetch(.sampleThings))
    }
  }

  public func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> SampleThingRecord {
    try await storage.read { context in
      try context.record(of: try context.one(reference) { .matching($0) })
    }
  }

  public func insert(
    _ sampleThing: SampleThingEntity,
    into account: NamedReference,  // slice: owner
  ) async throws(RepositoryError) -> SampleThingRecord {
    try await storage.write { context in
      if let stored = try context.model(SampleThingEntity.self, for: sampleThing.id) {
        return try context.record(of: stored)
      }
      var stored = sampleThing
      stored.accountID = try context.account(owning: account).id  // slice: owner
      stored.number = try context.insert(stored)
      return try context.record(of: stored)
    }
  }

  @discardableResult
  public func update(
    _ sampleThing: SampleThingEntity,
    into account: NamedReference?,  // slice: owner
    since original: SampleThingEntity?
  ) async throws(RepositoryError) -> SampleThingRecord {
    try await storage.write { context in
      var changed = try context.sampleThing(sampleThing.id)
      if let account { changed.accountID = try context.account(owning: account).id }  // slice: owner
      changed.take(\.name, of: sampleThing, since: original)
      changed.take(\.firstText, of: sampleThing, since: original)  // slice: text
      changed.take(\.spareText, of: sampleThing, since: original)  // slice: text?
      changed.take(\.firstMoney, of: sampleThing, since: original)  // slice: money
      changed.take(\.spareMoney, of: sampleThing, since: original)  // slice: money?
      changed.take(\.firstDay, of: sampleThing, since: original)  // slice: day
      changed.take(\.spareDay, of: sampleThing, since: original)  // slice: day?
      changed.take(\.firstFlag, of: sampleThing, since: original)  // slice: flag
      changed.take(\.firstNumber, of: sampleThing, since: original)  // slice: number
      changed.take(\.spareNumber, of: sampleThing, since: original)  // slice: number?
      try context.update(changed)
      return try context.record(of: changed)
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> SampleThingRecord {
    try await storage.write { context in
      let record = try context.record(of: try context.sampleThing(id))
      try context.delete(SampleThingEntity.self, for: id)
      return record
    }
  }
}

extension ModelContext {
  /// The sample thing with this id, which has to be there.
  fileprivate borrowing func sampleThing(_ id: UUID) throws -> SampleThingEntity {
    guard let found = try model(SampleThingEntity.self, for: id) else { throw RepositoryError.notFound }
    return found
  }

  /// The account that a reference names, to which a sample thing is to belong.  // slice: owner
  fileprivate borrowing func account(  // slice: owner
    owning reference: NamedReference  // slice: owner
  ) throws -> FinancialAccountEntity {  // slice: owner
    let accounts = try fetch(FetchDescriptor<FinancialAccountEntity>())  // slice: owner
    do { return try reference.choice(of: accounts) } catch { throw RepositoryError.owner(error) }  // slice: owner
  }  // slice: owner

  /// A sample thing with what it is shown with.
  fileprivate borrowing func record(of sampleThing: SampleThingEntity) throws -> SampleThingRecord {
    let owner = try model(FinancialAccountEntity.self, for: sampleThing.accountID)  // slice: owner
    guard let owner else { throw RepositoryError.notFound }  // slice: owner
    return SampleThingRecord(
      sampleThing: sampleThing,
      accountName: owner.name,  // slice: owner
    )
  }

  /// Sample things with what they are shown with.
  fileprivate borrowing func records(of sampleThings: [SampleThingEntity]) throws -> [SampleThingRecord] {
    let owners = try fetch(FetchDescriptor<FinancialAccountEntity>())  // slice: owner
    let names = Dictionary(owners.map { ($0.id, $0.name) }) { first, _ in first }  // slice: owner
    return sampleThings.map {
      SampleThingRecord(
        sampleThing: $0,
        accountName: names[$0.accountID] ?? "",  // slice: owner
      )
    }
  }
}
