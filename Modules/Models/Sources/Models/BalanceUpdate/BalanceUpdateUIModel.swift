public import Foundation
import ModuloUtilities

/// A balance update as a list shows it: text, ready for display.
public struct BalanceUpdateUIModel: Identifiable, Equatable, Sendable {
  public let id: UUID
  public let number: String
  public let balance: String
  public let isNegative: Bool
  /// In digits.
  public let date: String
  public let note: String?
  /// Whether the update is the current balance.
  public let isCurrent: Bool
}

extension BalanceUpdateDomain {
  /// The update as a list shows it.
  public func toUIModel(_ format: FormatContext, isCurrent: Bool = false) -> BalanceUpdateUIModel {
    BalanceUpdateUIModel(
      id: id, number: "#\(number)", balance: format.exactAmount(balance), isNegative: balance.isNegative,
      date: format.numericDay(date), note: note?.singleLine, isCurrent: isCurrent)
  }
}

extension [BalanceUpdateDomain] {
  /// A page of an account's updates, newest first; the current balance is the newest of the account's latest day.
  public func toUIModel(
    _ format: FormatContext, of account: FinancialAccountDomain, page: Page
  ) -> [BalanceUpdateUIModel] {
    let current = firstIndex { $0.date == account.updated }
    return enumerated().map { index, update in
      update.toUIModel(format, isCurrent: page.offset == 0 && index == current)
    }
  }
}
