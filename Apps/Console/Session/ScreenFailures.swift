import CommandKit
import ModuloModels
import ModuloUtilities

// What each error ends the program with, and what a script knows it by. Every switch is exhaustive on purpose: a new
// case has to be decided here.

extension StorageError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .outOfRange: (.failure, "outOfRange")
    case .busy: (.busy, "busy")
    case .permission: (.noPermission, "permission")
    case .full: (.inputOutput, "full")
    case .cannotOpen: (.cannotCreate, "cannotOpen")
    case .notOurs: (.badData, "notOurs")
    case .newer: (.badConfiguration, "newer")
    case .damaged: (.badData, "damaged")
    case .invalidDocument: (.badData, "invalidDocument")
    case .notEmpty: (.failure, "notEmpty")
    case .alreadyExists: (.cannotCreate, "alreadyExists")
    case .inputOutput: (.inputOutput, "inputOutput")
    case .outcomeUnknown: (.inputOutput, "outcomeUnknown")
    case .cancelled: (.interrupted, "interrupted")
    case .aborted, .programming: (.ourBug, "internal")
    }
  }
}

extension FinancialGoalError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .notAnEmoji: (.failure, "notAnEmoji")
    case .unusableName: (.failure, "unusableName")
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .unreadableAmount: (.usage, "unreadableAmount")
    case .unreadableDay: (.usage, "unreadableDay")
    case .unknownCurrency: (.usage, "unknownCurrency")
    case .missingCurrency: (.usage, "missingCurrency")
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .duplicateName: (.failure, "duplicateName")
    case .unreadableReference: (.usage, "unreadableReference")
    case .notFound: (.failure, "notFound")
    case .ambiguous: (.failure, "ambiguous")
    case .storage(let error): error.outcome
    }
  }
}

extension ContributionError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount, .negativeChange, .negativeMove: (.failure, "negativeAmount")
    case .unreadableAmount: (.usage, "unreadableAmount")
    case .unreadableDay: (.usage, "unreadableDay")
    case .unreadableReference: (.usage, "unreadableReference")
    case .belowZero: (.failure, "belowZero")
    case .sameGoal: (.failure, "sameGoal")
    case .differentCurrencies: (.failure, "differentCurrencies")
    case .goal(let error): error.outcome
    case .goalNotFound, .notFound: (.failure, "notFound")
    case .storage(let error): error.outcome
    }
  }
}

extension ContributionImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusableOption: (.usage, "unusableOption")
    case .unreadableFile(.missing): (.noInput, "missingFile")
    case .unreadableFile(.permissionDenied): (.noPermission, "permission")
    case .unreadableFile(.ownFile): (.badData, "ownFile")
    case .unreadableFile(.unreadable): (.inputOutput, "unreadableFile")
    case .rejected: (.badData, "rejected")
    case .belowZero: (.failure, "belowZero")
    case .goal(let error): error.outcome
    case .goalNotFound: (.failure, "notFound")
    case .storage(let error): error.outcome
    }
  }
}

extension DataError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .noData: (.noInput, "noData")
    case .faulty: (.badData, "faulty")
    case .alreadyExists: (.cannotCreate, "alreadyExists")
    case .unreadableFile(.missing): (.noInput, "missingFile")
    case .unreadableFile(.permissionDenied): (.noPermission, "permission")
    case .unreadableFile(.ownFile): (.badData, "ownFile")
    case .unreadableFile(.unreadable): (.inputOutput, "unreadableFile")
    case .unusableBackup: (.badData, "unusableBackup")
    case .invalidDocument: (.badData, "invalidDocument")
    case .notEmpty: (.failure, "notEmpty")
    case .account(let error): error.outcome
    case .outputFailed: (.inputOutput, "outputFailed")
    case .storage(let error): error.outcome
    }
  }
}

extension SettingsError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusable: (.usage, "unusableSetting")
    case .malformed, .unreadable: (.badConfiguration, "badConfiguration")
    case .unwritable: (.inputOutput, "unwritableSettings")
    case .busy: (.busy, "busy")
    }
  }
}
