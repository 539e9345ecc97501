public import ModuloUtilities

/// Why time could not be tracked, or what was tracked could not be found or changed.
public typealias TrackingError = Failure<TrackingRule>

/// A rule of what is tracked that a command would break.
public enum TrackingRule: FailureRule {
  /// No session runs.
  case notRunning
  /// Nothing was tracked yet that could go on.
  case nothingToContinue
  /// A session of this block runs, or is paused.
  case alreadyRunning(String, isPaused: Bool)
  /// The session is paused.
  case alreadyPaused
  /// The session is running.
  case notPaused
  /// The time is shorter than a minute.
  case lessThanMinute
  /// The moment is before the last start, pause or resumption, which was at this one.
  case beforeLastEvent(Instant)
  /// The moment is yet to come.
  case inFuture(Instant)
  /// The end is not after the start.
  case endBeforeStart
  /// The memo has more characters than the limit.
  case memoTooLong(limit: Int)
  /// The character of the memo at this position, counted from 1, is a line break or another control character.
  case memoControlCharacter(position: Int)
  /// The time overlaps with what is tracked already.
  case overlap(TrackingOverlap)
  /// A stored session can't begin or end on another day than its own.
  case anotherDay(CalendarDay)
  /// The moment isn't within the session, which has this time.
  case outsideSession(ZonedSpan)
  /// The two sessions aren't of one block and day, or are the same one.
  case notJoinable
  /// Between the two sessions is another one.
  case between(TrackingOverlap)
}

extension Noun {
  /// A session that was tracked.
  public static let session = Noun("session", "sessions", .feminine("session", "sessions"), owner: .block)
}

extension TrackingRule {
  public static var noun: Noun { .session }

  /// What a store does with what is tracked.
  public enum Operation: Sendable {
    /// Reading a session or a day.
    case reading
    /// Starting or storing a session of the block with this name or id: a missing row is the block.
    case creating(of: String)
    /// Changing, ending or deleting a session.
    case changing
    /// Putting a session into the block with this name or id.
    case moving(to: String)
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> TrackingError {
    switch (error, operation) {
    case (.notFound, .reading), (.notFound, .changing), (.notFound, .moving): .missing
    case (.notFound, .creating(let block)): .reference(.block, .notFound(block))
    case (.unknownName(let nearest), .creating(let block)): .reference(.block, .notFound(block, nearest: nearest))
    case (.forbidden(.tracking(let rule)), _): .rule(rule)
    case (.owner(let error), .moving(let block)): TrackingError(BlockError(error, during: .reading(block)))
    case (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
      (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .notRunning:
      format.advised(language("No session is running.", "Aucune session n’est en cours."), .startTracking)
    case .nothingToContinue:
      format.advised(
        language("There is no session to continue.", "Il n’y a pas de session à continuer."), .startTracking)
    case .alreadyRunning(let block, let isPaused):
      language(
        "A session of \"\(block.legible)\" is \(isPaused ? "paused" : "running already").",
        "Une session de « \(block.legible) » est \(isPaused ? "en pause" : "déjà en cours").")
    case .alreadyPaused: language("The session is paused already.", "La session est déjà en pause.")
    case .notPaused: language("The session isn't paused.", "La session n’est pas en pause.")
    case .lessThanMinute:
      language("The time is shorter than a minute.", "Le temps est plus court qu’une minute.")
    case .beforeLastEvent(let time):
      Self.beforeLastEvent(format.localTime(LocalTime(time, in: format.timeZone)), language)
    case .inFuture(let time): Self.inFuture(format.localTime(LocalTime(time, in: format.timeZone)), language)
    case .endBeforeStart: language("The end isn't after the start.", "La fin n’est pas après le début.")
    case .memoTooLong(let limit): Self.memoTooLong(format.number(limit), language)
    case .memoControlCharacter(let position): Self.memoControlCharacter(format.number(position), language)
    case .overlap(let overlap): format.advised(overlap.text(format), .allowOverlap)
    case .anotherDay(let day): Self.anotherDay(format.day(day), language)
    case .outsideSession(let span): Self.outsideSession(format.localSpan(span), language)
    case .notJoinable:
      language(
        "Only two sessions of one block and one day can be joined.",
        "Seules deux sessions d’un même bloc et d’un même jour peuvent être réunies.")
    case .between(let overlap): overlap.betweenText(format)
    }
  }

  private static func beforeLastEvent(_ time: String, _ language: Language) -> String {
    language(
      "The time is before the session's last change, which was on \(time).",
      "L’heure précède le dernier changement de la session, du \(time).")
  }

  private static func inFuture(_ time: String, _ language: Language) -> String {
    language("The time is in the future: \(time).", "L’heure est dans le futur : \(time).")
  }

  private static func anotherDay(_ day: String, _ language: Language) -> String {
    language(
      "The session is of \(day): it can only begin and end on that day.",
      "La session est du \(day) : elle ne peut commencer et finir que ce jour-là.")
  }

  private static func outsideSession(_ span: String, _ language: Language) -> String {
    language("The time isn't within the session: \(span).", "L’heure n’est pas dans la session : \(span).")
  }

  private static func memoTooLong(_ limit: String, _ language: Language) -> String {
    language("The memo is longer than \(limit) characters.", "La note a plus de \(limit) caractères.")
  }

  private static func memoControlCharacter(_ position: String, _ language: Language) -> String {
    language(
      "The memo has a line break or another control character at position \(position).",
      "La note a un saut de ligne ou un autre caractère de contrôle à la position \(position).")
  }
}
