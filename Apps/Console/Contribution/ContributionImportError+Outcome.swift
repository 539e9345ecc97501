import CommandKit
import ModuloModels

extension ContributionImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusableOption: (.usage, "unusableOption")
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(let error): error.outcome
    case .rejected: (.dataError, "rejected")
    case .belowZero: (.failure, "belowZero")
    case .goal(let error): error.outcome
    case .storage(let error): error.outcome
    }
  }
}
