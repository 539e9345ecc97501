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

  /// The one row that a reference names. Where it names none, every name is read, for those that are near to it.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/unknownName(nearest:)``;
  ///   ``RepositoryError/ambiguous(_:)``.
  borrowing func one<Entity: PersistentModel & Named>(
    _ reference: NamedReference, _ descriptor: (NamedReference.Meaning) -> FetchDescriptor<Entity>
  ) throws -> Entity {
    let found = try fetch(reference, descriptor)
    do throws(RepositoryError) { return try reference.choice(among: found) } catch {
      if error == .notFound { throw reference.missing(among: try fetch(FetchDescriptor<Entity>())) }
      throw error
    }
  }
}
