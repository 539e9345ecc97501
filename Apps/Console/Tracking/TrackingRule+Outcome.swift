import CommandKit
import ModuloModels

extension TrackingRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .notRunning: (.failure, "notRunning")
    case .alreadyRunning: (.failure, "alreadyRunning")
    case .alreadyPaused: (.failure, "alreadyPaused")
    case .notPaused: (.failure, "notPaused")
    case .lessThanMinute: (.failure, "lessThanMinute")
    case .beforeLastEvent: (.failure, "beforeLastEvent")
    case .inFuture: (.failure, "inFuture")
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .memoTooLong, .memoControlCharacter: (.failure, "unusableMemo")
    case .overlap: (.failure, "overlap")
    case .nothingToContinue: (.failure, "nothingToContinue")
    case .anotherDay: (.failure, "anotherDay")
    case .outsideSession: (.failure, "outsideSession")
    case .notJoinable: (.failure, "notJoinable")
    case .between: (.failure, "between")
    }
  }
}
