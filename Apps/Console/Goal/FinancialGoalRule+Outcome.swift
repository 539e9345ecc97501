import CommandKit
import ModuloModels

extension FinancialGoalRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingName: (.failure, "missingName")
    case .notAnEmoji: (.failure, "notAnEmoji")
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .missingCurrency: (.usage, "missingCurrency")
    case .endBeforeStart: (.failure, "endBeforeStart")
    case .forecastAmountNotPositive: (.failure, "forecastAmountNotPositive")
    case .forecastEndPast: (.failure, "forecastEndPast")
    case .duplicateName: (.failure, "duplicateName")
    }
  }
}
