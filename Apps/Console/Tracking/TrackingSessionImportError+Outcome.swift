import CommandKit
import ModuloModels

extension TrackingSessionImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusableOption: (.usage, "unusableOption")
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(let error): error.outcome
    case .rejected: (.dataError, "rejected")
    case .storage(let error): error.outcome
    }
  }
}
