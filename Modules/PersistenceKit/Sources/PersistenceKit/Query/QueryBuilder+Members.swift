import Foundation

extension QueryBuilder {
  /// Adds a property of the scope's model; false when the scope stands for a value.
  mutating func append(_ keyPath: SchemaMembers.Property, of scope: Int) throws(PersistenceError) -> Bool {
    switch try member(keyPath, of: scope) {
    case .column(let index): append(.column(scope: scope, index))
    case .parent, .children:
      throw .unsupported(construct: "the whole rows behind \(keyPath)", advice: "compare their properties one by one")
    case nil: return false
    }
    return true
  }

  /// Adds a property of a value: how much a text or data holds, and the raw value of an enum, which is what its column keeps.
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
    case let member where Self.readsRawValue(member, of: type): break
    default:
      throw .unsupported(
        construct: "a property of \(type)", advice: "give it a column of its own, or filter the fetched models")
    }
    try value(&self)
  }

  // Inside a generic context `\.rawValue` is another key path than the enum's own, so every case is asked instead.
  private static func readsRawValue(_ member: AnyKeyPath, of type: Any.Type) -> Bool {
    switch type {
    case let type as any (CaseIterable & RawRepresentable<String>).Type: type.everyCase(reads: member)
    case let type as any (CaseIterable & RawRepresentable<Int>).Type: type.everyCase(reads: member)
    default: false
    }
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue: Equatable {
  fileprivate static func everyCase(reads member: AnyKeyPath) -> Bool {
    allCases.allSatisfy { $0[keyPath: member] as? RawValue == $0.rawValue }
  }
}
