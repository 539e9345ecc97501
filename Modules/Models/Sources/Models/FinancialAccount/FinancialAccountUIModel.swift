public import Foundation
public import ModuloUtilities

/// An account as a list shows it: text, ready for display.
public struct FinancialAccountUIModel: Identifiable, Equatable, Sendable {
  /// The account's identifier.
  public let id: UUID
  /// `#1`
  public let number: String
  /// The name as lists show it: its own, or the provider and the type.
  public let name: String
  /// The type's name.
  public let typeName: String
  /// The type, for its icon.
  public let type: FinancialAccountType
  /// The latest balance, formatted; a debt has a minus sign.
  public let balance: String
  /// Whether the balance is below zero.
  public let isNegative: Bool
  /// `nil` when nothing changed.
  public let change: BalanceChangeUIModel?
  /// The day of the latest update; `nil` for none.
  public let updated: String?
  /// How old the latest balance is; `nil` while that needs no word.
  public let age: String?

  /// The day of the latest update, with the age of the balance where that is told; `nil` for none.
  public var datedUpdate: String? { updated.map { day in age.map { "\(day) (\($0))" } ?? day } }
}

extension FinancialAccountDomain {
  /// The most days that a balance is old before its age is told.
  private static let mostDays = 40

  /// The account as a list shows it on a day, which decides how old its balance is.
  public func toUIModel(_ format: FormatContext, on day: CalendarDay) -> FinancialAccountUIModel {
    let days = updated.map { $0.days(until: day) } ?? 0
    return toUIModel(
      format, age: days > Self.mostDays ? format.strings.account.age(format.strings.count.days(days, format)) : nil)
  }

  private func toUIModel(_ format: FormatContext, age: String?) -> FinancialAccountUIModel {
    FinancialAccountUIModel(
      id: id, number: "#\(number)", name: title, typeName: format.strings.account.type(type), type: type,
      balance: format.exactAmount(balance), isNegative: balance.isNegative,
      change: change.amount.isZero ? nil : change.toUIModel(format), updated: updated.map(format.day), age: age)
  }
}

extension FinancialAccountDomain {
  /// The confirmation of a new account: its balance with the day where that isn't today, where it has one.
  public func createdText(_ format: FormatContext, on today: CalendarDay) -> String {
    format.strings.account.created(
      numberedTitle, updated.map { format.exactAmount(balance) + format.onDay($0, today: today) })
  }

  /// The confirmation of a changed account: what differs from what it was.
  ///
  /// - Parameter original: The account before the edit.
  public func updatedText(_ format: FormatContext, since original: FinancialAccountDomain) -> String {
    let words = format.strings.account
    var values = [
      ChangedText(label: words.changedType, now: words.type(type), before: words.type(original.type)),
      ChangedText(label: words.changedProvider, now: provider.singleLine, before: original.provider.singleLine),
    ]
    if ownName != original.ownName {
      values.append(ChangedText(label: words.changedName, now: title, before: original.title))
    }
    if bankID != original.bankID {
      let none = format.strings.account.noBankID
      values.append(
        ChangedText(
          label: words.changedBankID, now: maskedBankID ?? none, before: original.maskedBankID ?? none))
    }
    return format.updated(words.edited(numberedTitle), format.changes(values))
  }

  /// The title of a form about the account, with its latest balance and the day of it where that isn't today:
  /// `New balance · Visa, -$1,596.00 on Oct 1, 2026`.
  ///
  /// - Parameter title: What the form does.
  public func formTitle(_ title: String, _ format: FormatContext, on today: CalendarDay) -> String {
    let latest = updated.map { format.exactAmount(balance) + format.onDay($0, today: today) }
    return "\(title) · \(self.title), \(latest ?? format.strings.account.noUpdates)"
  }

  /// The balance as it is typed, and its day: what is owed is above zero.
  public func balanceText(_ format: FormatContext) -> String {
    guard let updated else { return format.strings.account.noUpdates }
    return "\(format.exactAmount(type.balance(ofTyped: balance))), \(format.numericDay(updated))"
  }
}

/// An account as its details show it: text, ready for display.
public struct FinancialAccountDetailedUIModel: Identifiable, Equatable, Sendable {
  /// The account's identifier.
  public let id: UUID
  /// The account as a list shows it.
  public let account: FinancialAccountUIModel
  /// The bank or company that has the account.
  public let provider: String
  /// The code of the currency.
  public let currency: String
  /// The bank's id, masked; `nil` for none.
  public let bankID: String?
  /// The change of the balance with the latest update, given even when there is none.
  public let change: BalanceChangeUIModel
  /// The balances over a range of days.
  public let chart: BalanceChartUIModel
  /// One page of balances, newest first.
  public let updates: [BalanceUpdateUIModel]
  /// The number of updates beyond those shown.
  public let furtherUpdates: Int
}

extension FinancialAccountDetailedDomain {
  /// The details as they are shown on `today`.
  ///
  /// - Parameters:
  ///   - endsToday: Whether the chart of ``ChartRange/max`` ends today, and not with the last balance.
  ///   - offset: The number of updates before `updates`.
  public func toUIModel(
    _ format: FormatContext, on today: CalendarDay, range: ChartRange, endsToday: Bool = false, offset: Int
  ) -> FinancialAccountDetailedUIModel {
    FinancialAccountDetailedUIModel(
      id: account.id, account: account.toUIModel(format, on: today), provider: account.provider.singleLine,
      currency: account.currency.code, bankID: account.maskedBankID, change: account.change.toUIModel(format),
      chart: chart(range: range, on: today, endsToday: endsToday).toUIModel(format, account.currency),
      updates: updates.toUIModel(format, of: account, offset: offset),
      furtherUpdates: max(0, account.updateCount - offset - updates.count))
  }

  /// The balances over a range of days.
  ///
  /// - Parameter endsToday: Whether ``ChartRange/max`` ends today, and not with the last balance.
  public func chart(range: ChartRange, on today: CalendarDay, endsToday: Bool = false) -> BalanceChart {
    BalanceChart(points, range: range, isDebt: account.isDebt, on: today, endsToday: endsToday)
  }
}
