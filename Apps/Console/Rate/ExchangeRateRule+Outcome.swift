import CommandKit
import ModuloModels

extension ExchangeRateRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingCurrency: (.usage, "missingCurrency")
    case .sameCurrency: (.failure, "sameCurrency")
    case .notPositive: (.failure, "notPositive")
    }
  }
}
