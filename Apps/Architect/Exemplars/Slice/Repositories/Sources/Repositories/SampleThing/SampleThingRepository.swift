public import ExemplarModels
import ExemplarPersistence
public import Foundation
public import ModuloModels
import PersistenceKit

/// The stored sample things. Every method is one transaction, and every read one consistent snapshot.
public protocol SampleThingRepository: Sendable {
  /// Every sample thing, by its number.
  func fetchAll() async throws(RepositoryError) -> [SampleThingRecord]

  /// The sample thing that `reference` names.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/unknownName(nearest:)``;
  ///   ``RepositoryError/ambiguous(_:)``.
  func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> SampleThingRecord

  /// Stores a sample thing. One that is stored already, by its id, is returned as it is.
  ///
  /// - Parameter account: The account that it is to belong to, whatever its row says.  // slice: owner
  /// - Returns: The sample thing with its number.
  /// - Throws: ``RepositoryError/duplicate(_:)`` with `.name` when one of the same name is there.
  ///   ``RepositoryError/owner(_:)`` for a reference that names no account, or several.  // slice: owner
  func insert(
    _ sampleThing: SampleThingEntity,
    into account: NamedReference,  // slice: owner
  ) async throws(RepositoryError) -> SampleThingRecord

  /// Changes what differs from the row that an edit was made of; what else was changed meanwhile stays.
  ///
  /// - Parameter account: The account that it is to belong to; `nil` keeps its own.  // slice: owner
  /// - Parameter original: The row before the edit; `nil` takes over all of it.
  /// - Returns: The sample thing as it is now.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/duplicate(_:)`` with `.name`.
  ///   ``RepositoryError/owner(_:)`` for a reference that names no account, or several.  // slice: owner
  @discardableResult
  func update(
    _ sampleThing: SampleThingEntity,
    into account: NamedReference?,  // slice: owner
    since original: SampleThingEntity?
  ) async throws(RepositoryError) -> SampleThingRecord

  /// Deletes a sample thing.
  ///
  /// - Returns: The sample thing as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(by id: UUID) async throws(RepositoryError) -> SampleThingRecord
}

extension FetchDescriptor<SampleThingEntity> {
  /// Every sample thing, by its number.
  static var sampleThings: Self { FetchDescriptor(sortBy: [SortDescriptor(\.number)]) }

  /// The sample things that are meant.
  static func matching(_ meaning: NamedReference.Meaning) -> Self {
    switch meaning {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    case .name(let key):
      // Every string that begins with the key is in this half-open range, which an index can answer.
      { end in FetchDescriptor(predicate: #Predicate { $0.nameKey >= key && $0.nameKey < end }) }(key + "\u{10FFFF}")
    case .part(let key): FetchDescriptor(predicate: #Predicate { $0.nameKey.localizedStandardContains(key) })
    }
  }
}
