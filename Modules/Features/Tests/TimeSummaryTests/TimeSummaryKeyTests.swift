import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
import ModuloTimeSummary
import ModuloUtilities
import TerminalKit
import Testing

/// The keys of calendars and sums: each does what its label says.
@MainActor
@Suite struct TimeSummaryKeyTests {
  private let places = [
    KeyMeaning("T", "Tracking", .tracking(.running)), KeyMeaning("Y", "Day", .day(.details(nil))),
    KeyMeaning("B", "Blocks", .block(.list(group: nil))),
  ]

  @Test func `the calendar is turned by months, and by selecting a day of another one`() async throws {
    let screen = BlockCalendarScreen(viewModel: .init(try World().context, month: nil))
    await screen.open()
    let today = try #require(screen.selectedRow.flatMap(screen.rows.firstIndex))
    let expected = [
      KeyMeaning("enter", "Open", .day(.details(Samples.today))), KeyMeaning("n", "Next"), KeyMeaning("p", "Previous"),
      KeyMeaning("t", "Today"),
    ]
    #expect(screen.meanings(at: today) == expected + places + [KeyMeaning("S", "Totals", .timeSummary(.sums))])
    #expect(screen.keyConflicts(at: today).isEmpty)
    var months: [Int] = []
    for key in ["n", "n", "p", "t"] as [Key] {
      await screen.press(key)
      months.append(screen.viewModel.month.rawValue)
    }
    await screen.select(screen.rows[0])
    months.append(screen.viewModel.month.rawValue)
    #expect(months == [202_605, 202_606, 202_605, 202_604, 202_603])
    #expect(screen.selectedRow == Samples.day(20_260_329))
    await screen.select(Samples.day(20_260_331))
    await screen.press("p")
    #expect(screen.selectedRow == Samples.day(20_260_228))
  }

  @Test(arguments: [(80, 14, ">[12]"), (36, 14, ">12▒ 13"), (20, 0, "> Mar 29, 2026")])
  func `the selected day has a mark`(_ width: Int, _ row: Int, _ mark: String) async throws {
    let screen = BlockCalendarScreen(viewModel: .init(try World().context, month: nil))
    await screen.open()
    var environment = EnvironmentValues(width: width)
    environment.selectedRow = row
    let text = screen.plainLines(environment).joined(separator: "\n")
    #expect(text.contains(mark), "\(text)")
    environment.selectedRow = nil
    #expect(!screen.plainLines(environment).joined(separator: "\n").contains(">"))
  }

  @Test func `sums are of what is chosen by a key, and lead to it`() async throws {
    let screen = TimeSummaryScreen(viewModel: .init(try World().context))
    await screen.open()
    let calendar = KeyMeaning("C", "Calendar", .timeSummary(.calendar(nil)))
    let keys = [
      KeyMeaning("w", "Period"), KeyMeaning("space", "Group by"),
      KeyMeaning("H", "Hourly rates", .hourlyRate(.list)),
      KeyMeaning("o", "Targets", .target(.list)), KeyMeaning("D", "Reset", .timeSummary(.reset)),
    ]
    #expect(screen.meanings() == keys + places + [calendar])
    var opened: [AppDestination?] = []
    for _ in TimeGrouping.allCases {
      opened.append(screen.meanings(at: 0).first?.destination)
      await screen.press(.space)
    }
    #expect(
      opened == [
        .block(.details(.id(BlockEntity.coding.id))), .day(.details(Samples.day(20_260_406))), nil,
        .timeSummary(.calendar(Samples.month(202_604))), .block(.list(group: .id(BlockGroupEntity.work.id))),
      ])
    #expect(screen.viewModel.grouping == .block)
  }

  @Test func `a span is the week, the month or the year of today, and is turned by keys`() async throws {
    let screen = TimeSummaryScreen(viewModel: .init(try World().context))
    await screen.open()
    var titles: [String] = []
    for key in ["w", "p", "t", "w", "p", "n", "n", "t", "w", "n", "w"] as [Key] {
      await screen.press(key)
      titles.append(screen.title.plainText)
    }
    #expect(
      titles == [
        "Totals: 4/12/2026 – 4/18/2026", "Totals: 4/5/2026 – 4/11/2026", "Totals: 4/12/2026 – 4/18/2026",
        "Totals: Apr 2026",
        "Totals: Mar 2026", "Totals: Apr 2026", "Totals: May 2026", "Totals: Apr 2026", "Totals: 2026",
        "Totals: 2027", "Totals",
      ])
    await screen.press("w")
    #expect(screen.viewModel.model?.figures.first?.value == "1.5")
    #expect(screen.keyConflicts(at: 0).isEmpty)
    await screen.viewModel.send(.show(by: .week))
    await screen.viewModel.send(.turn(to: nil, on: Samples.today))
    await screen.press(.enter, at: 0)
    #expect(screen.title.plainText == "Totals: 4/5/2026 – 4/11/2026")
  }
}
