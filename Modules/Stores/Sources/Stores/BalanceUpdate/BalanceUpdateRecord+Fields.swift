import ModuloModels
import ModuloUtilities

extension BalanceUpdateRecord {
  /// The row that an export makes of it, with the columns of ``BalanceImport``.
  ///
  /// - Throws: ``StorageError/damaged(_:)`` for an account whose currency has no meaning.
  func fields() throws(RepositoryError) -> [String] {
    let update = try toDomain()
    return [
      update.date.description, account.displayName, update.balance.plainText(scale: update.currency.exponent),
      update.currency.code, update.note ?? "",
    ]
  }
}
