import ModuloModels
import ModuloUtilities

extension BalanceUpdateDraft {
  /// The update as it will be stored; a blank note becomes `nil`.
  ///
  /// - Throws: The first rule it breaks.
  func checked() throws(BalanceUpdateError) -> BalanceUpdateEntity {
    if !isPermitted { throw .rule(.negativeAmount(account.type)) }
    return try BalanceUpdateDomain(
      id: id, accountID: account.id, balance: balance, date: date, note: note?.textOrNil
    ).stored()
  }
}

extension BalanceUpdateDomain {
  /// The update as it is stored.
  ///
  /// - Throws: ``InputProblem/amount(_:)`` when the balance doesn't fit its column.
  func stored() throws(BalanceUpdateError) -> BalanceUpdateEntity {
    do { return try toEntity() } catch { throw .input(.amount(AmountReadingError(error))) }
  }
}
