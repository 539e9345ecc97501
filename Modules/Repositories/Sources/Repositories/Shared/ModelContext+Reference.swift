import ModuloModels
import ModuloPersistence
import PersistenceKit

extension ModelContext {
  /// The rows of the first lookup of a reference that any row has; empty when there is none.
  borrowing func fetch<Entity: PersistentModel>(
    _ reference: NamedReference, _ descriptor: (NamedReference.Meaning) -> FetchDescriptor<Entity>
  ) throws(PersistenceError) -> [Entity] {
    for meaning in reference.lookups {
      let found = try fetch(descriptor(meaning))
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The one row that a reference names.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  borrowing func one<Entity: PersistentModel & Named>(
    _ reference: NamedReference, _ descriptor: (NamedReference.Meaning) -> FetchDescriptor<Entity>
  ) throws -> Entity {
    try reference.choice(among: try fetch(reference, descriptor))
  }
}
