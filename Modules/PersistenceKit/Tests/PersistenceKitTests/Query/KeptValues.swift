@testable import PersistenceKit

extension [any StoredValue] {
  /// The values as columns keep them.
  func kept() throws(PersistenceError) -> [SQLValue] {
    var kept: [SQLValue] = []
    for value in self { kept.append(try value.sqlValue) }
    return kept
  }
}
