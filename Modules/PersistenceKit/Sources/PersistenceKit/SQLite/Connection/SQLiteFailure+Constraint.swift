import CPersistenceSQLite

extension SQLiteFailure {
  /// The rule that refused the change, as far as SQLite's message tells; nil for a rule that no schema declares.
  ///
  /// A unique or missing value is reported as `kind constraint failed: table.column, table.column`, a check by its
  /// name, which is its column's, and a foreign key by nothing at all.
  var constraint: Constraint? {
    let subject = message.split(separator: ": ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    switch code >> 8 {
    case Self.unique, Self.primaryKey, Self.rowID: return named(.unique, subject)
    case Self.notNull: return named(.notNull, subject)
    case Self.check: return Constraint(kind: .check, table: "", columns: [subject])
    case Self.foreignKey: return Constraint(kind: .foreignKey, table: "", columns: [])
    default: return nil
    }
  }

  private func named(_ kind: Constraint.Kind, _ subject: String) -> Constraint {
    let names = subject.split(separator: ", ").map { $0.split(separator: ".", maxSplits: 1).map(String.init) }
    return Constraint(kind: kind, table: names.first?.first ?? "", columns: names.compactMap { $0.dropFirst().first })
  }

  // The second byte of SQLITE_CONSTRAINT_…: macros that compute don't reach Swift.
  private static let check: Int32 = 1
  private static let foreignKey: Int32 = 3
  private static let notNull: Int32 = 5
  private static let primaryKey: Int32 = 6
  private static let unique: Int32 = 8
  private static let rowID: Int32 = 10
}

extension PersistenceError {
  /// The error with the table that the failed statement was about, where SQLite didn't name one.
  func located(in table: String) -> PersistenceError {
    switch self {
    case .constraint(let rule) where rule.table.isEmpty:
      .constraint(Constraint(kind: rule.kind, table: table, columns: rule.columns))
    case .overflow(""): .overflow(table: table)
    default: self
    }
  }
}
