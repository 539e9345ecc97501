import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// One row in a transaction of its own, on disk when the call returns.
  static let durableInsert = Benchmark("durableInsert", .microseconds, limit: .ratio(1.1)) { workshop in
    let count = workshop.operations(500)
    var contenders = Contenders(
      raw: try rawDurableInsert(workshop, count), modulo: try moduloDurableInsert(workshop, count))
    #if MODULO_PEERS
      contenders.grdb = try grdbDurableInsert(workshop, count)
    #endif
    return contenders
  }
}

/// Each contender fills a file of its own with the same rows.
@MainActor private func rawDurableInsert(_ workshop: Workshop, _ count: Int) throws -> Run {
  let database = try RawDatabase(workshop.emptyDatabase())
  let (begin, insert, commit) = (
    try database.prepare("BEGIN IMMEDIATE"), try database.prepareInsert(), try database.prepare("COMMIT")
  )
  var maker = DepositMaker()
  return {
    let deposits = maker.next(count)
    let duration = try ContinuousClock().measure {
      for deposit in deposits {
        try begin.run()
        try insert.insert(deposit)
        try commit.run()
      }
    }
    return Sample(duration, per: count, try database.depositDigest())
  }
}

@MainActor private func moduloDurableInsert(_ workshop: Workshop, _ count: Int) throws -> Run {
  let url = try workshop.emptyDatabase()
  let container = try Deposit.container(at: url)
  var maker = DepositMaker()
  func insert() throws -> Sample {
    let deposits = maker.next(count)
    let duration = try ContinuousClock().measure {
      for deposit in deposits { try container.write { try $0.insert(deposit) } }
    }
    return Sample(duration, per: count, try RawDatabase(url).depositDigest())
  }
  return { try insert() }
}
