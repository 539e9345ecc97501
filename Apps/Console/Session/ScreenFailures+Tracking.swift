import CommandKit
import ModuloModels
import ModuloUtilities

// The same as in ScreenFailures, for what is tracked.

extension TrackingError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .notRunning: (.failure, "notRunning")
    case .alreadyRunning: (.failure, "alreadyRunning")
    case .rule(let rule): (.failure, rule.code)
    case .unreadableTime: (.usage, "unreadableTime")
    case .unreadableDay: (.usage, "unreadableDay")
    case .unreadableHalves: (.usage, "unreadableHalves")
    case .block(let error): error.outcome
    case .unreadableReference: (.usage, "unreadableReference")
    case .notFound: (.failure, "notFound")
    case .storage(let error): error.outcome
    }
  }
}

extension TrackingRule {
  fileprivate var code: String {
    switch self {
    case .alreadyPaused: "alreadyPaused"
    case .notPaused: "notPaused"
    case .lessThanHalf: "lessThanHalf"
    case .beforeLastEvent: "beforeLastEvent"
    case .inFuture: "inFuture"
    case .endBeforeStart: "endBeforeStart"
    case .memoTooLong, .memoControlCharacter: "unusableMemo"
    case .overlap: "overlap"
    }
  }
}
