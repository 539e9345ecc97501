import Foundation

extension PredicateExpressions.Variable: QueryColumnRoot where Output: PersistentModel {
  func buildColumn(_ keyPath: AnyKeyPath, into query: inout QueryBuilder) throws(PersistenceError) {
    try query.append(column: keyPath)
  }
}

extension PredicateExpressions.KeyPath: QueryExpression where Root: QueryColumnRoot, Output: ColumnValue {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    try root.buildColumn(keyPath, into: &query)
  }
}

/// A key path behind a column: its raw value is what the column stores.
extension PredicateExpressions.KeyPath: QueryColumnRoot where Root: QueryColumnRoot, Output: ColumnValue {
  func buildColumn(_ member: AnyKeyPath, into query: inout QueryBuilder) throws(PersistenceError) {
    guard Self.readsRawValue(member) else {
      throw .unsupported(
        construct: "a property of \(Output.self)", advice: "give it a column of its own, or filter the fetched models")
    }
    try root.buildColumn(keyPath, into: &query)
  }
}

extension PredicateExpressions.KeyPath {
  // Inside a generic context `\.rawValue` is another key path than the enum's own, so every case is asked instead.
  private static func readsRawValue(_ member: AnyKeyPath) -> Bool {
    switch Output.self {
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
