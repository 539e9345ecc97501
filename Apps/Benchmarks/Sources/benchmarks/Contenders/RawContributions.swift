import CBenchmarkSQLite
import Foundation
import ModuloModels
import ModuloUtilities

/// The product's contributions by hand. Rows have no checksum: their column takes its default.
struct RawContributions {
  private let row: RawStatement
  private let month: RawStatement

  init(_ database: RawDatabase) throws {
    row = try database.prepare(
      """
      INSERT INTO contribution (id, goal_id, name, amount_minor, type, date, import_key)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """)
    month = try database.prepare(
      "INSERT INTO contribution_month (group_id, bucket, net, count) VALUES (?1, ?2, ?3, ?4)")
  }

  /// Inserts one row.
  func insert(_ contribution: ContributionEntity) throws {
    if let name = contribution.name { row.bindCopy(name, at: 3) } else { row.bindNull(at: 3) }
    row.bindCopy(contribution.type, at: 5)
    row.bindNull(at: 7)
    try insert(
      contribution.id, contribution.goalID, amount: contribution.amountMinor, date: contribution.date.rawValue)
  }

  /// Inserts one row of a file, whose texts must stay where they are.
  func insert(_ line: RawLine, _ id: UUID, _ goalID: UUID) throws {
    bind(line.name, at: 3)
    bind(line.amount < 0 ? "remove" : "add", at: 5)
    bind(line.text, at: 7)
    try insert(id, goalID, amount: abs(line.amount), date: line.date)
  }

  /// Inserts the sums of the months.
  func insert(_ months: [Int: (net: Int64, count: Int64)], _ goalID: UUID) throws {
    try goalID.withBytes { bytes in
      for (bucket, sums) in months {
        month.bind(bytes, count: 16, at: 1)
        month.bind(Int64(bucket), at: 2)
        month.bind(sums.net, at: 3)
        month.bind(sums.count, at: 4)
        try month.run()
      }
    }
  }

  private func insert(_ id: UUID, _ goalID: UUID, amount: Int64, date: Int) throws {
    try id.withBytes { id in
      try goalID.withBytes { goalID in
        row.bind(id, count: 16, at: 1)
        row.bind(goalID, count: 16, at: 2)
        row.bind(amount, at: 4)
        row.bind(Int64(date), at: 6)
        try row.run()
      }
    }
  }

  private func bind(_ text: StaticString, at index: Int32) {
    text.utf8Start.withMemoryRebound(to: CChar.self, capacity: text.utf8CodeUnitCount) {
      _ = sqlite3_bind_text(row.handle, index, $0, Int32(text.utf8CodeUnitCount), nil)
    }
  }

  private func bind(_ text: Slice<UnsafeRawBufferPointer>, at index: Int32) {
    guard !text.isEmpty else { return row.bindNull(at: index) }
    let bytes = UnsafeRawBufferPointer(rebasing: text).assumingMemoryBound(to: CChar.self)
    sqlite3_bind_text(row.handle, index, bytes.baseAddress, Int32(bytes.count), nil)
  }
}

extension RawDatabase {
  /// How many contributions there are, what they add up to, and what their names are long.
  func contributionDigest() throws -> Digest {
    Digest(
      try number("SELECT count(*) FROM contribution"),
      try number("SELECT sum(CASE type WHEN 'add' THEN amount_minor ELSE -amount_minor END) FROM contribution"),
      try number("SELECT sum(date) FROM contribution"),
      try number("SELECT sum(length(name)) FROM contribution"))
  }
}
