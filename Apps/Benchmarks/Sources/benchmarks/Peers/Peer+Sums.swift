#if MODULO_PEERS
  import Foundation
  import GRDB

  extension Sums {
    /// Grouped in SQL: what its query interface writes too.
    func grdb(by group: String) throws -> Run {
      let pool = try Peer.pool(url)
      let sql = "SELECT \(group), sum(amount), count(*), min(amount), max(amount) FROM deposit GROUP BY 1"
      func sum() throws -> Sample {
        var sums: [DatabaseValue: Int64] = [:]
        let duration = try ContinuousClock().measure {
          sums = try pool.read { database in
            var sums: [DatabaseValue: Int64] = [:]
            let rows = try Row.fetchCursor(database.cachedStatement(sql: sql))
            while let row = try rows.next() { sums[row[0]] = row[1] }
            return sums
          }
        }
        return Sample(duration, per: 1, Digest(sums.values.reduce(0, +)))
      }
      return { try sum() }
    }
  }
#endif
