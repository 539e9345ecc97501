import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// Some fifty rows that satisfy four conditions, in an order that an index has.
  static let fetchFourConditions = Benchmark("fetchFourConditions", .microseconds, limit: .ratio(1.2)) { workshop in
    let search = try Search(workshop)
    var contenders = Contenders(raw: try search.raw(), modulo: try search.modulo())
    #if MODULO_PEERS
      contenders.grdb = try search.grdb()
    #endif
    return contenders
  }
}

/// Goals, half a year of each of which is searched for larger amounts.
@MainActor struct Search {
  let url: URL
  let goalIDs: [UUID]
  let start: Int64 = 2023_01_01
  let end: Int64 = 2023_07_01
  let least: Int64 = 50_000

  init(_ workshop: Workshop) throws {
    url = try workshop.database(of: workshop.rows)
    let goalIDs = DepositMaker().goalIDs
    self.goalIDs = (0..<workshop.operations(500)).map { goalIDs[$0 % goalIDs.count] }
  }

  static let sql = """
    SELECT \(RawDatabase.depositColumns) FROM deposit
    WHERE goal_id = ?1 AND day >= ?2 AND day < ?3 AND amount >= ?4 ORDER BY day, number
    """

  /// Times a body that finds the rows of each goal.
  func timed(_ body: (inout [[Deposit]]) throws -> Void) rethrows -> Sample {
    var found: [[Deposit]] = []
    found.reserveCapacity(goalIDs.count)
    let duration = try ContinuousClock().measure { try body(&found) }
    var digest = Digest()
    for deposit in found.joined() { digest.add(deposit) }
    return Sample(duration, per: goalIDs.count, digest)
  }

  fileprivate func raw() throws -> Run {
    let database = try RawDatabase(url)
    let select = try database.prepare(Self.sql)
    return {
      try timed { found in
        try database.execute("BEGIN")
        for goalID in goalIDs {
          try goalID.withBytes { bytes in
            select.bind(bytes, count: 16, at: 1)
            select.bind(start, at: 2)
            select.bind(end, at: 3)
            select.bind(least, at: 4)
            found.append(try select.deposits())
          }
        }
        try database.execute("COMMIT")
      }
    }
  }

  fileprivate func modulo() throws -> Run {
    let container = try Deposit.container(at: url)
    let (start, end, least) = (start, end, least)
    func search() throws -> Sample {
      try timed { found in
        try container.read { context in
          for goalID in goalIDs {
            let descriptor = FetchDescriptor<Deposit>(
              predicate: #Predicate {
                $0.goalID == goalID && $0.day >= start && $0.day < end && $0.amount >= least
              }, sortBy: [SortDescriptor(\.day)])
            found.append(try context.fetch(descriptor))
          }
        }
      }
    }
    return { try search() }
  }
}
