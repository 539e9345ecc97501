public import Foundation
import ModuloUtilities

/// An account as a list shows it: text, ready for display.
public struct FinancialAccountUIModel: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// `#1`
  public let number: String
  public let name: String
  /// The type's name.
  public let typeName: String
  /// The type, for its icon.
  public let type: FinancialAccountType
  public let balance: String
  public let isNegative: Bool
  /// `nil` when nothing changed.
  public let change: BalanceChangeUIModel?
  /// The day of the latest update; `nil` when there is none.
  public let updated: String?
}

extension FinancialAccountDomain {
  /// The account as a list shows it.
  public func toUIModel(_ format: FormatContext) -> FinancialAccountUIModel {
    FinancialAccountUIModel(
      id: id, number: "#\(number)", name: title, typeName: format.strings.account.type(type), type: type,
      balance: format.exactAmount(balance), isNegative: balance.isNegative,
      change: change.amount.isZero ? nil : change.toUIModel(format), updated: updated.map(format.day))
  }
}
