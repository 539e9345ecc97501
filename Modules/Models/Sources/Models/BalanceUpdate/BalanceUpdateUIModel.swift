public import Foundation
import ModuloUtilities

/// A balance update as a list shows it: text, ready for display.
public struct BalanceUpdateUIModel: Identifiable, Equatable, Sendable {
  /// The balance's identifier.
  public let id: UUID
  /// The number with its sign: `#7`.
  public let number: String
  /// The balance, formatted; a debt has a minus sign.
  public let balance: String
  /// Whether the balance is below zero.
  public let isNegative: Bool
  /// In digits.
  public let date: String
  /// The note; `nil` for none.
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

/// The change of a balance as it is shown: text, ready for display.
public struct BalanceChangeUIModel: Equatable, Sendable {
  /// The signed amount for an asset, the reduction or increase of a debt, and words where nothing changed.
  public let text: String
  /// `+10.0%`; `nil` where nothing can be compared.
  public let percentage: String?
  /// The direction of the arrow; none is drawn when it is flat.
  public let trend: Trend
  /// Whether the change is a gain.
  public let isPositive: Bool
}

extension BalanceChange {
  /// The change of an account as it is shown.
  public func toUIModel(_ format: FormatContext) -> BalanceChangeUIModel {
    BalanceChangeUIModel(
      text: text(format), percentage: isComparable ? format.signedPercentage(percentage) : nil, trend: trend,
      isPositive: isPositive)
  }

  private func text(_ format: FormatContext) -> String {
    let words = format.strings.account
    if amount.isZero { return words.noChange }
    guard isDebt else { return format.signedExactAmount(amount) }
    let magnitude = format.exactAmount(amount.magnitude)
    return isPositive ? words.reducedBy(magnitude) : words.increasedBy(magnitude)
  }
}

extension BalanceChangeUIModel {
  /// The change of a total, debts among them, as an indicator shows it: the arrow says whether it is higher.
  init(ofTotal change: Money, _ format: FormatContext) {
    text = change.isZero ? format.strings.account.noChange : format.signedExactAmount(change)
    percentage = nil
    trend = change.isZero ? .flat : change.isPositive ? .up : .down
    isPositive = change.isPositive
  }
}
