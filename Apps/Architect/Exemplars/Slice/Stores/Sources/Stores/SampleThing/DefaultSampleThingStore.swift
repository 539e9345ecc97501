public import ExemplarModels
public import ExemplarRepositories
public import Foundation
public import ModuloModels
public import Observation

@testable import ModuloStores

/// Keeps the sample things of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultSampleThingStore: SampleThingStore, Observable {
  public var rows: [SampleThingDomain] { list.elements }
  private lazy var list = ObservableRows<SampleThingDomain>()
  private let repository: any SampleThingRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any SampleThingRepository) {
    self.repository = repository
  }

  public func fetchAll() async throws(SampleThingError) {
    try await SampleThingError.during(.listing) { () throws(RepositoryError) in
      list.show(try await repository.fetchAll().map { record throws(RepositoryError) in try record.toDomain() })
    }
  }

  public func findOne(_ reference: NamedReference) async throws(SampleThingError) -> SampleThingDomain {
    try await SampleThingError.during(.reading(reference.text)) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  @discardableResult
  public func create(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain {
    let entity = try draft.checked()
    let account = draft.account ?? .id(entity.id)  // slice: owner
    let created: SampleThingDomain
    do {
      created = try await repository.insert(
        entity,
        into: account,  // slice: owner
      ).toDomain()
    } catch .owner(let error) {  // slice: owner
      throw SampleThingError(FinancialAccountError(error, during: .reading(account.text)))  // slice: owner
    } catch {
      throw try await failure(error, saving: entity)
    }
    if !list.replace(created) { list.append(created) }
    return created
  }

  @discardableResult
  public func update(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain {
    // A stored name may stay, so it is read only where a rule would refuse the draft's.
    let entity = try draft.checked(keeping: draft.hasUsableName ? nil : try await findOne(.id(draft.id)))
    let changed: SampleThingDomain
    do {
      changed = try await repository.update(
        entity,
        into: draft.account,  // slice: owner
        since: try draft.original?.toRow()
      ).toDomain()
    } catch .owner(let error) {  // slice: owner
      let text = draft.account?.text ?? ""  // slice: owner
      throw SampleThingError(FinancialAccountError(error, during: .reading(text)))  // slice: owner
    } catch {
      throw try await failure(error, saving: entity)
    }
    list.replace(changed)
    return changed
  }

  @discardableResult
  public func delete(by id: UUID) async throws(SampleThingError) -> SampleThingDomain {
    let deleted = try await SampleThingError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
      try await repository.delete(by: id).toDomain()
    }
    list.remove(id)
    return deleted
  }

  public func invalidate() { list.show([]) }

  /// The error of a sample thing that couldn't be stored; of one whose name another one has, with that one's name.
  private func failure(
    _ error: RepositoryError, saving sampleThing: SampleThingEntity
  ) async throws(SampleThingError) -> SampleThingError {
    guard error == .duplicate(.name) else { return SampleThingError(error, during: .saving(sampleThing.name)) }
    do {
      return .rule(.duplicateName(try await findOne(.name(sampleThing.name)).name))
    } catch .reference(.sampleThing, .notFound) {
      return .rule(.duplicateName(sampleThing.name))
    }
  }
}

extension SampleThingDomain {
  /// The row that an edit was made of. It was read from one, so its amounts fit.
  fileprivate func toRow() throws(RepositoryError) -> SampleThingEntity {
    do { return try toEntity() } catch { throw .storage(.internalError(detail: "\(error)")) }
  }
}
