import CommandKit
import ModuloModels

extension FinancialAccountRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingProvider: (.failure, "missingProvider")
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .amountKindMismatch: (.failure, "otherSide")
    case .changesAssetToLiability: (.failure, "changesSide")
    case .missingCurrency: (.usage, "missingCurrency")
    case .duplicateBankID: (.failure, "duplicateBankID")
    case .invalidBankID: (.usage, "invalidBankID")
    case .duplicateName: (.failure, "duplicateName")
    }
  }
}
