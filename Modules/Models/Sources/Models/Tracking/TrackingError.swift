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
  let notRunning: String
  let alreadyRunning: @Sendable (_ block: String, _ isPaused: Bool) -> String
  let unreadableHalves: @Sendable (String) -> String
  let unreadableReference: @Sendable (String) -> String
  let notFound: String
  let alreadyPaused: String
  let notPaused: String
  let lessThanHalf: @Sendable (_ output: String) -> String
  let beforeLastEvent: @Sendable (_ time: String) -> String
  let inFuture: @Sendable (_ time: String) -> String
  let endBeforeStart: String
  let memoTooLong: @Sendable (_ limit: String) -> String
  let memoControlCharacter: @Sendable (_ position: String) -> String
  let overlap: @Sendable (_ block: String, _ span: String) -> String
  let runningOverlap: @Sendable (_ block: String, _ start: String) -> String
}

extension TrackingErrorStrings {
  static let english = TrackingErrorStrings(
    notRunning: "No session is running.",
    alreadyRunning: { "A session of \"\($0)\" is \($1 ? "paused" : "running already")." },
    unreadableHalves: { "\"\($0)\" isn't a number of halves, such as 3." },
    unreadableReference: { "\"\($0)\" doesn't name a session. Give its number, such as #12, or its id." },
    notFound: "There is no such session.",
    alreadyPaused: "The session is paused already.",
    notPaused: "The session isn't paused.",
    lessThanHalf: { "Less than half a block is tracked: \($0) is the least that can be saved." },
    beforeLastEvent: { "The time is before the session's last change, which was on \($0)." },
    inFuture: { "The time is in the future: \($0)." },
    endBeforeStart: "The end isn't after the start.",
    memoTooLong: { "The memo is longer than \($0) characters." },
    memoControlCharacter: { "The memo has a line break or another control character at position \($0)." },
    overlap: { "The time overlaps with \"\($0)\", \($1)." },
    runningOverlap: { "The time overlaps with \"\($0)\", running since \($1)." })

  static let french = TrackingErrorStrings(
    notRunning: "Aucune session n’est en cours.",
    alreadyRunning: { "Une session de « \($0) » est \($1 ? "en pause" : "déjà en cours")." },
    unreadableHalves: { "« \($0) » n’est pas un nombre de demi-blocs, comme 3." },
    unreadableReference: { "« \($0) » ne désigne aucune session. Donnez son numéro, comme #12, ou son id." },
    notFound: "Cette session n’existe pas.",
    alreadyPaused: "La session est déjà en pause.",
    notPaused: "La session n’est pas en pause.",
    lessThanHalf: { "Moins d’un demi-bloc est mesuré : il faut au moins \($0) pour enregistrer." },
    beforeLastEvent: { "L’heure précède le dernier changement de la session, du \($0)." },
    inFuture: { "L’heure est dans le futur : \($0)." },
    endBeforeStart: "La fin n’est pas après le début.",
    memoTooLong: { "La note a plus de \($0) caractères." },
    memoControlCharacter: { "La note a un saut de ligne ou un autre caractère de contrôle à la position \($0)." },
    overlap: { "Ce temps chevauche « \($0) », \($1)." },
    runningOverlap: { "Ce temps chevauche « \($0) », en cours depuis le \($1)." })
}
