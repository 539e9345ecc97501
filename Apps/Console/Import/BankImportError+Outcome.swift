import CommandKit
import ModuloModels
import ModuloUtilities

extension BankImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(let error): error.outcome
    case .file(_, BankFileError.unknownProfile): (.usage, "unknownProfile")
    case .file: (.dataError, "notAStatement")
    case .undecided: (.dataError, "undecided")
    case .noTarget: (.usage, "noTarget")
    case .unknownAccount: (.usage, "unknownAccount")
    case .rejected: (.dataError, "rejected")
    case .severalAccounts: (.usage, "severalAccounts")
    case .noRows: (.dataError, "noRows")
    case .noBalances: (.dataError, "noBalances")
    case .probable: (.dataError, "probableDuplicates")
    case .belowZero: (.failure, "belowZero")
    case .goal(let error): error.outcome
    case .account(let error): error.outcome
    case .unanswered: (.usage, "unanswered")
    case .profile(let error): error.outcome
    case .storage(let error): error.outcome
    }
  }
}

extension OwnProfileError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .malformed, .otherName: (.dataError, "badProfile")
    case .invalidName: (.usage, "badProfileName")
    case .shipped: (.failure, "shippedProfile")
    case .exists: (.cantCreate, "alreadyExists")
    case .unreadable(let error): error.outcome
    case .storage(let error): error.outcome
    }
  }
}
