public import Foundation
public import ModuloUtilities

/// An account as its details show it: text, ready for display.
public struct FinancialAccountDetailedUIModel: Identifiable, Equatable, Sendable {
  public let id: UUID
  public let account: FinancialAccountUIModel
  public let provider: String
  public let currency: String
  /// The change of the balance with the latest update, given even when there is none.
  public let change: BalanceChangeUIModel
  public let chart: BalanceChartUIModel
  public let updates: [BalanceUpdateUIModel]
  /// The number of updates beyond those shown.
  public let furtherUpdates: Int
}

extension FinancialAccountDetailedDomain {
  /// The details as they are shown on `today`.
  ///
  /// - Parameter page: The page that `updates` is.
  public func toUIModel(
    _ format: FormatContext, on today: CalendarDay, range: ChartRange, page: Page
  ) -> FinancialAccountDetailedUIModel {
    FinancialAccountDetailedUIModel(
      id: account.id, account: account.toUIModel(format), provider: account.provider.singleLine,
      currency: account.currency.code, change: account.change.toUIModel(format),
      chart: chart(range: range, on: today).toUIModel(format, account.currency),
      updates: updates.toUIModel(format, of: account, page: page),
      furtherUpdates: max(0, account.updateCount - page.offset - updates.count))
  }

  /// The balances over a range of days.
  public func chart(range: ChartRange, on today: CalendarDay) -> BalanceChart {
    BalanceChart(points, range: range, isDebt: account.isDebt, on: today)
  }
}
