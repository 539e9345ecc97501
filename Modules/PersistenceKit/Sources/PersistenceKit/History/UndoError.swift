/// Why a step isn't taken back, or the past not shown.
public enum UndoError: Error, Sendable, Hashable {
  /// The container keeps no history.
  case off
  /// The step of the write couldn't be taken back: it changes more than is kept, or a row that can't be read. Nothing was
  /// changed.
  case unkept
  /// There is no step of that number, or not any more; the oldest one that there is, nil for none.
  case notKept(step: Int64, oldest: Int64?)
  /// There is no snapshot as of then; what the history reaches from and to, nil when it is empty.
  case noSnapshot(HistoryRange?)
  /// The step is taken back already, or is itself an undo.
  case notUndoable(step: Int64)
  /// Something else was written after the undo, or it is taken back already.
  case notRedoable(step: Int64)
  /// The step changed nothing itself: see ``HistoryStep/isMark``.
  case mark(step: Int64)
  /// The step isn't complete: see ``HistoryStep/isComplete``.
  case incomplete(step: Int64)
  /// A row that the step changed isn't what it was after it.
  case conflict(UndoConflict)
}

/// The row that keeps a step from being taken back.
public struct UndoConflict: Sendable, Hashable {
  /// What is wrong with the row.
  public enum Kind: Sendable, Hashable {
    /// It was changed since.
    case changed
    /// It isn't there any more, or a row that it points to isn't.
    case gone
    /// Another row has a unique value of it.
    case taken
    /// Another row points to it.
    case needed
  }

  /// What is wrong with the row.
  public let kind: Kind
  /// The step that was to be taken back.
  public let step: Int64
  /// The table of the row.
  public let table: String
  /// The number of the row.
  public let number: Int64
  /// The last step that changed the row after that; nil when none of those kept did.
  public let later: Int64?
  /// Whether it concerns a row that the step inserted, which ``ModelContext/undoUnchanged(_:)`` lets stay.
  public let isOfInserted: Bool

  /// Names the row, what is wrong with it, and the steps.
  public init(kind: Kind, step: Int64, table: String, number: Int64, later: Int64?, isOfInserted: Bool) {
    self.kind = kind
    self.step = step
    self.table = table
    self.number = number
    self.later = later
    self.isOfInserted = isOfInserted
  }
}

extension UndoError: CustomStringConvertible {
  /// The reason in plain English, without a full stop.
  public var description: String {
    switch self {
    case .off: "no history is kept"
    case .unkept: "it changes more than the history keeps, and couldn't be taken back"
    case .notKept(let step, nil): "step \(step) isn't kept, and no other one is"
    case .notKept(let step, let oldest?): "step \(step) isn't kept; the oldest one is \(oldest)"
    case .noSnapshot(nil): "the history is empty, so there is no snapshot"
    case .noSnapshot(let range?): "there are snapshots as of steps \(range.first) to \(range.last)"
    case .notUndoable(let step): "step \(step) is taken back already, or is an undo"
    case .notRedoable(let step): "step \(step) is no undo that can be taken back"
    case .mark(let step): "step \(step) is a mark, and changed nothing itself"
    case .incomplete(let step): "step \(step) is kept without what it changed"
    case .conflict(let conflict): "step \(conflict.step) can't be taken back: \(conflict)"
    }
  }
}

extension UndoConflict: CustomStringConvertible {
  /// The reason in plain English, without a full stop.
  public var description: String {
    let since = later.map { " by step \($0)" } ?? " since"
    return switch kind {
    case .changed: "#\(number) of \(table) was changed\(since)"
    case .gone: "#\(number) of \(table), or a row that it points to, isn't there any more"
    case .taken: "a unique value of #\(number) of \(table) is another row's now"
    case .needed: "#\(number) of \(table) points to a row that it inserted"
    }
  }
}
