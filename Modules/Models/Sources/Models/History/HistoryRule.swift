import ModuloUtilities

/// Why the history could not be read, or a step of it not taken back.
public typealias HistoryError = Failure<HistoryRule>

/// A rule of the history that an operation would break.
public enum HistoryRule: FailureRule {
  /// There is no step that could be undone.
  case nothingToUndo
  /// There is no undo that could be taken back.
  case nothingToRedo
  /// There are only so many that could be taken back.
  case onlySoMany(Int)
  /// The step can't be taken back.
  case refused(HistoryProblem)
  /// The total of a goal would fall below zero.
  case belowZero(goal: String)
}

/// Why a step isn't taken back.
public enum HistoryProblem: Equatable, Sendable {
  /// There is no step of that number, or not any more; the oldest one there is, `nil` for none.
  case notKept(step: Int, oldest: Int?)
  /// The history doesn't say what the data were then; the steps of which it does, `nil` for none.
  case notInHistory(HistorySpan?)
  /// The step is taken back already, or is itself an undo.
  case notUndoable(step: Int)
  /// Something was written after the undo.
  case notRedoable(step: Int)
  /// The step stands for a backup in the place of all data, and says of no copy of what was there before.
  case replaced(step: Int)
  /// The step stands for a backup in the place of all data, and other steps were to be taken back with it.
  case replacedAmong(step: Int)
  /// The step stands for a backup in the place of all data, and something was written since.
  case writtenSince(step: Int)
  /// The step was one of the last, and others were written or taken back meanwhile.
  case overtaken(step: Int)
  /// The copy of what was there before the step, of that name, was removed.
  case copyGone(step: Int, name: String)
  /// The copy of what was there before the step, of that name, was changed.
  case copyChanged(step: Int, name: String)
  /// What the step changed isn't kept, because it was too much.
  case incomplete(step: Int)
  /// A row isn't what the step left.
  case conflict(HistoryConflict)
}

/// The row that keeps a step from being taken back.
public struct HistoryConflict: Equatable, Sendable {
  /// What is wrong with the row.
  public enum Kind: String, CaseIterable, Equatable, Sendable {
    /// It was changed since.
    case changed
    /// It isn't there any more, or a row that it belongs to isn't.
    case gone
    /// Another row has its name.
    case taken
    /// It belongs to a row that the step added.
    case needed
  }

  /// What is wrong with it.
  public let kind: Kind
  /// The step that was to be taken back.
  public let step: Int
  /// The row's noun.
  public let noun: Noun
  /// The row's number.
  public let number: Int
  /// The last step after it that changed the row; `nil` where none did.
  public let later: Int?
  /// Whether the rest of the step can be taken back without the row.
  public let hasRest: Bool

  /// Creates a conflict over one row.
  public init(_ kind: Kind, step: Int, noun: Noun, number: Int, later: Int?, hasRest: Bool) {
    self.kind = kind
    self.step = step
    self.noun = noun
    self.number = number
    self.later = later
    self.hasRest = hasRest
  }
}

extension Noun {
  /// A write of the data, as the history keeps it.
  public static let step = Noun("step", "steps", .feminine("étape", "étapes"), advice: .listSteps)
}

extension HistoryRule {
  public static var noun: Noun { .step }

