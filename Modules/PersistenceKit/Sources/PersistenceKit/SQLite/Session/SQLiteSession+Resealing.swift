extension SQLiteSession {
  /// Renews the checksums of the rows in which an earlier version declared other columns. A row whose checksum was
  /// right in no version was changed past the kit: it keeps the checksum, and a check names it.
  ///
  /// - Parameter left: the columns of the table that its schema doesn't declare.
  func resealAll<Model: PersistentModel>(
    _ type: Model.Type, whoseTableHas left: [String]
  ) throws(PersistenceError) {
    let table = try prepared(type).table
    guard table.schema.isChecksummed else { return }
    let former = FormerChecksums(of: table, left)
    if former.optional.isEmpty { return }
    var last = Int64.min
    while let batch = try connection.former(former, in: table, after: last) {
      for (number, checksum) in batch.renewed { try setChecksum(checksum, ofRow: number, in: table) }
      last = batch.end
    }
  }
}

/// The checksums that a row had in versions whose optional columns were others. A checksum is the sum of its columns'
/// hashes, and NULL adds nothing: so it is the sum over the required columns and over some of the optional ones.
private struct FormerChecksums<Model: PersistentModel> {
  /// With more optional values than these in one row, only all of them are tried.
  private static var most: Int { 12 }

  let select: String
  let checksumPlace: Int
  private let declared: [UInt64]
  private let required: [UInt64]
  /// Each picks one optional column out of the select's.
  let optional: [[UInt64]]

  init(of table: SQLiteTable<Model>, _ left: [String]) {
    let (schema, number) = (table.schema, Schema<Model>.numberName.quoted)
    let end = schema.checksumPlace + 1
    let seeds = Self.padded(table.insertSeeds, to: end) + left.map(RowChecksum.seed)
    let places = schema.columns.indices.filter { schema.columns[$0].isOptional } + Array(end..<seeds.count)
    let names = left.map { ", t0.\($0.quoted)" }.joined()
    select = """
      SELECT \(schema.selectList)\(names) FROM \(schema.table.quoted) AS t0 WHERE t0.\(number) > ?1 \
      ORDER BY t0.\(number) LIMIT 500
      """
    checksumPlace = schema.checksumPlace
    declared = table.insertSeeds
    optional = places.map { place in seeds.indices.map { $0 == place ? seeds[$0] : 0 } }
    required = seeds.indices.map { places.contains($0) ? 0 : seeds[$0] }
  }

  private static func padded(_ seeds: [UInt64], to count: Int) -> [UInt64] {
    seeds + Array(repeating: 0, count: count - seeds.count)
  }

  /// The row's correct checksum; nil when the stored one is right, or there is none.
  func renewed(_ row: borrowing Row) throws(PersistenceError) -> Int64? {
    let (kept, current) = (try row.integer(at: checksumPlace), row.checksum(declared))
    if kept == current { return nil }
    var parts: [Int64] = []
    for column in optional {
      let part = row.checksum(column)
      if part != 0 { parts.append(part) }
    }
    let base = row.checksum(required)
    if kept == parts.reduce(base, &+) { return current }
    if parts.count > Self.most { return nil }
    var sums: Set = [base]
    for part in parts { sums.formUnion(sums.map { $0 &+ part }) }
    return sums.contains(kept) ? current : nil
  }
}

extension Connection {
  /// The next rows after a number: those to be sealed again, and the last one; nil for none.
  fileprivate func former<Model: PersistentModel>(
    _ former: FormerChecksums<Model>, in table: SQLiteTable<Model>, after number: Int64
  ) throws(PersistenceError) -> (renewed: [(number: Int64, checksum: Int64)], end: Int64)? {
    try statement(former.select).query(table.unsealedShape) { parameters throws(PersistenceError) in
      try parameters.bind(number, at: 1)
    } _: { rows throws(PersistenceError) in
      var renewed: [(number: Int64, checksum: Int64)] = []
      var end: Int64?
      while try rows.step() {
        let number = try rows.row[table.numberPlace] as Int64
        if let checksum = try former.renewed(rows.row) { renewed.append((number, checksum)) }
        end = number
      }
      return end.map { (renewed, $0) }
    }
  }
}
