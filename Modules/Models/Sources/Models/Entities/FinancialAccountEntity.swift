public import Foundation
import ModuloUtilities

/// Something a person owns or owes, as it is stored. What it is worth is no field: it is its latest balance update.
public struct FinancialAccountEntity: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short handle people type, given by the database and never reused; 0 while the account is not stored.
  public var number: Int64
  /// The bank, broker or lender.
  public var provider: String
  /// What the person calls it; `nil` for an account that is called as its provider.
  public var name: String?
  /// The raw value of an ``AccountType``.
  public var type: String
  /// ISO 4217 code.
  public var currency: String

  public init(
    id: UUID, number: Int64 = 0, provider: String, name: String? = nil, type: String, currency: String
  ) {
    self.id = id
    self.number = number
    self.provider = provider
    self.name = name
    self.type = type
    self.currency = currency
  }

  /// What the account is called: by its name, else by its provider.
  public var displayName: String { name ?? provider }

  /// What it is called as names are compared: two accounts whose keys are equal would be called the same. Stored beside
  /// it.
  public var nameKey: String { displayName.folded }
}
