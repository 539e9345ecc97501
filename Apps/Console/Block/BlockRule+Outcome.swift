import CommandKit
import ModuloModels

extension BlockRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .duplicateName: (.failure, "duplicateName")
    case .noSuchPlace: (.failure, "noSuchPlace")
    case .icon: (.usage, "unknownIcon")
    case .color: (.usage, "unknownColor")
    }
  }
}
