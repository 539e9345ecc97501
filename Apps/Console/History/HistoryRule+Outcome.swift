import CommandKit
import ModuloModels

extension HistoryRule: ScreenFailure {
  var outcome: (exitCode: ExitCode, code: String) {
    switch self {
    case .nothingToUndo: (.failure, "nothingToUndo")
    case .nothingToRedo: (.failure, "nothingToRedo")
    case .onlySoMany: (.failure, "onlySoMany")
    case .refused(.notInHistory): (.usage, "notInHistory")
    case .refused(let problem): (.failure, problem.code)
    case .belowZero: (.failure, "belowZero")
    }
  }
}

extension HistoryProblem {
  fileprivate var code: String {
    switch self {
    case .notKept: "noSuchStep"
    case .notInHistory: "notInHistory"
    case .notUndoable: "notUndoable"
    case .notRedoable: "notRedoable"
    case .replaced: "replacedData"
    case .replacedAmong: "replacedAmong"
    case .writtenSince: "writtenSince"
    case .overtaken: "overtaken"
    case .copyGone: "copyGone"
    case .copyChanged: "copyChanged"
    case .incomplete: "incompleteStep"
    case .conflict(let conflict):
      switch conflict.kind {
      case .changed: "changedSince"
      case .gone: "goneSince"
      case .taken: "nameTaken"
      case .needed: "neededBy"
      }
    }
  }
}
