import CommandKit
import ModuloModels

extension RecurringPlanRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .unreadableInterval: (.usage, "unreadableInterval")
    case .interval: (.failure, "interval")
    case .dayOfMonth: (.failure, "dayOfMonth")
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .enteredThrough: (.failure, "alreadyEntered")
    case .amountOfBalance: (.failure, "amountOfBalance")
    case .notDue: (.failure, "notDue")
    case .nothingToEnter: (.failure, "nothingToEnter")
    case .accountShort: (.failure, "accountShort")
    case .noPlans: (.failure, "noPlans")
    }
  }
}
