public import Foundation
public import ModuloUtilities

/// The board of a day as it is shown: its halves, and its blocks with their times.
public struct DayBoardUIModel: Equatable, Sendable {
  /// Four rows of six hours.
  public let rows: [[DayBoard.Hour]]
  /// The planned halves in the same rows; empty where nothing is planned.
  public let plannedRows: [[DayBoard.Hour]]
  /// The blocks in the order in which they began.
  public let entries: [Entry]

  /// A block of the board.
  public struct Entry: Identifiable, Equatable, Sendable {
    /// The identifier of the block.
    public let id: UUID
    /// The letter of the block where nothing but ASCII, or no colour, can be shown.
    public let letter: String
    /// The block, by its icon, its colour and its name.
    public let block: BlockUIModel
    /// Its times on a clock of 24 hours, with those that are planned, and those that are not stored yet:
    /// `09:00–10:40, 10:50–11:05 (running)`.
    public let times: String
  }

  /// Whether nothing began on the day, and nothing is planned.
  public var isEmpty: Bool { entries.isEmpty }

  /// The letter of a block of the board; empty for any other.
  public func letter(of blockID: UUID) -> String { entries.first { $0.id == blockID }?.letter ?? "" }
}

extension DayDomain {
  /// The board of the day at a moment, up to which the running session counts.
  public func toBoardUIModel(_ format: FormatContext, at now: Instant) -> DayBoardUIModel {
    let tracked = sessions.flatMap { $0.stretches(on: day) } + (running?.stretches(on: day, at: now) ?? [])
    let plans = planned.filter { $0.plan.day == day }
    let stretches = (tracked + plans.map { Stretch(block: $0.block, span: $0.plan.span, state: .planned) }).sorted {
      ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end)
    }
    var entries: [DayBoardUIModel.Entry] = []
    for first in stretches where !entries.contains(where: { $0.id == first.block.id }) {
      let times = stretches.filter { $0.block.id == first.block.id }.map { $0.text(format) }
      entries.append(
        DayBoardUIModel.Entry(
          id: first.block.id, letter: letter(entries.count), block: first.block.toUIModel(format),
          times: times.joined(separator: ", ")))
    }
    return DayBoardUIModel(
      rows: board(at: now).rows, plannedRows: plans.isEmpty ? [] : plannedBoard.rows, entries: entries)
  }
}

/// `A` to `Z`, then `a` to `v`: a day has 48 halves. Further blocks, where plans come to those, share a mark.
private func letter(_ place: Int) -> String {
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv"
  return letters.dropFirst(place).first.map(String.init) ?? "*"
}

/// Some time of a block.
private struct Stretch {
  let block: BlockDomain
  let span: ZonedSpan
  let state: State

  enum State {
    /// Stored, or completed.
    case stored
    case running
    case paused
    case planned
  }

  func text(_ format: FormatContext) -> String {
    let (words, clock) = (format.strings, format.clock(span))
    return switch state {
    case .stored: clock
    case .running: words.day.unstored(clock, words.tracking.running)
    case .paused: words.day.unstored(clock, words.tracking.paused)
    case .planned: words.plannedBlock.planned(clock)
    }
  }
}

extension TrackingSessionDetailedDomain {
  fileprivate func stretches(on day: CalendarDay) -> [Stretch] {
    session.day == day ? session.spans.map { Stretch(block: block, span: $0, state: .stored) } : []
  }
}

extension TrackingDomain {
  /// The completed halves of the session, and the half that runs or is paused.
  fileprivate func stretches(on day: CalendarDay, at now: Instant) -> [Stretch] {
    let progress = state.progress(at: now)
    let completed = progress.halves.halves(on: day).joined
    let current = progress.currentStart.map {
      ZonedSpan(start: $0.instant, end: max(state.isPaused ? state.lastEvent : now, $0.instant), zone: $0.zone)
    }
    return completed.map { Stretch(block: block, span: $0, state: .stored) }
      + [current].compactMap(\.self).filter { $0.localStart.day == day }
      .map { Stretch(block: block, span: $0, state: state.isPaused ? .paused : .running) }
  }
}
