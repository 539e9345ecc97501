import CommandKit
import ModuloModels

extension FundingRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .priority: (.usage, "priority")
    case .missingAccount: (.usage, "missingAccount")
    case .debt: (.failure, "debt")
    case .differentCurrencies: (.failure, "differentCurrencies")
    case .archivedGoal: (.failure, "archivedGoal")
    case .notFunded: (.failure, "notFunded")
    case .short: (.failure, "accountShort")
    }
  }
}
