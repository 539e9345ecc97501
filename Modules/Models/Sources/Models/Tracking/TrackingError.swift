public import ModuloUtilities

/// Why time could not be tracked, or what was tracked could not be found or changed.
public enum TrackingError: Error, Equatable, Sendable {
  /// No session runs.
  case notRunning
  /// A session of this block runs, or is paused.
  case alreadyRunning(String, isPaused: Bool)
  /// A rule of the running session refuses the command.
  case rule(TrackingRule)
  /// The text isn't a time.
  case unreadableTime(TimeReadingError)
  /// The text isn't a day.
  case unreadableDay(DayReadingError)
  /// The text isn't a number of halves.
  case unreadableHalves(String)
  /// The block could not be found.
  case block(BlockError)
  /// The text is not a valid reference: it is neither a number nor an id.
  case unreadableReference(String)
  /// The session is gone.
  case notFound
  /// The data could not be read or written.
  case storage(StorageError)
}

extension TrackingError: OperationError {
  /// What a store does with what is tracked.
  public enum Operation: Sendable {
    /// Reading a session or a day.
    case reading
    /// Starting or storing a session of the block with this name or id: a missing row is the block.
    case creating(of: String)
    /// Changing, ending or deleting a session.
    case changing
  }

  public init(_ error: RepositoryError, during operation: Operation) {
    self =
      switch (error, operation) {
      case (.notFound, .reading), (.notFound, .changing): .notFound
      case (.notFound, .creating(let block)): .block(.notFound(block))
      case (.forbidden(.notTracking), _): .notRunning
      case (.forbidden(.alreadyTracking(let block, let isPaused)), _): .alreadyRunning(block, isPaused: isPaused)
      case (.forbidden(.tracking(let rule)), _): .rule(rule)
      case (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _), (.storage, _):
        .storage(error.remaining)
      }
  }

  /// The error for a block that could not be found.
  public init(_ error: BlockError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .block(error) }
  }
}

extension TrackingError: ReferenceError {}

extension TrackingError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.tracking
    return switch self {
    case .notRunning: format.advised(words.notRunning, .startTracking)
    case .alreadyRunning(let block, let isPaused): words.alreadyRunning(block.legible, isPaused)
    case .rule(let rule): rule.text(format)
    case .unreadableTime(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unreadableHalves(let text): words.unreadableHalves(text.legible)
    case .block(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}

/// The messages on what is tracked.
struct TrackingErrorStrings: Sendable {
  let language: Language

  var notRunning: String { language("No session is running.", "Aucune session n’est en cours.") }

  func alreadyRunning(_ block: String, _ isPaused: Bool) -> String {
    language(
      "A session of \"\(block)\" is \(isPaused ? "paused" : "running already").",
      "Une session de « \(block) » est \(isPaused ? "en pause" : "déjà en cours").")
  }

  func unreadableHalves(_ text: String) -> String {
    language(
      "\"\(text)\" isn't a number of halves, such as 3.", "« \(text) » n’est pas un nombre de demi-blocs, comme 3.")
  }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a session. Give its number, such as #12, or its id.",
      "« \(text) » ne désigne aucune session. Donnez son numéro, comme #12, ou son id.")
  }

  var notFound: String { language("There is no such session.", "Cette session n’existe pas.") }
  var alreadyPaused: String { language("The session is paused already.", "La session est déjà en pause.") }
  var notPaused: String { language("The session isn't paused.", "La session n’est pas en pause.") }

  func lessThanHalf(_ output: String) -> String {
    language(
      "Less than half a block is tracked: \(output) is the least that can be saved.",
      "Moins d’un demi-bloc est mesuré : il faut au moins \(output) pour enregistrer.")
  }

  func beforeLastEvent(_ time: String) -> String {
    language(
      "The time is before the session's last change, which was on \(time).",
      "L’heure précède le dernier changement de la session, du \(time).")
  }

  func inFuture(_ time: String) -> String {
    language("The time is in the future: \(time).", "L’heure est dans le futur : \(time).")
  }

  var endBeforeStart: String { language("The end isn't after the start.", "La fin n’est pas après le début.") }

  func memoTooLong(_ limit: String) -> String {
    language("The memo is longer than \(limit) characters.", "La note a plus de \(limit) caractères.")
  }

  func memoControlCharacter(_ position: String) -> String {
    language(
      "The memo has a line break or another control character at position \(position).",
      "La note a un saut de ligne ou un autre caractère de contrôle à la position \(position).")
  }

  func overlap(_ block: String, _ span: String) -> String {
    language("The time overlaps with \"\(block)\", \(span).", "Ce temps chevauche « \(block) », \(span).")
  }

  func runningOverlap(_ block: String, _ start: String) -> String {
    language(
      "The time overlaps with \"\(block)\", running since \(start).",
      "Ce temps chevauche « \(block) », en cours depuis le \(start).")
  }
}

extension ErrorStrings {
  var tracking: TrackingErrorStrings { TrackingErrorStrings(language: language) }
}
