#if MODULO_PEERS
  import Foundation
  import GRDB

  /// GRDB, opened as its documentation advises: a pool, with the settings of the other contenders.
  enum Peer {
    static func pool(_ url: URL) throws -> DatabasePool {
      var configuration = Configuration()
      configuration.prepareDatabase { database in
        // A pool sets the journal's mode itself.
        for setting in RawDatabase.settings where !setting.hasPrefix("journal_mode") {
          try database.execute(sql: "PRAGMA \(setting)")
        }
      }
      let pool = try DatabasePool(path: url.path, configuration: configuration)
      // It has turned to NORMAL with the log, which would lose acknowledged commits with the power.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      return pool
    }

    static let insert = "INSERT INTO deposit (id, goal_id, amount, day, name) VALUES (?, ?, ?, ?, ?)"
  }

  /// Read by index, which its documentation calls the fastest.
  extension Deposit: FetchableRecord, TableRecord {
    static var databaseTableName: String { "deposit" }

    init(row: GRDB.Row) throws {
      self.init(number: row[0], id: row[1], goalID: row[2], amount: row[3], day: row[4], name: row[5])
    }

    var arguments: StatementArguments { [id, goalID, amount, day, name] }
  }
#endif
