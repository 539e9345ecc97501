public import Foundation
public import ModuloUtilities

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
  /// The account, in a list of those of all accounts.
  public let account: String?
}

extension BalanceUpdateDomain {
  /// The update as a list shows it.
  ///
  /// - Parameter account: Its account, in a list of those of all accounts.
  public func toUIModel(
    _ format: FormatContext, isCurrent: Bool = false, of account: FinancialAccountDomain? = nil
  ) -> BalanceUpdateUIModel {
    BalanceUpdateUIModel(
      id: id, number: "#\(number)", balance: format.exactAmount(balance), isNegative: balance.isNegative,
      date: format.numericDay(date), note: note?.singleLine, isCurrent: isCurrent,
      account: account?.title)
  }
}

extension [BalanceUpdateDomain] {
  /// A page of an account's updates, newest first; the current balance is the newest of the account's latest day.
  ///
  /// - Parameter offset: The number of updates before the page.
  public func toUIModel(
    _ format: FormatContext, of account: FinancialAccountDomain, offset: Int
  ) -> [BalanceUpdateUIModel] {
    let current = firstIndex { $0.date == account.updated }
    return enumerated().map { index, update in
      update.toUIModel(format, isCurrent: offset == 0 && index == current)
    }
  }
}

extension BalanceUpdateDetailedDomain {
  /// The confirmation of a new balance: its day where that isn't today, the balance before it where it is the latest
  /// one, and the account's balance now where that is another one.
  public func createdText(_ format: FormatContext, on today: CalendarDay) -> String {
    savedText(format, on: today, was: balanceUpdate.date == account.updated ? account.previousBalance : nil)
  }

  /// The confirmation of a changed balance, with the same.
  ///
  /// - Parameter previous: The balance as it was before the change.
  public func updatedText(_ format: FormatContext, on today: CalendarDay, was previous: Money) -> String {
    savedText(format, on: today, was: previous == balanceUpdate.balance ? nil : previous)
  }

  private func savedText(_ format: FormatContext, on today: CalendarDay, was previous: Money?) -> String {
    let words = format.strings.balance
    let figure = format.exactAmount(balanceUpdate.balance) + format.onDay(balanceUpdate.date, today: today)
    let now = account.balance == balanceUpdate.balance ? nil : words.now(format.exactAmount(account.balance))
    let others = [previous.map { words.was(format.exactAmount($0)) }, now].compactMap(\.self).joined(separator: ", ")
    return words.saved(account.title, figure) + (others.isEmpty ? "" : " (\(others))")
  }
}

/// The change of a balance as it is shown: text, ready for display.
///
/// Of a debt, here and in every total of debts, the arrow shows the amount owed: it falls as the debt is paid off, which
/// is a gain. The words say the same, `reduced by $50.00`, and the amount has no sign; a percentage has the sign of the
/// gain, as for an asset.
public struct BalanceChangeUIModel: Equatable, Sendable {
  /// The signed amount for an asset, the reduction or increase of a debt, and words where nothing changed.
  public let text: String
  /// The same where there is little room: the percentage, after a word for a debt; `text` where nothing can be compared.
  public let shortText: String
  /// `+10.0%`; `nil` where nothing can be compared.
  public let percentage: String?
  /// The direction of the arrow; none is drawn when it is flat.
  public let trend: Trend
  /// Whether the change is a gain.
  public let isPositive: Bool
}

extension BalanceChange {
  /// The change as it is shown.
  public func toUIModel(_ format: FormatContext) -> BalanceChangeUIModel {
    let percentage = isComparable ? format.signedPercentage(percentage) : nil
    return BalanceChangeUIModel(
      text: text(format), shortText: percentage.map { shortText($0, format) } ?? text(format), percentage: percentage,
      trend: trend, isPositive: isPositive)
  }

  private func text(_ format: FormatContext) -> String {
    let words = format.strings.account
    if amount.isZero { return words.noChange }
    guard isDebt else { return format.signedExactAmount(amount) }
    let magnitude = format.exactAmount(amount.magnitude)
    return isPositive ? words.reducedBy(magnitude) : words.increasedBy(magnitude)
  }

  private func shortText(_ percentage: String, _ format: FormatContext) -> String {
    let words = format.strings.account
    guard isDebt, !amount.isZero else { return percentage }
    return "\(isPositive ? words.reduced : words.increased) (\(percentage))"
  }
}
