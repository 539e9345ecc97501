import CommandKit
import ModuloModels

extension TrackingRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .notRunning: (.failure, "notRunning")
    case .alreadyRunning: (.failure, "alreadyRunning")
    case .alreadyPaused: (.failure, "alreadyPaused")
    case .notPaused: (.failure, "notPaused")
    case .lessThanHalf: (.failure, "lessThanHalf")
    case .beforeLastEvent: (.failure, "beforeLastEvent")
    case .inFuture: (.failure, "inFuture")
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .memoTooLong, .memoControlCharacter: (.failure, "unusableMemo")
    case .overlap: (.failure, "overlap")
    }
  }
}
