import CommandKit
import ModuloModels

extension SettingsError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unusable: (.usage, "unusableSetting")
    case .malformed, .unreadable: (.configuration, "badConfiguration")
    case .unwritable: (.ioError, "unwritableSettings")
    case .unsynchronized: (.ioError, "failedAfterChange")
    case .busy: (.temporaryFailure, "busy")
    }
  }
}
