import Foundation

extension ModelContainer {
  static func check(
    for models: [any PersistentModel.Type], configuration: ModelConfiguration, cancellation: Cancellation?
  ) throws(PersistenceError) -> [IntegrityFault] {
    throw .misuse("not yet")
  }

  static func restore(
    from backup: URL, for models: [any PersistentModel.Type], configuration: ModelConfiguration,
    cancellation: Cancellation?
  ) throws(PersistenceError) -> URL? {
    throw .misuse("not yet")
  }
}
