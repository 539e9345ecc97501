import Foundation

extension String {
  /// The text as a column keeps it: in Unicode's composed normal form.
  ///
  /// - Throws: `unsupported` when it contains a NUL, where SQLite's own functions would end it.
  func storedForm() throws(PersistenceError) -> String {
    // Composing costs 30 times as much as looking, and nearly all text is Latin. Below U+0300, whose bytes are all
    // lower than 0xCC, nothing composes. The bytes in a row are read in a fifth of the time that the view over them
    // takes.
    let isKept = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 != 0 && $0 < 0xCC } }
    if isKept == true { return self }
    if utf8.contains(0) { throw .unsupported(construct: "a NUL character in text", advice: "remove it before storing") }
    return composed
  }

  /// The text in Unicode's composed normal form, so that equal texts have equal bytes.
  ///
  /// Foundation's tables end with Unicode 14: marks that are newer stay in the order in which they are written.
  var composed: String {
    // Foundation joins a third part only to two that stand apart.
    let parts = unicodeScalars.contains { $0.isThirdPart } ? decomposedStringWithCanonicalMapping : self
    let composed = parts.precomposedStringWithCanonicalMapping
    // It takes a few scalars beyond 16 bits for others, and would make another text of them.
    return composed == self ? composed : self
  }

  /// The text as the name of a table or column.
  var quoted: String {
    // Hardly any name needs the search for what to replace, which takes longer than all the rest of a statement.
    let doubled = utf8.contains(UInt8(ascii: "\"")) ? replacing("\"", with: "\"\"") : self
    return "\"\(doubled)\""
  }

  /// The text as a constant.
  var sqlLiteral: String { "'" + replacing("'", with: "''") + "'" }
}

extension Unicode.Scalar {
  /// Whether it composes with what is composed already: the last consonant of a Korean syllable, a Kannada length mark.
  fileprivate var isThirdPart: Bool { (0x11A8...0x11C2).contains(value) || value == 0x0CD5 }
}
