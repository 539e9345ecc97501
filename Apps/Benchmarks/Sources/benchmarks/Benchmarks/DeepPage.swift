import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// A page of fifty, far down in a long list, by goal and newest first, many times in one read.
  static let deepPage = Benchmark("deepPage", .microseconds, limit: .absolute(50)) { workshop in
    let page = try DeepPage(workshop)
    var contenders = Contenders(raw: try page.raw(), modulo: try page.modulo())
    #if MODULO_PEERS
      contenders.grdb = try page.grdb()
    #endif
    return contenders
  }
}

/// The page after a row at 99 % of the list, found by the keys of that row and not by counting to it.
@MainActor struct DeepPage {
  let url: URL
  let goalID: UUID
  let day: Int64
  let number: Int64
  let repetitions: Int
  private let depth: Int

  init(_ workshop: Workshop) throws {
    url = try workshop.database(of: workshop.manyRows)
    let database = try RawDatabase(url)
    depth = workshop.manyRows / 100 * 99
    let last = try database.prepare(
      """
      SELECT \(RawDatabase.depositColumns) FROM deposit
      ORDER BY goal_id DESC, day DESC, number DESC LIMIT 1 OFFSET \(depth - 1)
      """)
    guard let deposit = try last.deposits().first else { throw BenchmarkError("the list is too short") }
    (goalID, day, number) = (deposit.goalID, deposit.day, deposit.number)
    repetitions = workshop.operations(500)
  }

  static let sql = """
    SELECT \(RawDatabase.depositColumns) FROM deposit WHERE (goal_id, day, number) < (?1, ?2, ?3)
    ORDER BY goal_id DESC, day DESC, number DESC LIMIT 50
    """

  /// Times a body that reads the page so many times.
  func timed(_ body: (inout [Deposit]) throws -> Void) rethrows -> Sample {
    var found: [Deposit] = []
    let duration = try ContinuousClock().measure { try body(&found) }
    return Sample(duration, per: repetitions, Digest(found))
  }

  fileprivate func raw() throws -> Run {
    let database = try RawDatabase(url)
    let select = try database.prepare(Self.sql)
    return {
      try timed { found in
        try database.execute("BEGIN")
        for _ in 0..<repetitions {
          select.bindCopy(goalID, at: 1)
          select.bind(day, at: 2)
          select.bind(number, at: 3)
          found = try select.deposits()
        }
        try database.execute("COMMIT")
      }
    }
  }

  fileprivate func modulo() throws -> Run {
    let container = try Deposit.container(at: url)
    let order: [SortDescriptor<Deposit>] = [
      SortDescriptor(\.goalID, order: .reverse), SortDescriptor(\.day, order: .reverse),
      SortDescriptor(\.number, order: .reverse),
    ]
    let pages = FetchDescriptor<Deposit>(sortBy: order, fetchLimit: 50)
    let skipped = FetchDescriptor<Deposit>(sortBy: order, fetchLimit: depth)
    let cursor = try container.read { try $0.fetchPage(skipped).next }
    func fetch() throws -> Sample {
      try timed { found in
        try container.read { context in
          for _ in 0..<repetitions { found = try context.fetchPage(pages, after: cursor).models }
        }
      }
    }
    return { try fetch() }
  }
}
