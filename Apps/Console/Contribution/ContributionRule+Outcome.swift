import CommandKit
import ModuloModels

extension ContributionRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount, .negativeChange, .negativeMove: (.failure, "negativeAmount")
    case .belowZero: (.failure, "belowZero")
    case .accountShort: (.failure, "accountShort")
    case .sameGoal: (.failure, "sameGoal")
    case .differentCurrencies: (.failure, "differentCurrencies")
    }
  }
}
