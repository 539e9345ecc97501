import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloUtilities

extension AppComposition {
  /// Makes the sample accounts with their balances, the newest of them today's. The balances come as a file, so that they
  /// are stored at once.
  static func fillAccounts(_ values: DependencyValues, _ format: FormatContext, in folder: URL) async throws {
    let samples = SampleAccount.samples(on: values.today)
    do throws(FinancialAccountError) {
      for sample in samples {
        _ = try await values.financialAccountProvider.create(draft(of: sample.account, values), on: values.today)
      }
    } catch {
      throw ConsoleFailure(error, format)
    }
    let file = folder.appendingPathComponent("balances.csv")
    try Data(rows(of: samples).utf8).write(to: file)
    do throws(BalanceUpdateImportError) {
      _ = try await values.balanceUpdateProvider.importAll(BalanceUpdateImport(source: .file(path: file.path))) { _ in }
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  private static func draft(of account: FinancialAccountEntity, _ values: DependencyValues) -> FinancialAccountDraft {
    FinancialAccountDraft(
      id: values.uuid(), provider: account.provider, ownName: account.ownName,
      type: FinancialAccountType(rawValue: account.type) ?? .currentAccount,
      currency: Samples.currency(account.currency))
  }

  private static func rows(of samples: [SampleAccount]) -> String {
    let rows = samples.flatMap { sample in
      sample.updates.map { update in
        let exponent = Samples.currency(sample.account.currency).exponent
        let balance = Decimal(minorUnits: update.balanceMinor, exponent: exponent).plainText(scale: exponent)
        return "\(update.date),\(sample.account.provider),\(balance)\n"
      }
    }
    return "date,account,balance\n" + rows.joined()
  }
}
