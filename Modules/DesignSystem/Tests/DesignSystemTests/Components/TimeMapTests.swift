import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// A half year as a map, and the running session in a corner.
@Suite struct TimeMapTests {
  /// Half a block on the 1st of March, two blocks on the 8th, eight on the samples' day.
  private func map(_ locale: String = "en_US") throws -> TimeMapUIModel {
    let format = format(locale)
    let days = [20_260_301: 1, 20_260_308: 4, 20_260_412: 16].sorted { $0.key < $1.key }.map { day, halves in
      DayTotal(
        day: Samples.day(day), total: TimeTotal(halves: halves, activeSeconds: Int64(halves) * HalfBlock.seconds))
    }
    let first = TimeSummaryDomain.firstMapDay(before: Samples.today, firstWeekday: format.firstWeekday)
    let summary = try TimeSummaryRecord(blocks: [.init(block: .coding, group: .work, days: days)])
      .toDomain(by: .day, in: first...Samples.today, on: Samples.today, firstWeekday: format.firstWeekday)
    return try #require(summary.toMap(format, on: Samples.today))
  }

  @Test func `a week is a column, darker where more was tracked`() throws {
    let lines = TimeMap(try map()).plainLines(EnvironmentValues(width: 60))
    #expect(lines.count == 9)
    #expect(lines[0] == "10.5 blocks  Oct 19, 2025 – Apr 12, 2026")
    #expect(lines[1].hasPrefix("      Nov"))
    #expect(lines[2].hasPrefix("Sun ····"))
    #expect(lines[2].hasSuffix("░░▒▒········██"))
    #expect(lines[3].hasPrefix("    ····"))
  }

  @Test func `where there is little room, weeks are narrow, and the latest remain`() throws {
    let narrow = TimeMap(try map()).plainLines(EnvironmentValues(width: 40))
    #expect(narrow[2] == "Sun " + String(repeating: "·", count: 19) + "░▒····█")
    let cut = TimeMap(try map()).plainLines(EnvironmentValues(width: 14))
    #expect(cut.contains("Sun ···░▒····█"))
    for width in 1...80 {
      let widest = TimeMap(try map("fr_FR")).lines(in: EnvironmentValues(width: width)).map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  @Test func `in ASCII levels have other letters, and where nothing is drawn there is the sum`() throws {
    let ascii = TimeMap(try map()).plainLines(EnvironmentValues(width: 60, characterSet: .ascii))
    #expect(ascii[2].hasSuffix("::++........##"))
    let accessible = TimeMap(try map()).plainLines(EnvironmentValues(width: 60, isAccessible: true))
    #expect(accessible == ["10.5 blocks  Oct 19, 2025 – Apr 12, 2026"])
  }

  @Test(arguments: [
    (EnvironmentValues(), "● Coding 0:45", "○ Coding 0:40"),
    (EnvironmentValues(characterSet: .ascii), "* Coding 0:45", "o Coding 0:40"),
    (EnvironmentValues(isAccessible: true), "running: Coding 0:45", "paused: Coding 0:40"),
  ])
  func `the running session has a corner`(_ environment: EnvironmentValues, _ running: String, _ paused: String) throws
  {
    let start = Instant(Samples.now)
    let state = TrackingState(id: Samples.id(1), blockID: BlockEntity.coding.id, zone: .gmt, start: start)
    let states = [state, try state.pause(at: start.adding(seconds: 40 * 60))]
    let badges = states.map { state in
      TrackingRecord(state: state, block: .coding, group: .work).toDomain()
        .toBadgeUIModel(format("en_US"), at: start.adding(seconds: 45 * 60))
    }
    let lines = badges.flatMap { TrackingBadge($0).plainLines(environment) }
    #expect(lines == [running, paused])
  }

  @Test func `the ranges of a chart are named, the chosen one in brackets`() {
    let words = format("en_US").strings.chart
    let bar = ChartRangeBar(.year, words: words).plainLines()
    #expect(bar == [" 1W  1M  3M [1Y] 5Y  max"])
    let accessible = ChartRangeBar(.year, words: words).plainLines(EnvironmentValues(isAccessible: true))
    #expect(accessible == ["Range: 1Y"])
    let narrow = ChartRangeBar(.max, words: words).lines(in: EnvironmentValues(width: 12)).map(\.width)
    #expect(narrow.allSatisfy { $0 <= 12 })
  }
}
