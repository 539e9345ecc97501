import ModuloModels
import ModuloUtilities

extension FinancialAccountDraft {
  /// The account as it will be stored; a blank name becomes `nil`.
  ///
  /// - Parameter present: The stored account, whose names may stay; `nil` for a new one.
  /// - Throws: The first rule it breaks, in the order of the form.
  func checked(keeping present: FinancialAccountDomain? = nil) throws(FinancialAccountError) -> FinancialAccountEntity {
    if provider.isBlank { throw .rule(.missingProvider) }
    let bankID = try checkedBankID()
    do throws(NameError) {
      let provider = try provider.checkedName(keeping: present?.provider)
      let ownName = ownName.flatMap { $0.isBlank ? nil : $0 }
      let account = FinancialAccountDomain(
        id: id, provider: provider, ownName: try ownName?.checkedName(keeping: present?.ownName), type: type,
        balance: .zero(in: currency), bankID: bankID)
      return account.toEntity()
    } catch {
      throw .input(.name(error))
    }
  }

  /// The bank's id as it is compared; `nil` for none.
  private func checkedBankID() throws(FinancialAccountError) -> String? {
    guard let bankID, !bankID.isBlank else { return nil }
    let id = bankID.bankID
    guard id.isBankID else { throw .rule(.invalidBankID(bankID)) }
    return id
  }

  /// The opening balance as it will be stored; `nil` for none.
  ///
  /// - Throws: The first rule it breaks.
  func checkedOpening() throws(FinancialAccountError) -> BalanceUpdateEntity? {
    guard let opening else { return nil }
    if !type.permits(typed: opening.amount) { throw .rule(.negativeAmount(type)) }
    let update = BalanceUpdateDomain(
      id: opening.id, accountID: id, balance: type.balance(ofTyped: opening.amount), date: opening.date)
    do {
      return try update.toEntity()
    } catch {
      throw .input(.amount(AmountReadingError(error)))
    }
  }
}
