import CommandKit
import ModuloModels
import ModuloUtilities

// The same as in ScreenFailures, for what was given for a noun, what it names, and the rules of each.

extension Failure: ScreenFailure where Rule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .input(let problem): problem.outcome
    case .reference(_, let problem): problem.outcome
    case .rule(let rule): rule.outcome
    case .storage(let error): error.outcome
    }
  }
}

extension InputProblem {
  fileprivate var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .amount: (.usage, "unreadableAmount")
    case .rate: (.usage, "unreadableRate")
    case .day: (.usage, "unreadableDay")
    case .time: (.usage, "unreadableTime")
    case .halves: (.usage, "unreadableHalves")
    case .currency: (.usage, "unknownCurrency")
    case .name: (.failure, "unusableName")
    }
  }
}

extension ReferenceProblem {
  fileprivate var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unreadable: (.usage, "unreadableReference")
    case .notFound, .missing: (.failure, "notFound")
    case .ambiguous: (.failure, "ambiguous")
    }
  }
}

extension FinancialGoalRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .notAnEmoji: (.failure, "notAnEmoji")
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .missingCurrency: (.usage, "missingCurrency")
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .duplicateName: (.failure, "duplicateName")
    }
  }
}

extension ContributionRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount, .negativeChange, .negativeMove: (.failure, "negativeAmount")
    case .belowZero: (.failure, "belowZero")
    case .sameGoal: (.failure, "sameGoal")
    case .differentCurrencies: (.failure, "differentCurrencies")
    }
  }
}

extension FinancialAccountRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingProvider: (.failure, "missingProvider")
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .amountKindMismatch: (.failure, "otherSide")
    case .changesAssetToLiability: (.failure, "changesSide")
    case .missingCurrency: (.usage, "missingCurrency")
    case .duplicateName: (.failure, "duplicateName")
    }
  }
}

extension BalanceUpdateRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .lastUpdateCantBeDeleted: (.failure, "lastUpdateCantBeDeleted")
    }
  }
}

extension ExchangeRateRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingCurrency: (.usage, "missingCurrency")
    case .sameCurrency: (.failure, "sameCurrency")
    case .notPositive: (.failure, "notPositive")
    }
  }
}

extension BlockGroupRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .duplicateName: (.failure, "duplicateName")
    case .noSuchPlace: (.failure, "noSuchPlace")
    case .defaultGroup: (.failure, "defaultGroup")
    }
  }
}

extension BlockRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .duplicateName: (.failure, "duplicateName")
    case .noSuchPlace: (.failure, "noSuchPlace")
    case .icon: (.usage, "unknownIcon")
    case .color: (.usage, "unknownColor")
    }
  }
}

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
