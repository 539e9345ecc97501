/// The file and the two versions of a migration, for its errors.
struct MigrationVersions: Sendable {
  let path: String
  let from: Int32
  let to: Int32
}

extension MigrationVersions {
  func failure(_ detail: String) -> PersistenceError {
    .migration(path: path, from: from, to: to, detail: detail)
  }

  /// The error as a migration's, when what the file holds is the reason. The others stay as they are: a full disk, say,
  /// is answered in the same way here as elsewhere.
  ///
  /// - Parameter place: the row that it happened at, if that is known.
  func failure(_ error: PersistenceError, at place: String? = nil) -> PersistenceError {
    guard let reason = Self.reason(for: error) else { return error }
    return failure(place.map { "\($0): \(reason)" } ?? reason)
  }

  private static func reason(for error: PersistenceError) -> String? {
    switch error {
    case .constraint(let rule):
      "\(TemporaryTable.finalName(of: rule.table)).\(rule.columns.joined(separator: ", ")) breaks the rule \(rule.kind)"
    case .notFound(let table): "\(table) has no row with that id"
    case .overflow(let table): "a sum of \(table) doesn't fit into 64 bits"
    case .decoding(let table, let column, let number, let detail): "\(table) #\(number), \(column): \(detail)"
    case .unsupported(let construct, let advice): "\(construct): \(advice)"
    case .thrown(let error): String(describing: error)
    default: nil
    }
  }
}

/// The name of a table while it is filled, before it takes the place of the old one.
enum TemporaryTable {
  private static let prefix = "migrating "

  static func name(for table: String) -> String { prefix + table }

  static func finalName(of table: String) -> String {
    table.hasPrefix(prefix) ? String(table.dropFirst(prefix.count)) : table
  }
}
