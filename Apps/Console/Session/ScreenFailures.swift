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
    case .unreachable: (.temporaryFailure, "unreachable")
    case .address(.password): (.usage, "passwordInAddress")
    case .address(.book): (.usage, "bookName")
    case .address(.form): (.usage, "addressForm")
    case .missingBook: (.noInput, "missingBook")
    case .needsFile: (.failure, "needsFile")
    case .needsServer: (.failure, "needsServer")
    case .readOnly: (.noPermission, "readOnly")
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
    case .repeated: (.temporaryFailure, ConsoleFailure.repeated)
    case .unkept: (.usage, ConsoleFailure.unkept)
    case .cancelled: (.interrupted, "interrupted")
    case .aborted, .internalError: (.software, "internal")
    }
  }
}

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

extension ByteSourceError {
  /// That of every error about an input file.
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missing: (.noInput, "missingFile")
    case .permissionDenied: (.noPermission, "permission")
    case .ownFile: (.dataError, "ownFile")
    case .unreadable: (.ioError, "unreadableFile")
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
    case .moment: (.usage, "unreadableMoment")
    case .future: (.usage, "future")
    case .reversed: (.usage, "reversed")
    case .halves: (.usage, "unreadableHalves")
    case .number: (.usage, "unreadableNumber")
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
