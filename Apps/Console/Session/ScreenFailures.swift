import CommandKit
import ModuloModels
import ModuloUtilities

// What each error ends the program with, and what a script knows it by. Every switch is exhaustive on purpose: a new
// case has to be decided here.

extension StorageError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .outOfRange: (.failure, "outOfRange")
    case .busy: (.temporaryFailure, "busy")
    case .permission: (.noPermission, "permission")
    case .diskFull: (.ioError, "full")
    case .cannotOpen: (.cantCreate, "cannotOpen")
    case .foreignFile: (.dataError, "notOurs")
    case .newerSchema: (.configuration, "newer")
    case .damaged: (.dataError, "damaged")
    case .invalidDocument: (.dataError, "invalidDocument")
    case .notEmpty: (.failure, "notEmpty")
    case .alreadyExists: (.cantCreate, "alreadyExists")
    case .inputOutput: (.ioError, "inputOutput")
    case .outcomeUnknown: (.ioError, "outcomeUnknown")
    // Whatever failed: trying again, as after busy, would find the change made.
    case .failedAfter: (.ioError, "failedAfterChange")
    case .cancelled: (.interrupted, "interrupted")
    case .aborted, .internalError: (.software, "internal")
    }
  }
}

extension ContributionImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusableOption: (.usage, "unusableOption")
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(.missing): (.noInput, "missingFile")
    case .unreadableFile(.permissionDenied): (.noPermission, "permission")
    case .unreadableFile(.ownFile): (.dataError, "ownFile")
    case .unreadableFile(.unreadable): (.ioError, "unreadableFile")
    case .rejected: (.dataError, "rejected")
    case .belowZero: (.failure, "belowZero")
    case .goal(let error): error.outcome
    case .storage(let error): error.outcome
    }
  }
}

extension BalanceUpdateImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(.missing): (.noInput, "missingFile")
    case .unreadableFile(.permissionDenied): (.noPermission, "permission")
    case .unreadableFile(.ownFile): (.dataError, "ownFile")
    case .unreadableFile(.unreadable): (.ioError, "unreadableFile")
    case .rejected: (.dataError, "rejected")
    case .storage(let error): error.outcome
    }
  }
}

extension DataError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .noData: (.noInput, "noData")
    case .faulty: (.dataError, "faulty")
    case .missingPath: (.usage, "missingPath")
    case .inMemory: (.failure, "inMemory")
    case .alreadyExists: (.cantCreate, "alreadyExists")
    case .unreadableFile(.missing): (.noInput, "missingFile")
    case .unreadableFile(.permissionDenied): (.noPermission, "permission")
    case .unreadableFile(.ownFile): (.dataError, "ownFile")
    case .unreadableFile(.unreadable): (.ioError, "unreadableFile")
    case .unusableBackup: (.dataError, "unusableBackup")
    case .invalidDocument: (.dataError, "invalidDocument")
    case .notEmpty: (.failure, "notEmpty")
    case .account(let error): error.outcome
    case .notRemoved: (.ioError, "notRemoved")
    case .outputFailed: (.ioError, "outputFailed")
    case .storage(let error): error.outcome
    }
  }
}

extension SettingsError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusable: (.usage, "unusableSetting")
    case .malformed, .unreadable: (.configuration, "badConfiguration")
    case .unwritable: (.ioError, "unwritableSettings")
    case .unsynchronized: (.ioError, "failedAfterChange")
    case .busy: (.temporaryFailure, "busy")
    }
  }
}