  /// What a store does with the history.
  public enum Operation: Sendable {
    /// Reading steps.
    case reading
    /// Taking steps back, or undos.
    case takingBack
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> HistoryError {
    switch error {
    case .forbidden(.history(let problem)): .rule(.refused(problem))
    case .forbidden(.goalBelowZero(let goal)): .rule(.belowZero(goal: goal))
    case .notFound, .unknownName, .ambiguous, .duplicate, .belowMinimum, .forbidden, .owner, .storage:
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .nothingToUndo: language("There is nothing to undo.", "Il n’y a rien à annuler.")
    case .nothingToRedo: language("There is nothing to redo.", "Il n’y a rien à rétablir.")
    case .onlySoMany(let count):
      language(
        "Only \(format.count(count, of: .step)) can be taken back.",
        "Il n’y a que \(format.count(count, of: .step)) à reprendre.")
    case .refused(let problem): problem.text(format)
    case .belowZero(let goal):
      format.advised(
        language(
          "That would leave \"\(goal.legible)\" below zero. Nothing was undone.",
          "« \(goal.legible) » passerait sous zéro. Rien n’a été annulé."),
        .allowNegativeTotal)
    }
  }
}

extension HistoryProblem {
  /// The message for the user.
  func text(_ format: FormatContext) -> String {
    let language = format.language
    switch self {
    case .notKept(let step, nil):
      return language(
        "There is no step #\(step): the history is empty.", "Il n’y a pas d’étape #\(step) : l’historique est vide.")
    case .notKept(let step, let oldest?):
      return language(
        "There is no step #\(step). The oldest one that is kept is #\(oldest).",
        "Il n’y a pas d’étape #\(step). La plus ancienne conservée est #\(oldest).")
    case .notInHistory(nil):
      return language(
        "The history is empty, so the data can't be shown as they were.",
        "L’historique est vide : les données ne peuvent pas être montrées telles qu’elles étaient.")
    case .notInHistory(let span?):
      let begin = "#\(span.first) (\(format.moment(span.date)))"
      return language(
        "The history doesn't say what the data were then. It goes from step \(begin) to step #\(span.last).",
        "L’historique ne dit pas ce qu’étaient alors les données. Il va de l’étape \(begin) à l’étape #\(span.last).")
    case .notUndoable(let step):
      return language(
        "Step #\(step) is undone already, or is itself an undo.",
        "L’étape #\(step) est déjà annulée, ou est elle-même une annulation.")
    case .notRedoable(let step):
      return language(
        "Step #\(step) can't be redone, because something else was written after it.",
        "L’étape #\(step) ne peut pas être rétablie : autre chose a été écrit depuis.")
    case .replaced(let step):
      return language(
        "Step #\(step) replaced all data by a backup, and can't be undone. What was there before is in the copy that it "
          + "named.",
        "L’étape #\(step) a remplacé toutes les données par une sauvegarde, et ne peut pas être annulée. Ce qu’il y avait "
          + "avant est dans la copie qu’elle a nommée.")
    case .replacedAmong(let step):
      return language(
        "Step #\(step) replaced all data, and is taken back by itself only.",
        "L’étape #\(step) a remplacé toutes les données, et ne se reprend que seule.")
    case .writtenSince(let step):
      return language(
        "Step #\(step) replaced all data, and can't be taken back, because something was written after it.",
        "L’étape #\(step) a remplacé toutes les données, et ne peut pas être reprise : autre chose a été écrit depuis.")
    case .overtaken(let step):
      return language(
        "Step #\(step) isn't the last change any more: something was written meanwhile.",
        "L’étape #\(step) n’est plus la dernière modification : autre chose a été écrit entre-temps.")
    case .copyGone(let step, let name):
      return language(
        "Step #\(step) can't be taken back: the copy of the data of before, \"\(name.legible)\", is gone.",
        "L’étape #\(step) ne peut pas être reprise : la copie des données d’avant, « \(name.legible) », n’existe plus.")
    case .copyChanged(let step, let name):
      return language(
        "Step #\(step) can't be taken back: the copy of the data of before, \"\(name.legible)\", was changed.",
        "L’étape #\(step) ne peut pas être reprise : la copie des données d’avant, « \(name.legible) », a été modifiée."
      )
    case .incomplete(let step):
      return language(
        "Step #\(step) changed more than the history keeps, and can't be undone.",
        "L’étape #\(step) a modifié plus que l’historique ne conserve, et ne peut pas être annulée.")
    case .conflict(let conflict): return conflict.text(format)
    }
  }
}

extension HistoryConflict {
  /// The message for the user.
  func text(_ format: FormatContext) -> String {
    let language = format.language
    let row = "\(language(noun.name, noun.french.name)) #\(number)"
    let later = later.map { language(" by step #\($0)", " par l’étape #\($0)") } ?? ""
    let reason =
      switch kind {
      case .changed: language("the \(row) was changed since\(later)", "« \(row) » a été modifié depuis\(later)")
      case .gone:
        language(
          "the \(row), or what it belongs to, isn't there any more",
          "« \(row) », ou ce dont cela dépend, n’existe plus")
      case .taken: language("the name of the \(row) is taken now", "le nom de « \(row) » est pris")
      case .needed: language("the \(row) belongs to what it added", "« \(row) » dépend de ce qu’elle a ajouté")
      }
    let message = language(
      "Step #\(step) can't be undone: \(reason).", "L’étape #\(step) ne peut pas être annulée : \(reason).")
    return hasRest ? format.advised(message, .undoRest(step: step)) : message
  }
}
