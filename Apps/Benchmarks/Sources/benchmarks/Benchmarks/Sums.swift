import Foundation
import Measuring
import PersistenceKit

extension Benchmark {
  /// The sums of a great many amounts by goal, in one pass. Raw only adds them all up: the least that reading them costs.
  static let sumByGoal = Benchmark("sumByGoal", .milliseconds) { workshop in
    let sums = try Sums(workshop)
    var contenders = Contenders(raw: try sums.raw(), modulo: try sums.moduloByGoal())
    #if MODULO_PEERS
      contenders.grdb = try sums.grdb(by: "goal_id")
    #endif
    return contenders
  }

  /// The same by month, which is made of the day.
  static let sumByMonth = Benchmark("sumByMonth", .milliseconds, limit: .ratio(1.5)) { workshop in
    let sums = try Sums(workshop)
    var contenders = Contenders(raw: try sums.raw(), modulo: try sums.moduloByMonth())
    #if MODULO_PEERS
      contenders.grdb = try sums.grdb(by: "day / 100")
    #endif
    return contenders
  }
}

/// Amounts to be summed. The groups of all contenders must add up to the same.
@MainActor struct Sums {
  let url: URL

  init(_ workshop: Workshop) throws {
    url = try workshop.database(of: workshop.manyRows)
  }

  fileprivate func raw() throws -> Run {
    let database = try RawDatabase(url)
    let select = try database.prepare("SELECT sum(amount) FROM deposit")
    return {
      var sum: Int64 = 0
      let duration = try ContinuousClock().measure {
        while try select.step() { sum = select.integer(0) }
      }
      return Sample(duration, per: 1, Digest(sum))
    }
  }

  fileprivate func moduloByGoal() throws -> Run {
    let container = try Deposit.container(at: url)
    func sum() throws -> Sample {
      var sums: [UUID: Summary<Int64>] = [:]
      let duration = try ContinuousClock().measure {
        sums = try container.read { try $0.summaries(of: \Deposit.amount, by: \.goalID) }
      }
      return try sample(duration, sums, count: 100)
    }
    return { try sum() }
  }

  fileprivate func moduloByMonth() throws -> Run {
    let container = try Deposit.container(at: url)
    func sum() throws -> Sample {
      var sums: [Int64: Summary<Int64>] = [:]
      let duration = try ContinuousClock().measure {
        sums = try container.read { try $0.summaries(of: \Deposit.amount, by: \.day, grouping: { $0 / 100 }) }
      }
      return try sample(duration, sums, count: 60)
    }
    return { try sum() }
  }

  private func sample<Group>(_ duration: Duration, _ sums: [Group: Summary<Int64>], count: Int) throws -> Sample {
    guard sums.count == count else { throw BenchmarkError("\(sums.count) groups") }
    return Sample(duration, per: 1, Digest(sums.values.reduce(0) { $0 + $1.sum }))
  }
}
