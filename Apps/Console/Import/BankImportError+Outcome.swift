import CommandKit
import ModuloModels

extension BankImportError: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .missingPath: (.usage, "missingPath")
    case .unreadableFile(let error): error.outcome
    case .file: (.dataError, "notAStatement")
    case .rejected: (.dataError, "rejected")
    case .severalAccounts: (.usage, "severalAccounts")
    case .noRows: (.dataError, "noRows")
    case .noBalances: (.dataError, "noBalances")
    case .probable: (.dataError, "probableDuplicates")
    case .belowZero: (.failure, "belowZero")
    case .goal(let error): error.outcome
    case .account(let error): error.outcome
    case .storage(let error): error.outcome
    }
  }
}
