import Foundation

extension QueryBuilder {
  /// Adds a property of the scope's model; false when the scope stands for a value.
  mutating func append(_ keyPath: SchemaMembers.Property, of scope: Int) throws(PersistenceError) -> Bool {
    switch try member(keyPath, of: scope) {
    case .column(let index): append(.column(scope: scope, index))
    case .parent, .children:
      throw .unsupported(
        construct: "the whole rows of a \(type(of: keyPath as AnyKeyPath).valueType)",
        advice: "compare their properties one by one; for nil, compare the property that holds the row's id")
    case nil: return false
    }
    return true
  }

  /// Adds a property of a value: how much a text or data holds, and the raw value of an enum, which is what its column
  /// keeps.
  mutating func append<Value>(
    _ member: AnyKeyPath, ofValue type: Value.Type,
    _ value: (inout QueryBuilder) throws(PersistenceError) -> Void
  ) throws(PersistenceError) {
    switch member {
    case \String.count: append(.characterCount)
    case \Data.count: append(.byteCount)
    case \String.isEmpty, \Data.isEmpty:
      append(.equal)
      try value(&self)
      return append(type is String.Type ? .emptyText : .emptyData)
    case let member where try Self.readsRawValue(member, of: type): break
    default:
      throw .unsupported(construct: "a property of \(type)", advice: Self.advice(forPropertyOf: type))
    }
    try value(&self)
  }

  // Inside a generic context `\.rawValue` is another key path than the enum's own, so every case is asked instead.
  private static func readsRawValue(_ member: AnyKeyPath, of type: Any.Type) throws(PersistenceError) -> Bool {
    guard let type = type as? any (CaseIterable & RawRepresentable & ColumnValue).Type else { return false }
    return try type.everyCase(keepsWhat: member)
  }

  private static func advice(forPropertyOf type: Any.Type) -> String {
    let general = "give it a column of its own, or filter the fetched models"
    let isUnlisted = type is any (RawRepresentable & ColumnValue).Type && !(type is any CaseIterable.Type)
    return isUnlisted ? "for its raw value let it be CaseIterable; else " + general : general
  }
}

extension CaseIterable where Self: RawRepresentable & ColumnValue {
  /// Whether the member is the raw value, and columns keep it as that: an enum may also be kept in a form of its own.
  fileprivate static func everyCase(keepsWhat member: AnyKeyPath) throws(PersistenceError) -> Bool {
    for value in allCases {
      guard let read = value[keyPath: member] as? RawValue as? any ColumnValue,
        let rawValue = value.rawValue as? any ColumnValue
      else { return false }
      let (found, wanted, kept) = (try read.sqlValue, try rawValue.sqlValue, try value.sqlValue)
      if found != wanted || kept != wanted { return false }
    }
    return true
  }
}
