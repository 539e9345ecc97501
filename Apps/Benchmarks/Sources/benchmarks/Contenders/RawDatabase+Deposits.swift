import CBenchmarkSQLite
import Foundation

/// The deposits' table by hand.
extension RawDatabase {
  static let depositColumns = "number, id, goal_id, amount, day, name"

  func prepareInsert() throws -> RawStatement {
    try prepare("INSERT INTO deposit (id, goal_id, amount, day, name) VALUES (?1, ?2, ?3, ?4, ?5)")
  }

  /// How many rows there are, and what they add up to.
  func depositDigest() throws -> Digest {
    Digest(try number("SELECT count(*) FROM deposit"), try number("SELECT sum(amount) FROM deposit"))
  }

  /// Fills the table, and leaves nothing in the log.
  func fill(with count: Int) throws {
    var maker = DepositMaker()
    try execute("BEGIN IMMEDIATE")
    let insert = try prepareInsert()
    for _ in 0..<count { try insert.insert(maker.next()) }
    try execute("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")
  }
}

extension RawStatement {
  /// Binds everything in place, and inserts before anything can move: nothing is copied but into the database.
  func insert(_ deposit: Deposit) throws {
    try deposit.id.withBytes { id in
      try deposit.goalID.withBytes { goalID in
        bind(id, count: 16, at: 1)
        bind(goalID, count: 16, at: 2)
        bind(deposit.amount, at: 3)
        bind(deposit.day, at: 4)
        guard var name = deposit.name else {
          bindNull(at: 5)
          return try run()
        }
        try name.withUTF8 { bytes in
          try bytes.withMemoryRebound(to: CChar.self) {
            sqlite3_bind_text(handle, 5, $0.baseAddress, Int32($0.count), nil)
            try run()
          }
        }
      }
    }
  }

  /// The row it stands at.
  func deposit() throws -> Deposit {
    Deposit(
      number: integer(0), id: try id(1), goalID: try id(2), amount: integer(3), day: integer(4), name: text(5))
  }

  /// The row with the id in the first parameter.
  func deposit(_ id: UUID) throws -> Deposit? {
    try id.withBytes { bytes in
      bind(bytes, count: 16, at: 1)
      defer { sqlite3_reset(handle) }
      return try step() ? try deposit() : nil
    }
  }

  /// All rows from where it stands.
  func deposits() throws -> [Deposit] {
    var deposits: [Deposit] = []
    while try step() { deposits.append(try deposit()) }
    return deposits
  }
}

/// SQL written by hand, as a program keeps it that asks more than one thing: a text with values, whose statement is
/// looked up.
final class HandwrittenSQL {
  enum Value {
    case integer(Int64)
    case id(UUID)
  }

  let database: RawDatabase
  private var statements: [String: RawStatement] = [:]

  init(_ database: RawDatabase) {
    self.database = database
  }

  func deposits(_ sql: String, _ values: [Value]) throws -> [Deposit] {
    let statement = try statement(sql)
    for (index, value) in zip(Int32(1)..., values) {
      switch value {
      case .integer(let number): statement.bind(number, at: index)
      case .id(let id): statement.bindCopy(id, at: index)
      }
    }
    return try statement.deposits()
  }

  private func statement(_ sql: String) throws -> RawStatement {
    if let known = statements[sql] { return known }
    let statement = try database.prepare(sql)
    statements[sql] = statement
    return statement
  }
}
