public import Foundation
public import ModuloUtilities

/// A stored asset or debt of the user. The balance is not a field: it is that of the latest balance update.
public struct FinancialAccountEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The short number for the command line, assigned by the database and never reused; 0 while the account is not
  /// stored.
  public var number: Int64
  /// The bank, broker or lender.
  public var provider: String
  /// The account's own name; `nil` when its provider serves as the name.
  public var ownName: String?
  /// The raw value of an ``FinancialAccountType``.
  public var type: String
  /// ISO 4217 code.
  public var currency: String
  /// The IBAN or number that the bank's files have, in capitals and without spaces; `nil` for none. No two accounts
  /// have the same.
  public var bankID: String?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, provider: String, ownName: String? = nil, type: String, currency: String,
    bankID: String? = nil
  ) {
    self.id = id
    self.number = number
    self.provider = provider
    self.ownName = ownName
    self.type = type
    self.currency = currency
    self.bankID = bankID
  }

  /// The account's own name, else its provider.
  public var name: String { ownName ?? provider }

  /// The name folded for comparison: two accounts with equal keys would have the same name. Stored with the
  /// account.
  public var nameKey: String { name.folded }
}

extension FinancialAccountEntity {
  /// The currency of the balances.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownAccountCurrency(_:number:)``.
  public func knownCurrency() throws(RepositoryError) -> Currency {
    guard let currency = Currency(storedCode: currency) else {
      throw .damaged(.unknownAccountCurrency(currency, number: number))
    }
    return currency
  }
}

extension FinancialAccountDomain {
  /// The account as it is stored; the id and the number are kept. Its balance is not part of it.
  public func toEntity() -> FinancialAccountEntity {
    FinancialAccountEntity(
      id: id, number: Int64(number), provider: provider, ownName: ownName, type: type.rawValue, currency: currency.code,
      bankID: bankID)
  }
}
