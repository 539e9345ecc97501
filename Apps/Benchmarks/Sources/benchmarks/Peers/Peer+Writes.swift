#if MODULO_PEERS
  import Foundation
  import GRDB

  extension Insertion {
    func grdb() throws -> Sample {
      try timed { url in
        let pool = try Peer.pool(url)
        let duration = try ContinuousClock().measure {
          try pool.write { database in
            let insert = try database.cachedStatement(sql: Peer.insert)
            for deposit in deposits { try insert.execute(arguments: deposit.arguments) }
          }
        }
        try pool.close()
        return duration
      }
    }
  }

  @MainActor func grdbDurableInsert(_ workshop: Workshop, _ count: Int) throws -> Run {
    let url = try workshop.emptyDatabase()
    let pool = try Peer.pool(url)
    var maker = DepositMaker()
    func insert() throws -> Sample {
      let deposits = maker.next(count)
      let duration = try ContinuousClock().measure {
        for deposit in deposits {
          try pool.write { database in
            try database.cachedStatement(sql: Peer.insert).execute(arguments: deposit.arguments)
          }
        }
      }
      return Sample(duration, per: count, try RawDatabase(url).depositDigest())
    }
    return { try insert() }
  }
#endif
