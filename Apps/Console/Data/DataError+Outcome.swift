import CommandKit
import ModuloModels

extension DataError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .noData: (.noInput, "noData")
    case .faulty: (.dataError, "faulty")
    case .missingPath: (.usage, "missingPath")
    case .inMemory: (.failure, "inMemory")
    case .alreadyExists: (.cantCreate, "alreadyExists")
    case .unreadableFile(let error): error.outcome
    case .unusableBackup: (.dataError, "unusableBackup")
    case .invalidDocument: (.dataError, "invalidDocument")
    case .notEmpty: (.failure, "notEmpty")
    case .account(let error): error.outcome
    case .tracking(let error): error.outcome
    case .notRemoved: (.ioError, "notRemoved")
    case .unknownRole: (.failure, "unknownRole")
    case .noMember: (.failure, "noMember")
    case .managing: (.failure, "managing")
    case .occupied: (.failure, "notEmpty")
    case .missingRole: (.usage, "missingRole")
    case .outputFailed: (.ioError, "outputFailed")
    case .storage(let error): error.outcome
    }
  }
}
