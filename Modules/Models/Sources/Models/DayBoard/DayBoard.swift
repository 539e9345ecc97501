public import Foundation
public import ModuloUtilities

/// A day as 24 hours of two halves each, in four rows of six. A half block marks the half hour that it began in, by the
/// clock of its time zone; of an hour that the clock showed twice, both fall into one.
public struct DayBoard: Equatable, Sendable {
  /// One for each hour from 0 to 23.
  public let hours: [Hour]

  /// - Parameter marks: Of two in the same half of an hour, the later one stays.
  public init(_ marks: some Sequence<DayBoardMark>) {
    var hours = Array(repeating: Hour(), count: 24)
    for mark in marks {
      if mark.time.minute < 30 {
        hours[mark.time.hour].first = mark.half
      } else {
        hours[mark.time.hour].second = mark.half
      }
    }
    self.hours = hours
  }

  /// The hours as they are drawn: 0–5, 6–11, 12–17 and 18–23.
  public var rows: [[Hour]] { stride(from: 0, to: 24, by: 6).map { Array(hours[$0..<$0 + 6]) } }

  /// An hour of the board.
  public struct Hour: Equatable, Sendable {
    /// Minutes 0 to 29; `nil` when nothing began in them.
    public internal(set) var first: Half?
    /// Minutes 30 to 59.
    public internal(set) var second: Half?
  }

  /// A marked half of an hour.
  public struct Half: Equatable, Sendable {
    /// The identifier of the tracked block.
    public let blockID: UUID
    /// The session that it belongs to; the running one has an id of its own.
    public let sessionID: UUID
    /// The colour of the block.
    public let color: BlockColor
    /// Whether the half is stored, or belongs to the running session.
    public let state: State

    /// Creates a half of a session, stored unless another state is given.
    public init(blockID: UUID, sessionID: UUID, color: BlockColor, state: State = .stored) {
      self.blockID = blockID
      self.sessionID = sessionID
      self.color = color
      self.state = state
    }
  }

  /// Whether a half is completed. Of two halves in one area the greater state is shown.
  public enum State: Int, CaseIterable, Comparable, Sendable {
    /// The half is stored, or completed.
    case stored
    /// The half is stored, and only begun.
    case begun
    /// The half belongs to the paused session.
    case paused
    /// The half belongs to the running session.
    case tracking

    public static func < (lhs: State, rhs: State) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

/// A half hour to mark on a board.
public struct DayBoardMark: Equatable, Sendable {
  /// The local time at which the half block began.
  public let time: LocalTime
  /// The half to mark.
  public let half: DayBoard.Half

  /// Creates a mark at a local time.
  public init(time: LocalTime, half: DayBoard.Half) {
    self.time = time
    self.half = half
  }
}

extension DayBoard.Hour {
  /// How the hour is filled.
  public var area: DayBoard.Area {
    switch (first, second) {
    case (nil, nil): .none
    case (let half?, nil): .firstHalf(half.color, half.state)
    case (nil, let half?): .secondHalf(half.color, half.state)
    case (let first?, let second?):
      first.sessionID == second.sessionID && (first.state == .begun) == (second.state == .begun)
        ? .full(first.color, max(first.state, second.state)) : .mixed(first: first, second: second)
    }
  }
}

extension DayBoard {
  /// How an hour is filled.
  public enum Area: Equatable, Sendable {
    /// Nothing began in the hour.
    case none
    /// Something began in minutes 0 to 29 only.
    case firstHalf(BlockColor, State)
    /// Something began in minutes 30 to 59 only.
    case secondHalf(BlockColor, State)
    /// Both halves are of one session, and neither or both are only begun.
    case full(BlockColor, State)
    /// The halves are of two sessions, or one of them is only begun.
    case mixed(first: Half, second: Half)
  }
}
