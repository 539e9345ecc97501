import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// Many rows in one transaction, into a new file each time.
  static let bulkInsert = Benchmark("bulkInsert", .nanosecondsPerRow, limit: .ratio(1.15)) { workshop in
    var maker = DepositMaker()
    let insertion = Insertion(deposits: maker.next(workshop.rows), workshop: workshop)
    var contenders = Contenders(raw: { try insertion.raw() }, modulo: { try insertion.modulo() })
    #if MODULO_PEERS
      contenders.grdb = { try insertion.grdb() }
    #endif
    return contenders
  }
}

/// Rows that go into an empty table.
@MainActor struct Insertion {
  let deposits: [Deposit]
  let workshop: Workshop

  /// Times the body on a new database, and reads what is in it then.
  func timed(_ body: (URL) throws -> Duration) throws -> Sample {
    let url = try workshop.emptyDatabase()
    let duration = try body(url)
    let digest = try RawDatabase(url).depositDigest()
    try workshop.remove(url)
    return Sample(duration, per: deposits.count, digest)
  }

  fileprivate func raw() throws -> Sample {
    try timed { url in
      let database = try RawDatabase(url)
      let insert = try database.prepareInsert()
      return try ContinuousClock().measure {
        try database.execute("BEGIN IMMEDIATE")
        for deposit in deposits { try insert.insert(deposit) }
        try database.execute("COMMIT")
      }
    }
  }

  fileprivate func modulo() throws -> Sample {
    try timed { url in
      let container = try Deposit.container(at: url)
      defer { container.close() }
      return try ContinuousClock().measure {
        try container.write { context in
          for deposit in deposits { try context.insert(deposit) }
        }
      }
    }
  }
}
