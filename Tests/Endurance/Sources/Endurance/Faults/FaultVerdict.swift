import Foundation

/// Compares what a command says with what it has done.
struct FaultVerdict {
  /// What was there before, and what is there when the command meets no fault.
  let before: StoredState
  let whole: StoredState

  /// What a command says about the change.
  enum Claim: Equatable {
    case made, notMade, unknown
    /// The change is made, and these files remain that should be gone.
    case madeBut(Set<String>)

    init(_ answer: ModuloAnswer) {
      if answer.error.contains("is deleted. These couldn't be removed:") {
        let paths = answer.error.split(separator: "\n").filter { $0.hasPrefix("  ") }
        self = .madeBut(Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) }))
      } else if answer.status == 0 || answer.error.contains("What failed after that:") {
        self = .made
      } else {
        self = answer.error.contains("may be saved or not") ? .unknown : .notMade
      }
    }
  }

  /// What is wrong with an answer and what is there after it; nil when nothing is.
  func mistake(in answer: ModuloAnswer, leaving after: StoredState) -> String? {
    if answer.isCrash { return "it was ended by signal \(answer.status)" }
    if answer.status == 70 { return "it calls the fault a mistake of its own" }
    if answer.status != 0, answer.error.isEmpty { return "it failed and said nothing" }
    if after.hasDatabase, after.data == nil { return "the data can't be exported" }
    let (isSame, isWhole) = (isSame(after), isWhole(after))
    switch Claim(answer) {
    case .made where !isWhole: return "it said that it is done: \(after.difference(from: whole)) differs"
    case .madeBut(let names) where !after.hasFiles(names) || !after.removing(names).isAlike(whole):
      return "it said that \(names.sorted().joined(separator: ", ")) remain: \(after.difference(from: whole)) differs"
    case .notMade where !isSame: return "it said that nothing was changed: \(after.difference(from: before)) differs"
    case .unknown where !isSame && !isWhole: return "it is half done: \(after.difference(from: before)) differs"
    default: return nil
    }
  }

  private func isSame(_ after: StoredState) -> Bool { after.isSame(as: before) }

  private func isWhole(_ after: StoredState) -> Bool { after.isAlike(whole) }
}
