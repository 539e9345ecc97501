import Foundation
import ModuloDesignSystem
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The board of a day.
@Suite struct DayBoardViewTests {
  /// Two stored halves of one block from 09:00, and a session of another one that was started at 10:30.
  private func board(isPaused: Bool) throws -> DayBoardUIModel {
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let session = TrackingSessionDetailedRecord(record: .coding, block: .coding, group: .work)
    let start = Instant(Samples.now).adding(seconds: -90 * 60)
    var state = TrackingState(
      id: Samples.id(1), blockID: BlockEntity.running.id, zone: .gmt, start: start)
    if isPaused { state = try state.pause(at: start.adding(seconds: 40 * 60)) }
    let running = TrackingRecord(state: state, block: .running, group: .sport).toDomain()
    return DayDomain(day: Samples.today, sessions: [try session.toDomain()], running: running)
      .toBoardUIModel(format, at: start.adding(seconds: 45 * 60))
  }

  private static let coloured = EnvironmentValues(width: 80, colorDepth: .ansi256)
  private static let ascii = EnvironmentValues(width: 80, characterSet: .ascii)
  private static let narrow = EnvironmentValues(width: 30)
  private static let accessible = EnvironmentValues(isAccessible: true)

  @Test(arguments: [
    (
      coloured, false,
      [
        "06 ···· ···· ···· ████ ··██ ▒▒··", "■ Coding   09:00–10:00", "■ Running  10:30–11:00, 11:00–11:15 (running)",
      ]
    ),
    (
      coloured, true,
      ["06 ···· ···· ···· ████ ··██ □□··", "■ Coding   09:00–10:00", "■ Running  10:30–11:00, 11:00–11:10 (paused)"]
    ),
    (
      ascii, false,
      [
        "06 .... .... .... AAAA ..BB B+..", "A Coding   09:00-10:00", "B Running  10:30-11:00, 11:00-11:15 (running)",
      ]
    ),
    (
      ascii, true,
      ["06 .... .... .... AAAA ..BB B-..", "A Coding   09:00-10:00", "B Running  10:30-11:00, 11:00-11:10 (paused)"]
    ),
    (
      accessible, false, ["Coding   09:00–10:00", "Running  10:30–11:00, 11:00–11:15 (running)"]
    ),
    (
      narrow, true,
      ["A Coding   09:00–10:00", "B Running  10:30–11:00,", "           11:00–11:10", "           (paused)"]
    ),
  ])
  func `a half says its block and its state, by its shape too`(
    _ environment: EnvironmentValues, _ isPaused: Bool, _ expected: [String]
  ) throws {
    let lines = DayBoardView(try board(isPaused: isPaused)).lines(in: environment).map(\.plainText)
    let told = lines.filter { !$0.hasPrefix("00 ") && !$0.hasPrefix("12 ") && !$0.hasPrefix("18 ") }
    #expect(told == expected)
  }

  @Test func `a half has the colour of its block`() throws {
    let lines = DayBoardView(try board(isPaused: false)).lines(in: Self.coloured)
    let colours = lines[1].runs.compactMap { $0.text.contains("█") ? $0.style.foreground : nil }
    #expect(colours == [BlockColor(index: 37).terminal, BlockColor(index: 22).terminal])
  }
}
