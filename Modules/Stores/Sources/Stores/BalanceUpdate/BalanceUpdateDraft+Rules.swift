import ModuloModels
import ModuloUtilities

extension BalanceUpdateDraft {
  /// The update as it will be stored; a blank note becomes `nil`.
  ///
  /// - Throws: The first rule it breaks.
  func checked() throws(BalanceUpdateError) -> BalanceUpdateEntity {
    if amount.isNegative, !keepsAmount { throw .negativeAmount(account.type) }
    let update = BalanceUpdateDomain(
      id: id, accountID: account.id, balance: balance, date: date,
      note: note?.textOrNil)
    do {
      return try update.toEntity()
    } catch {
      throw .unreadableAmount(AmountReadingError(error))
    }
  }
}
