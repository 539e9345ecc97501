import Measuring

/// The same work, done by each contender.
struct Benchmark {
  /// What a figure is given in.
  enum Unit {
    case nanosecondsPerRow, microseconds, milliseconds

    var name: String {
      switch self {
      case .nanosecondsPerRow: "ns/row"
      case .microseconds: "µs"
      case .milliseconds: "ms"
      }
    }

    var nanoseconds: Double {
      switch self {
      case .nanosecondsPerRow: 1
      case .microseconds: 1e3
      case .milliseconds: 1e6
      }
    }
  }

  let name: String
  let unit: Unit
  let limit: Limit?
  let prepare: @MainActor (Workshop) async throws -> Contenders

  init(
    _ name: String, _ unit: Unit, limit: Limit? = nil,
    _ prepare: @escaping @MainActor (Workshop) async throws -> Contenders
  ) {
    self.name = name
    self.unit = unit
    self.limit = limit
    self.prepare = prepare
  }
}

/// Who does the work.
struct Contenders {
  var raw: Run
  var modulo: Run
  var grdb: Run?

  init(raw: @escaping Run, modulo: @escaping Run, grdb: Run? = nil) {
    self.raw = raw
    self.modulo = modulo
    self.grdb = grdb
  }

  var all: [Run] { [raw, modulo] + (grdb.map { [$0] } ?? []) }
}

extension Benchmark {
  /// In the order in which they are reported.
  static var all: [Benchmark] {
    [
      bulkInsert, durableInsert, fetch, getByKey, getByPredicate, fetchFourConditions, deepPage, sumByGoal, sumByMonth,
      goalList1k, goalList1M, coldStart, importCSV, importCSV1M, importBankCSV1M, importCSVAgain, importBankCSVAgain,
      importCSVHistory, importUndo, readOFX, readCamt, readMT940, contributionAdd, contributionAddHistory,
      contributionAddCommand, dataCheck1M, goalListPlans, portfolioPlans, overviewPlans, reportPlans, due,
      serverContributionAdd, serverGoalList1k, serverGoalList1M, serverPortfolio1k, serverPortfolio1M, serverImport1M,
      dayPlanned, timePlanned, timeTargets, dayTargets, overviewTargets, frame, frameOfPanels,
    ]
  }
}
