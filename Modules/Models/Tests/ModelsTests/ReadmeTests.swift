import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@Suite struct ReadmeTests {
  @Test func `README example`() throws {
    let euro = try #require(Currency(code: "EUR"))
    let start = try #require(CalendarDay("2026-01-12"))
    let today = try #require(CalendarDay("2026-04-12"))
    let goal = FinancialGoalDomain(
      id: UUID(uuid: UUID_NULL), name: "Japan", emoji: "🗾", goalAmount: Money(minorUnits: 300_000, in: euro),
      startDate: start,
      endDate: CalendarDay("2026-12-12"), currentAmount: Money(minorUnits: 60_000, in: euro),
      contributedThisMonth: Money(minorUnits: 5_000, in: euro))

    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let required = goal.monthlyRequired(on: today).map(format.amount)
    #expect(required == "€272.22")
  }
}

private let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
