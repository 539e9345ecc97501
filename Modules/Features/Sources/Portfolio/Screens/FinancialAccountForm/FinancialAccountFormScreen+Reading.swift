import ModuloCore
import ModuloModels
import ModuloUtilities

extension FinancialAccountFormScreen.ViewModel {
  /// The currency of the typed amount; `nil` while it is invalid.
  var typedCurrency: Currency? { (currency ?? dependencies.defaultCurrency).flatMap(Currency.init(code:)) }

  /// The input, parsed.
  func draft() throws(FinancialAccountError) -> FinancialAccountDraft {
    // The provider is checked first, as it is first in the form: users correct the topmost mistake.
    if provider.isBlank { throw .missingProvider }
    // The currency of an existing account is kept: its balances are in it.
    let currency =
      if let present { present.currency } else {
        try dependencies.readCurrency(currency, throwing: FinancialAccountError.self)
      }
    return FinancialAccountDraft(
      id: id, provider: provider, ownName: name.isBlank ? nil : name, type: type, currency: currency,
      opening: try readOpening(in: currency))
  }

  /// The opening balance; `nil` for an account without one, and for an existing account.
  private func readOpening(in currency: Currency) throws(FinancialAccountError) -> FinancialAccountDraft.Opening? {
    guard present == nil, let amount else { return nil }
    if let isOwed, isOwed != type.isDebt { throw .otherSide(type) }
    let input = entry.map(AmountInput.typed) ?? .text(amount)
    return FinancialAccountDraft.Opening(
      id: balanceID, amount: try dependencies.readAmount(input, in: currency, throwing: FinancialAccountError.self),
      date: try dependencies.readDay(date, throwing: FinancialAccountError.self))
  }
}
