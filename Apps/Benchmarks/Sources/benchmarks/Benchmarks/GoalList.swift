import Foundation
import Measuring
import ModuloModels
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities

extension Benchmark {
  /// What `goal list` asks of the repository: a hundred goals with their totals.
  static let goalList1k = Benchmark("goalList1k", .milliseconds) { try goalList($0, contributions: 1_000) }

  /// The same when they have a thousand times as many contributions.
  static let goalList1M = Benchmark("goalList1M", .milliseconds) { try goalList($0, contributions: $0.manyRows) }
}

@MainActor private func goalList(_ workshop: Workshop, contributions: Int) throws -> Contenders {
  let url = workshop.newFile()
  try Ledger.make(at: url, goals: 100, contributions: contributions)
  let count = workshop.operations(100)
  var contenders = Contenders(raw: try rawGoalList(url, count), modulo: try moduloGoalList(url, count))
  #if MODULO_PEERS
    contenders.grdb = try grdbGoalList(url, count)
  #endif
  return contenders
}

@MainActor private func rawGoalList(_ url: URL, _ count: Int) throws -> Run {
  let list = try RawGoalList(RawDatabase(url))
  let month = try Ledger.month
  return {
    var records: [FinancialGoalRecord] = []
    let duration = try ContinuousClock().measure {
      for _ in 0..<count { records = try list.fetch(in: month) }
    }
    return Sample(duration, per: count, Digest(records))
  }
}

@MainActor private func moduloGoalList(_ url: URL, _ count: Int) throws -> Run {
  let manager = DefaultDataContextManager(url: url) { .benchmark }
  let repository = DefaultFinancialGoalRepository(storage: DefaultStorage(manager: manager))
  let day = try Ledger.month.firstDay
  return {
    var records: [FinancialGoalRecord] = []
    let start = ContinuousClock.now
    for _ in 0..<count { records = try await repository.fetchAll(on: day) }
    return Sample(ContinuousClock.now - start, per: count, Digest(records))
  }
}
