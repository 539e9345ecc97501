public import DependencyKit
public import Foundation
import ModuloModels
public import ModuloModelsMocks
import ModuloProviders
public import ModuloUtilities

extension SampleAccount {
  /// Creates sample accounts with their balances through the providers among `values`; none if an account exists.
  ///
  /// The balances are imported from a file, so that they are stored in one transaction.
  ///
  /// - Parameters:
  ///   - samples: The accounts, with the balances of each.
  ///   - values: The providers, and the generator of ids.
  ///   - today: The day on which it is asked whether accounts exist.
  ///   - file: The CSV file to write and import; its folder exists.
  /// - Throws: `FinancialAccountError`, `BalanceUpdateImportError`, or the error of writing the file.
  @MainActor
  public static func create(
    _ samples: [SampleAccount], with values: DependencyValues, on today: CalendarDay, through file: URL
  ) async throws {
    let accounts = values.financialAccountProvider
    try await accounts.fetchAll(on: today)
    guard accounts.financialAccounts(by: .name).isEmpty else { return }
    for sample in samples { _ = try await accounts.create(draft(of: sample.account, id: values.uuid()), on: today) }
    try Data(rows(of: samples).utf8).write(to: file)
    _ = try await values.balanceUpdateProvider.importAll(BalanceUpdateImport(source: .file(path: file.path))) { _ in }
  }

  private static func draft(of account: FinancialAccountEntity, id: UUID) -> FinancialAccountDraft {
    FinancialAccountDraft(
      id: id, provider: account.provider, ownName: account.ownName,
      type: FinancialAccountType(rawValue: account.type) ?? .currentAccount,
      currency: Samples.currency(account.currency))
  }

  private static func rows(of samples: [SampleAccount]) -> String {
    let rows = samples.flatMap { sample in
      sample.updates.map { update in
        let balance = Money(minorUnits: update.balanceMinor, in: Samples.currency(sample.account.currency))
        return "\(update.date),\(sample.account.provider),\(balance.plainText)\n"
      }
    }
    return "date,account,balance\n" + rows.joined()
  }
}
