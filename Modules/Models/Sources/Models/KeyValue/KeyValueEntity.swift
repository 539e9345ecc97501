public import Foundation
import ModuloUtilities

/// A stored value of the data's own, such as the selected group: a key, and the value as JSON.
public struct KeyValueEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in insertion order; 0 while the value is not stored.
  public var number: Int64
  /// The name of a ``KeyValueKey``. One that no key has is left alone.
  public var key: String
  /// The value as JSON.
  public var value: String

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(id: UUID, number: Int64 = 0, key: String, value: String) {
    self.id = id
    self.number = number
    self.key = key
    self.value = value
  }
}

extension KeyValueEntity {
  /// A value to store.
  public init<Value>(id: UUID, number: Int64 = 0, _ value: Value, for key: KeyValueKey<Value>) throws(RepositoryError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(value)
      self.init(id: id, number: number, key: key.name, value: String(decoding: data, as: UTF8.self))
    } catch {
      throw .storage(.internalError(detail: "the value of \(key.name) has no JSON: \(error)"))
    }
  }

  /// The stored value.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unreadableValue(key:)``.
  public func decoded<Value>(as key: KeyValueKey<Value>) throws(RepositoryError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(value.utf8))
    } catch {
      throw .damaged(.unreadableValue(key: key.name))
    }
  }

  /// Checks that the value is readable, where its key is known.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unreadableValue(key:)``.
  public func checkValue() throws(RepositoryError) {
    for known in AnyKeyValueKey.all where known.name == key { try known.check(self) }
  }
}

extension Noun {
  /// A value of the key-value service.
  public static let value = Noun("value", "values", .feminine("valeur", "valeurs"))
}
