import Foundation

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
  /// The change of an account as it is shown, its amount in `currency`.
  public func toUIModel(_ format: FormatContext, _ currency: Currency) -> BalanceChangeUIModel {
    BalanceChangeUIModel(
      text: text(format, currency), percentage: isComparable ? format.signedPercentage(percentage) : nil, trend: trend,
      isPositive: isPositive)
  }

  private func text(_ format: FormatContext, _ currency: Currency) -> String {
    let words = format.strings.account
    if amount == 0 { return words.noChange }
    guard isDebt else { return format.signedExactAmount(amount, currency) }
    let magnitude = format.exactAmount(abs(amount), currency)
    return amount > 0 ? words.reducedBy(magnitude) : words.increasedBy(magnitude)
  }
}

extension BalanceChangeUIModel {
  /// The change of a total, debts among them, as an indicator shows it: the arrow says whether it is higher.
  init(ofTotal change: Decimal, _ format: FormatContext, _ currency: Currency) {
    text = change == 0 ? format.strings.account.noChange : format.signedExactAmount(change, currency)
    percentage = nil
    trend = change == 0 ? .flat : change > 0 ? .up : .down
    isPositive = change > 0
  }
}
