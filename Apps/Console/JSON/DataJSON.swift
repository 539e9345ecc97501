import ModuloModels
import ModuloUtilities

/// JSON output of `data` commands.
enum DataJSON {
  /// The path of the database; null for an in-memory database.
  static func location(_ path: String?) -> JSONValue {
    .object(schema + [.init("path", JSONValue(path))])
  }

  /// The result of a check. Faulty data has the same shape, with its faults; sound data has warnings where rows
  /// break a rule of today.
  static func check(_ check: DataCheck, at path: String?) -> JSONValue {
    let found: [JSONValue.Member] = [
      .init("faults", .array(check.faults.map(fault))), .init("warnings", .array(check.warnings.map(warning))),
      .init("leftovers", list(check.leftovers)), .init("foreign", list(check.foreign)),
    ]
    return .object(schema + [.init("path", JSONValue(path))] + members(of: check.counts) + found)
  }

  private static func fault(_ fault: DataFault) -> JSONValue {
    [
      "kind": .string(fault.kind.rawValue), "table": JSONValue(fault.table), "number": JSONValue(fault.number),
      "detail": .string(fault.detail),
    ]
  }

  /// A command is null where none mends the row.
  private static func warning(_ warning: DataWarning) -> JSONValue {
    return [
      "rule": .string(warning.rule.rawValue), "subject": .string(warning.noun.name),
      "number": JSONValue(warning.number), "detail": .string(warning.rule.detail),
      "command": JSONValue(warning.remedy.command),
    ]
  }

  /// A backup that was made, and compared with what it copies.
  static func backup(_ file: DataFile) -> JSONValue {
    .object(schema + members(of: file) + [.init("verified", true)])
  }

  /// A document that was written to a file, and the rows that were left out of it.
  static func export(_ file: DataFile) -> JSONValue {
    .object(schema + members(of: file) + [.init("omitted", .array(file.omitted.map(fault)))])
  }

  /// The counts after a restore, and the path of the replaced database.
  static func restoration(_ restoration: DataRestoration) -> JSONValue {
    let warnings = JSONValue.Member("warnings", JSONValue(restoration.warnings))
    return .object(
      schema + members(of: restoration.counts) + [.init("kept", JSONValue(restoration.keptPath)), warnings])
  }

  /// The deleted rows by table, and the copies that were removed or are still there.
  static func deletion(_ deletion: DataDeletion) -> JSONValue {
    .object(
      schema + members(of: deletion.counts) + [
        .init("removed", list(deletion.removed)), .init("copies", list(deletion.copies)),
      ])
  }

  /// The unfinished files that were removed.
  static func cleaning(_ removed: [String]) -> JSONValue { .object(schema + [.init("removed", list(removed))]) }

  /// The imported rows by table.
  static func counts(_ counts: DataCounts) -> JSONValue { .object(schema + members(of: counts)) }

  private static func list(_ paths: [String]) -> JSONValue { .array(paths.map { .string($0) }) }

  private static func members(of file: DataFile) -> [JSONValue.Member] {
    [
      .init("file", JSONValue(file.path)), .init("bytes", JSONValue(file.bytes)),
      .init("warnings", JSONValue(file.warnings)),
    ]
  }

  /// The rows of each noun; each is null where the data can't be counted.
  private static func members(of counts: DataCounts?) -> [JSONValue.Member] {
    Noun.counted.map { noun in .init(noun.plural, JSONValue(counts.map { $0[noun] })) }
  }
}
