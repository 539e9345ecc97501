import Foundation
import ModuloModels
import ModuloUtilities

extension FinancialAccountDraft {
  /// The account as it will be stored; a blank name is none.
  ///
  /// - Throws: The first rule it breaks, in the order of the form.
  func checked() throws(FinancialAccountError) -> FinancialAccountEntity {
    if provider.isBlank { throw .missingProvider }
    let account = FinancialAccountDomain(
      id: id, provider: provider.trimmed.normalized,
      ownName: name.flatMap { $0.isBlank ? nil : $0.trimmed.normalized }, type: type, currency: currency)
    return account.toEntity()
  }

  /// The balance it starts with as it will be stored; `nil` when there is none.
  ///
  /// - Throws: The first rule it breaks.
  func checkedOpening() throws(FinancialAccountError) -> BalanceUpdateEntity? {
    guard let opening else { return nil }
    if opening.amount < 0 { throw .negativeAmount(type) }
    let update = BalanceUpdateDomain(
      id: opening.id, accountID: id, balance: type.balance(ofTyped: opening.amount), currency: currency,
      date: opening.date)
    do {
      return try update.toEntity()
    } catch {
      throw .unreadableAmount(AmountReadingError(error, exponent: currency.exponent))
    }
  }
}
