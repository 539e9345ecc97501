import Foundation

extension String {
  /// The text as a column keeps it: in Unicode's composed normal form.
  ///
  /// - Throws: `unsupported` when it contains a NUL, where SQLite's own functions would end it.
  func storedForm() throws(PersistenceError) -> String {
    // Composing costs 30 times as much as looking, and nearly all text is ASCII.
    if utf8.allSatisfy({ $0 != 0 && $0 < 0x80 }) { return self }
    if utf8.contains(0) { throw .unsupported(construct: "a NUL character in text", advice: "remove it before storing") }
    return precomposedStringWithCanonicalMapping
  }

  /// The text as the name of a table or column.
  var quoted: String { "\"" + replacing("\"", with: "\"\"") + "\"" }

  /// The text as a constant.
  var sqlLiteral: String { "'" + replacing("'", with: "''") + "'" }
}
