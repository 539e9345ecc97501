import CommandKit
import ModuloModels
import ModuloUtilities

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
