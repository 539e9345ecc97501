import CommandKit
import ModuloModels

extension BlockGroupRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .duplicateName: (.failure, "duplicateName")
    case .noSuchPlace: (.failure, "noSuchPlace")
    case .defaultGroup: (.failure, "defaultGroup")
    }
  }
}
