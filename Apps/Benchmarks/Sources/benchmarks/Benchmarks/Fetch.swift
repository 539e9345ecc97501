import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// All rows of a table as values, in the order of insertion.
  static let fetch = Benchmark("fetch", .nanosecondsPerRow, limit: .ratio(1.2)) { workshop in
    let url = try workshop.database(of: workshop.rows)
    var contenders = Contenders(raw: try rawFetch(url), modulo: try moduloFetch(url))
    #if MODULO_PEERS
      contenders.grdb = try grdbFetch(url)
    #endif
    return contenders
  }
}

@MainActor private func rawFetch(_ url: URL) throws -> Run {
  let database = try RawDatabase(url)
  let select = try database.prepare("SELECT \(RawDatabase.depositColumns) FROM deposit ORDER BY number")
  return {
    var found: [Deposit] = []
    let duration = try ContinuousClock().measure { found = try select.deposits() }
    return Sample(duration, per: found.count, Digest(found))
  }
}

@MainActor private func moduloFetch(_ url: URL) throws -> Run {
  let container = try Deposit.container(at: url)
  func fetch() throws -> Sample {
    var found: [Deposit] = []
    let duration = try ContinuousClock().measure {
      found = try container.read { try $0.fetch(FetchDescriptor<Deposit>()) }
    }
    return Sample(duration, per: found.count, Digest(found))
  }
  return { try fetch() }
}
