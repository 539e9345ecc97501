import ExemplarPersistence
public import ModuloPersistenceMocks
public import PersistenceKit

extension MockStorage {
  /// An empty storage with the exemplar's table.
  public static func exemplar() throws(PersistenceError) -> MockStorage { try MockStorage(plan: ExemplarPlan.self) }
}
