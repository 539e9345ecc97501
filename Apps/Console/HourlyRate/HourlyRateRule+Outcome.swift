import CommandKit
import ModuloModels

extension HourlyRateRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .notPositive: (.failure, "notPositive")
    case .missingCurrency: (.usage, "missingCurrency")
    }
  }
}
