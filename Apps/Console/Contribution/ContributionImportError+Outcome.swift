import CommandKit
import ModuloModels
import ModuloUtilities

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
