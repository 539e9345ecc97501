import CommandKit
import ModuloModels
import ModuloUtilities

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
