import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// One row by its id, many times in one read.
  static let getByKey = Benchmark("getByKey", .microseconds, limit: .ratio(1.25)) { workshop in
    let lookup = try Lookup(workshop)
    var contenders = Contenders(raw: try lookup.raw(), modulo: try lookup.moduloByKey())
    #if MODULO_PEERS
      contenders.grdb = try lookup.grdb()
    #endif
    return contenders
  }

  /// The same through a predicate, against SQL that is written by hand: both look their statement up, and gather rows.
  static let getByPredicate = Benchmark("getByPredicate", .microseconds, limit: .ratio(1.5)) { workshop in
    let lookup = try Lookup(workshop)
    var contenders = Contenders(raw: try lookup.handwritten(), modulo: try lookup.moduloByPredicate())
    #if MODULO_PEERS
      contenders.grdb = try lookup.grdbByFilter()
    #endif
    return contenders
  }
}

/// Ids to be looked up, in no order.
@MainActor struct Lookup {
  let url: URL
  let ids: [UUID]

  init(_ workshop: Workshop) throws {
    url = try workshop.database(of: workshop.rows)
    var maker = DepositMaker()
    var generator = SeededGenerator(seed: 7)
    let all = maker.next(workshop.rows).map(\.id)
    ids = (0..<workshop.operations(10_000)).map { _ in all[Int.random(in: all.indices, using: &generator)] }
  }

  /// Times a body that appends what it finds.
  func timed(_ body: (inout [Deposit]) throws -> Void) rethrows -> Sample {
    var found: [Deposit] = []
    found.reserveCapacity(ids.count)
    let duration = try ContinuousClock().measure { try body(&found) }
    return Sample(duration, per: ids.count, Digest(found))
  }

  fileprivate func raw() throws -> Run {
    let database = try RawDatabase(url)
    let select = try database.prepare("SELECT \(RawDatabase.depositColumns) FROM deposit WHERE id = ?1")
    return {
      try timed { found in
        try database.execute("BEGIN")
        for id in ids {
          if let deposit = try select.deposit(id) { found.append(deposit) }
        }
        try database.execute("COMMIT")
      }
    }
  }

  fileprivate func handwritten() throws -> Run {
    let sql = HandwrittenSQL(try RawDatabase(url))
    return {
      try timed { found in
        try sql.database.execute("BEGIN")
        for id in ids {
          found += try sql.deposits("SELECT \(RawDatabase.depositColumns) FROM deposit WHERE id = ?1", [.id(id)])
        }
        try sql.database.execute("COMMIT")
      }
    }
  }

  fileprivate func moduloByKey() throws -> Run {
    let container = try Deposit.container(at: url)
    func get() throws -> Sample {
      try timed { found in
        try container.read { context in
          for id in ids {
            if let deposit = try context.model(Deposit.self, for: id) { found.append(deposit) }
          }
        }
      }
    }
    return { try get() }
  }

  fileprivate func moduloByPredicate() throws -> Run {
    let container = try Deposit.container(at: url)
    func get() throws -> Sample {
      try timed { found in
        try container.read { context in
          for id in ids {
            found += try context.fetch(FetchDescriptor<Deposit>(predicate: #Predicate { $0.id == id }))
          }
        }
      }
    }
    return { try get() }
  }
}
