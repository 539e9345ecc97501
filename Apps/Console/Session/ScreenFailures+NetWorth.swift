import CommandKit
import ModuloModels
import ModuloUtilities

// The same as in ScreenFailures, for accounts, balances and rates.

extension FinancialAccountError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingProvider: (.failure, "missingProvider")
    case .unusableName: (.failure, "unusableName")
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .amountKindMismatch: (.failure, "otherSide")
    case .changesAssetToLiability: (.failure, "changesSide")
    case .unreadableAmount: (.usage, "unreadableAmount")
    case .unreadableDay: (.usage, "unreadableDay")
    case .unknownCurrency: (.usage, "unknownCurrency")
    case .missingCurrency: (.usage, "missingCurrency")
    case .duplicateName: (.failure, "duplicateName")
    case .unreadableReference: (.usage, "unreadableReference")
    case .notFound: (.failure, "notFound")
    case .ambiguous: (.failure, "ambiguous")
    case .storage(let error): error.outcome
    }
  }
}

extension BalanceUpdateError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingAmount: (.failure, "missingAmount")
    case .negativeAmount: (.failure, "negativeAmount")
    case .unreadableAmount: (.usage, "unreadableAmount")
    case .unreadableDay: (.usage, "unreadableDay")
    case .unreadableReference: (.usage, "unreadableReference")
    case .lastUpdateCantBeDeleted: (.failure, "lastUpdateCantBeDeleted")
    case .account(let error): error.outcome
    case .accountNotFound, .notFound: (.failure, "notFound")
    case .storage(let error): error.outcome
    }
  }
}

extension BalanceUpdateImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(.missing): (.noInput, "missingFile")
    case .unreadableFile(.permissionDenied): (.noPermission, "permission")
    case .unreadableFile(.ownFile): (.dataError, "ownFile")
    case .unreadableFile(.unreadable): (.ioError, "unreadableFile")
    case .rejected: (.dataError, "rejected")
    case .storage(let error): error.outcome
    }
  }
}

extension ExchangeRateError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .unknownCurrency: (.usage, "unknownCurrency")
    case .missingCurrency: (.usage, "missingCurrency")
    case .sameCurrency: (.failure, "sameCurrency")
    case .unreadableRate: (.usage, "unreadableRate")
    case .notPositive: (.failure, "notPositive")
    case .unreadableDay: (.usage, "unreadableDay")
    case .unreadableReference: (.usage, "unreadableReference")
    case .notFound: (.failure, "notFound")
    case .storage(let error): error.outcome
    }
  }
}
