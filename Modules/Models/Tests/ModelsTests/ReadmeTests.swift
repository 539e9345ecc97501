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
      id: UUID(uuid: UUID_NULL), name: "Japan", emoji: "🗾", goalAmount: 3000, currency: euro, startDate: start,
      endDate: CalendarDay("2026-12-12"), currentAmount: 600, contributedThisMonth: 50)

    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let required = goal.monthlyRequired(on: today).map { format.amount($0, euro) }
    #expect(required == "€272.22")
  }
}

private let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
