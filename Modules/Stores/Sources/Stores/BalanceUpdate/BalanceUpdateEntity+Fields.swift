import ModuloModels
import ModuloUtilities

extension BalanceUpdateEntity {
  /// The row of an export, with the columns of ``BalanceUpdateImport``.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for an account whose currency is unknown.
  func fields(of account: FinancialAccountEntity) throws(RepositoryError) -> [String] {
    let update = try toDomain(of: account)
    return [
      update.date.description, account.name, update.balance.plainText(scale: update.currency.exponent),
      update.currency.code, update.note ?? "",
    ]
  }
}
