#if MODULO_PEERS
  import Foundation
  import GRDB

  @MainActor func grdbFetch(_ url: URL) throws -> Run {
    let pool = try Peer.pool(url)
    func fetch() throws -> Sample {
      var found: [Deposit] = []
      let duration = try ContinuousClock().measure {
        found = try pool.read { database in
          try Deposit.fetchAll(
            database.cachedStatement(sql: "SELECT \(RawDatabase.depositColumns) FROM deposit ORDER BY number"))
        }
      }
      return Sample(duration, per: found.count, Digest(found))
    }
    return { try fetch() }
  }

  extension Lookup {
    func grdb() throws -> Run {
      try grdb { database, id in
        let sql = "SELECT \(RawDatabase.depositColumns) FROM deposit WHERE id = ?"
        return try Deposit.fetchOne(database.cachedStatement(sql: sql), arguments: [id])
      }
    }

    /// Through its query interface, which makes the SQL each time.
    func grdbByFilter() throws -> Run {
      try grdb { database, id in try Deposit.filter(Column("id") == id).fetchOne(database) }
    }

    private func grdb(_ get: @escaping @Sendable (Database, UUID) throws -> Deposit?) throws -> Run {
      let pool = try Peer.pool(url)
      let ids = ids
      func read() throws -> Sample {
        try timed { found in
          found += try pool.read { database in try ids.compactMap { try get(database, $0) } }
        }
      }
      return { try read() }
    }
  }

  extension Search {
    func grdb() throws -> Run {
      let pool = try Peer.pool(url)
      let (goalIDs, start, end, least) = (goalIDs, start, end, least)
      func search() throws -> Sample {
        try timed { found in
          found = try pool.read { database in
            let select = try database.cachedStatement(sql: Search.sql)
            return try goalIDs.map { try Deposit.fetchAll(select, arguments: [$0, start, end, least]) }
          }
        }
      }
      return { try search() }
    }
  }

  extension DeepPage {
    func grdb() throws -> Run {
      let pool = try Peer.pool(url)
      let (goalID, day, number) = (goalID, day, number)
      func fetch() throws -> Sample {
        try timed { found in
          try pool.read { database in
            for _ in 0..<repetitions {
              found = try Deposit.fetchAll(
                database.cachedStatement(sql: DeepPage.sql), arguments: [goalID, day, number])
            }
          }
        }
      }
      return { try fetch() }
    }
  }
#endif
