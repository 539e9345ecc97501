import CommandKit
import ModuloModels

extension PlannedBlockRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .past, .pastDay: (.failure, "inPast")
    case .overMidnight: (.failure, "overMidnight")
    case .overlap: (.failure, "overlap")
    case .times: (.failure, "clockChange")
    case .nothingPlanned, .noPlans: (.failure, "nothingPlanned")
    }
  }
}
