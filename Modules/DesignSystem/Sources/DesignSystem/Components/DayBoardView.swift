import Foundation
public import ModuloModels
public import TerminalKit

/// The board of a day: 24 hours of two halves in four rows, then its blocks with their times. In accessible output, and
/// where it is too wide, the blocks with their times alone. Below a row with planned halves, these have a row of their own.
///
/// What a half looks like says its block and its state: stored is full, begun low, running half-tone, paused hollow,
/// planned dotted. Where only ASCII or no colour can be shown, the letter of the block is doubled when it is stored,
/// followed by `.` when it is only begun, by `+` when it runs, by `-` when it is paused, and by `~` when it is planned.
public struct DayBoardView: PrimitiveView {
  private let board: DayBoardUIModel

  /// Creates a board; an empty one has its hours, and no blocks.
  public init(_ board: DayBoardUIModel) {
    self.board = board
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let hours = hours(in: environment)
    let isTooWide = environment.width.map { width in hours.contains { $0.width > width } } ?? false
    let grid = environment.isAccessible || isTooWide ? [] : hours
    return VStack {
      TextBlock(grid)
      legend(in: environment)
    }.block(in: environment)
  }

  private func hours(in environment: EnvironmentValues) -> [TerminalText] {
    let glyphs = DayBoardGlyphs(environment)
    return board.rows.enumerated().flatMap { row, hours in
      let first = environment.theme.text((row < 2 ? "0" : "") + String(row * 6), .secondary)
      let cells = hours.map { cell($0.first, glyphs, environment) + cell($0.second, glyphs, environment) }
      return [([first] + cells).joined(separator: " ")] + planned(row, glyphs, environment)
    }
  }

  /// The planned halves of a row, in a row of their own; none where nothing is planned in it.
  private func planned(
    _ row: Int, _ glyphs: DayBoardGlyphs, _ environment: EnvironmentValues
  ) -> [TerminalText] {
    guard board.plannedRows.indices.contains(row) else { return [] }
    let halves = board.plannedRows[row].flatMap { [$0.first, $0.second] }
    guard let last = halves.lastIndex(where: { $0 != nil }) else { return [] }
    let cells = halves[...last].enumerated().map { place, half in
      TerminalText(place.isMultiple(of: 2) ? " " : "") + plannedCell(half, glyphs)
    }
    return [environment.theme.text(" ~", .secondary) + cells.joined()]
  }

  private func plannedCell(_ half: DayBoard.Half?, _ glyphs: DayBoardGlyphs) -> TerminalText {
    guard let half else { return TerminalText("  ") }
    return TerminalText(glyphs.planned(letter: board.letter(of: half.blockID))).foregroundStyle(half.color.terminal)
  }

  private func cell(
    _ half: DayBoard.Half?, _ glyphs: DayBoardGlyphs, _ environment: EnvironmentValues
  ) -> TerminalText {
    guard let half else { return environment.theme.text(glyphs.empty, .secondary) }
    return TerminalText(glyphs.cell(half.state, letter: board.letter(of: half.blockID)))
      .foregroundStyle(half.color.terminal)
  }

  private func legend(in environment: EnvironmentValues) -> LabeledRows {
    let showsLetters = DayBoardGlyphs(environment).showsLetters
    return LabeledRows(
      board.entries.map { entry in
        let name = TerminalText(entry.block.name).bold()
        let mark =
          showsLetters
          ? TerminalText(entry.letter).foregroundStyle(entry.block.color.terminal)
          : BlockTile(entry.block.color).text(in: environment)
        return (environment.isAccessible ? name : mark + " " + name, TerminalText(entry.times))
      })
  }
}

/// The glyphs of a board's halves, two columns each.
struct DayBoardGlyphs {
  /// Whether a block is told by its letter, not by its colour.
  let showsLetters: Bool
  /// A half without a mark.
  let empty: String

  init(_ environment: EnvironmentValues) {
    // The sixteen colours of a terminal are too few for the palette.
    showsLetters = environment.characterSet == .ascii || environment.colorDepth < .ansi256
    empty = environment.characterSet == .ascii ? ".." : "··"
  }

  /// A half that is planned, whole or begun.
  func planned(letter: String) -> String { showsLetters ? letter + "~" : "░░" }

  func cell(_ state: DayBoard.State, letter: String) -> String {
    switch state {
    case .stored: showsLetters ? letter + letter : "██"
    case .begun: showsLetters ? letter + "." : "▄▄"
    case .tracking: showsLetters ? letter + "+" : "▒▒"
    case .paused: showsLetters ? letter + "-" : "□□"
    }
  }
}
