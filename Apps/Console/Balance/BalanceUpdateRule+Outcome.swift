import CommandKit
import ModuloModels

extension BalanceUpdateRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .lastUpdateCantBeDeleted: (.failure, "lastUpdateCantBeDeleted")
    }
  }
}
