import Foundation

/// A column of a table, and the property of the model that it keeps.
///
/// The column named `id` is the key: it keeps the model's `id` and is unique.
public struct Column<Model: PersistentModel>: Sendable {
  /// The name in the database.
  public let name: String
  /// The property that the column keeps.
  public let keyPath: any PartialKeyPath<Model> & Sendable
  /// The type that the table declares for it, which follows from the property's.
  public let storageClass: StorageClass
  /// Whether the column may be NULL: exactly when the property is optional.
  public let isOptional: Bool
  /// The condition on every value; nil when it takes all.
  public let check: Check?
  /// Whether the column is the engine's own row number.
  public let isNumber: Bool
  /// Whether the value is worked out from other rows. A step of the history can be taken back after such a value has
  /// changed.
  public let isDerived: Bool
  /// Whether the column keeps a UUID, which is data of 16 bytes.
  let isUUID: Bool

  /// Reads the property, as the database will keep it.
  let value: @Sendable (Model) throws(PersistenceError) -> SQLValue
  /// Binds the property to a parameter of a statement, without a detour through `SQLValue`.
  let bind: PropertyBinder

  /// A column that keeps a property; it is NOT NULL unless the property is optional.
  ///
  /// - Parameters:
  ///   - name: the name in the database; `id` for the key.
  ///   - keyPath: a stored property of the model. Predicates and sorts find the column by it.
  ///   - check: what values must satisfy; the default allows all.
  ///   - isDerived: whether the value is worked out from other rows.
  @inlinable public init<Value: ColumnValue>(
    _ name: String, _ keyPath: any KeyPath<Model, Value> & Sendable, check: Check? = nil, isDerived: Bool = false
  ) {
    let property = StoredProperty(keyPath)
    self.init(
      name: name, keyPath: keyPath, stored: Value.Stored.self, check: check, isDerived: isDerived,
      value: { model throws(PersistenceError) in try property.value(of: model).stored.sqlValue },
      bind: { model, parameters, index throws(PersistenceError) in
        try property.value(at: model).stored.bind(to: parameters, at: index)
      })
  }

  /// The engine's own row number as a property: the order of insertion, never used twice. 0 means not stored yet.
  public static func number(_ keyPath: any KeyPath<Model, Int64> & Sendable) -> Column {
    let property = StoredProperty(keyPath)
    return Column(
      name: Schema<Model>.numberName, keyPath: keyPath, stored: Int64.self, check: nil, isNumber: true,
      value: { model throws(PersistenceError) in .integer(property.value(of: model)) },
      bind: { model, parameters, index throws(PersistenceError) in
        let number = property.value(at: model)
        try (number == 0 ? nil : number).bind(to: parameters, at: index)
      })
  }

  @usableFromInline init<Stored: StoredValue>(
    name: String, keyPath: any PartialKeyPath<Model> & Sendable, stored: Stored.Type, check: Check?,
    isNumber: Bool = false, isDerived: Bool = false,
    value: @escaping @Sendable (Model) throws(PersistenceError) -> SQLValue,
    bind: @escaping PropertyBinder
  ) {
    self.name = name
    self.keyPath = keyPath
    self.storageClass = Stored.storageClass
    self.isOptional = Stored.isOptional
    self.isUUID = stored == UUID.self || stored == UUID?.self
    self.check = check
    self.isNumber = isNumber
    self.isDerived = isDerived
    self.value = value
    self.bind = bind
  }
}

extension Column {
  /// Whether the column is the key.
  public var isKey: Bool { name == Schema<Model>.keyName }

  var kind: ValueKind { ValueKind(storageClass, isUUID: isUUID) }
}
