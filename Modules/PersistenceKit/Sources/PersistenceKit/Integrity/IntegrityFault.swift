/// Something in a database that isn't as the kit wrote it, or that contradicts something else in it: what a check
/// returns. Nothing was mended.
public enum IntegrityFault: Sendable, Hashable {
  /// SQLite can't read the file, or finds that its pages, indexes or constraints contradict each other.
  case structure(detail: String)
  /// A table, column or index that the schemas declare isn't there. A column is named `table.column`.
  case missing(name: String)
  /// A table, an index or a rollup's table isn't what the schemas declare under its name.
  case different(name: String)
  /// Another program's index of a model's table, or its trigger or view that names a table of the kit's.
  case foreign(ForeignObject)
  /// A row points to one that doesn't exist. Where SQLite doesn't number the row, the number is 0.
  case dangling(table: String, number: Int64, column: String)
  /// A row isn't what its checksum says: it was changed past the kit, or on the disk. The number of a rollup's row is its
  /// bucket.
  case checksum(table: String, number: Int64)
  /// A row holds something that its model doesn't understand, or in which it finds no meaning.
  case undecodable(table: String, number: Int64, column: String, detail: String)
  /// A table has given out a number so high that there soon is none for another row.
  case exhausted(table: String, number: Int64)
  /// A bucket of a rollup isn't what its rows add up to; nil where one of the two isn't there at all.
  case rollup(table: String, group: SQLValue, bucket: Int64, kept: IntegritySum?, computed: IntegritySum?)
}

/// The values of a bucket of a rollup.
public struct IntegritySum: Sendable, Hashable {
  /// As decimal text: what the rows add up to may be wider than what a table keeps.
  public let sum: String
  /// The number of rows in the bucket.
  public let count: Int

  /// A sum as a check reports it. Callers make one only to compare it.
  public init(sum: String, count: Int) {
    self.sum = sum
    self.count = count
  }
}

extension IntegrityFault: CustomStringConvertible {
  /// The fault in one line of plain English, without the values of a row but for the group of a rollup.
  public var description: String {
    switch self {
    case .structure(let detail): detail
    case .missing(let name): "\(name) is missing"
    case .different(let name): "\(name) isn't what the schema declares"
    case .foreign(let object): object.description
    case .dangling(let table, let number, let column): "\(table) #\(number) points to nothing through \(column)"
    case .checksum(let table, let number): "\(table) #\(number) isn't what its checksum says"
    case .undecodable(let table, let number, let column, let detail): "\(table) #\(number), \(column): \(detail)"
    case .exhausted(let table, let number): "\(table) has given out the number \(number), and hardly has another"
    case .rollup(let table, let group, let bucket, let kept, let computed):
      "\(table), \(group.brief) in \(bucket): kept \(kept.brief), but the rows make \(computed.brief)"
    }
  }
}

extension IntegritySum? {
  fileprivate var brief: String { map { "\($0.sum) of \($0.count)" } ?? "nothing" }
}

extension SQLValue {
  fileprivate var brief: String {
    switch self {
    case .null: "NULL"
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .text(let value): value
    case .blob(let bytes): bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
