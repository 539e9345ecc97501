import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The values that have a ``KeyValueKey``, read and written in the transaction of what they go with.
extension ModelContext {
  /// The value of a key; its default while none is stored.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unreadableValue(key:)``.
  public borrowing func value<Value>(of key: KeyValueKey<Value>) throws -> Value {
    try model(KeyValueEntity.self, for: key.id)?.decoded(as: key) ?? key.defaultValue
  }

  /// Stores the value of a key.
  public borrowing func set<Value>(_ value: Value, for key: KeyValueKey<Value>) throws {
    try upsert(try KeyValueEntity(id: key.id, value, for: key))
  }

  /// Removes the value of a key, which then has its default.
  public borrowing func removeValue<Value>(of key: KeyValueKey<Value>) throws {
    if try model(KeyValueEntity.self, for: key.id) != nil { try delete(KeyValueEntity.self, for: key.id) }
  }

  /// Removes the values of every key of a domain, which then have their defaults.
  public borrowing func clear(_ domain: KeyValueDomain) throws {
    let names = domain.keyNames
    try delete(model: KeyValueEntity.self, where: #Predicate { names.contains($0.key) })
  }
}

extension KeyValueKey {
  /// The id of the row, derived from the name: so a key has one row, whichever process makes it.
  fileprivate var id: UUID {
    let digest = SHA256.digest(of: Array(name.utf8))
    // Version 8 of the ids is the one for what an application derives.
    let (version, variant) = (digest[6] & 0x0F | 0x80, digest[8] & 0x3F | 0x80)
    return UUID(
      uuid: (
        digest[0], digest[1], digest[2], digest[3], digest[4], digest[5], version, digest[7], variant, digest[9],
        digest[10], digest[11], digest[12], digest[13], digest[14], digest[15]
      ))
  }
}
