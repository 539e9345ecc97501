import ModuloModels
import ModuloModelsMocks
import ModuloUtilities

extension HistoryProblem {
  /// One value of each case at least: the compiler asks for those of a new case.
  static var samples: [Self] { Kind.allCases.flatMap(\.samples) }

  private enum Kind: CaseIterable {
    case notKept, notInHistory, notUndoable, notRedoable, replaced, replacedAmong, writtenSince, overtaken, copyGone,
      copyChanged, incomplete, conflict

    init(_ value: HistoryProblem) {
      self =
        switch value {
        case .notKept: .notKept
        case .notInHistory: .notInHistory
        case .notUndoable: .notUndoable
        case .notRedoable: .notRedoable
        case .replaced: .replaced
        case .replacedAmong: .replacedAmong
        case .writtenSince: .writtenSince
        case .overtaken: .overtaken
        case .copyGone: .copyGone
        case .copyChanged: .copyChanged
        case .incomplete: .incomplete
        case .conflict: .conflict
        }
    }

    var samples: [HistoryProblem] {
      switch self {
      case .notKept: [.notKept(step: 1, oldest: nil), .notKept(step: 1, oldest: 2)]
      case .notInHistory:
        [.notInHistory(nil), .notInHistory(HistorySpan(first: 2, date: Instant(Samples.now), last: 3))]
      case .notUndoable: [.notUndoable(step: 1)]
      case .notRedoable: [.notRedoable(step: 1)]
      case .replaced: [.replaced(step: 1)]
      case .replacedAmong: [.replacedAmong(step: 1)]
      case .writtenSince: [.writtenSince(step: 1)]
      case .overtaken: [.overtaken(step: 1)]
      case .copyGone: [.copyGone(step: 1, name: "modulo.db.before-restore")]
      case .copyChanged: [.copyChanged(step: 1, name: "modulo.db.before-restore")]
      case .incomplete: [.incomplete(step: 1)]
      case .conflict:
        HistoryConflict.Kind.allCases.flatMap { kind in
          [nil, 3].map { later in
            .conflict(HistoryConflict(kind, step: 1, noun: .goal, number: 2, later: later, hasRest: later != nil))
          }
        }
      }
    }
  }
}
