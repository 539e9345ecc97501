public import ModuloUtilities

/// Why a target or a day off could not be found, set or deleted.
public typealias TimeTargetError = Failure<TimeTargetRule>

/// A rule of targets and of days off that an operation would break.
public enum TimeTargetRule: Equatable, Sendable {
  /// The text isn't a length of time.
  case length(LengthReadingError)
  /// The text is neither none, all nor a length.
  case carryOver(String)
  /// The text names no days of the week.
  case weekdays(String)
  /// The text is no share of a day.
  case share(String)
  /// The text is neither a day nor two days with two dots between them.
  case days(String)
  /// A target of no time.
  case nothing
  /// More than 24 hours a working day: the most seconds that the period can have.
  case tooLong(limit: Int64, TargetPeriod)
  /// An opening, or a limit of what is carried over, is out of range; the most seconds, either way.
  case outOfRange(limit: Int64)
  /// A block or a group has no target on a day; on none for `nil`.
  case noTarget(String, CalendarDay?)
  /// No target of a block or a group begins on that day.
  case noTargetFrom(String, CalendarDay)
  /// None of the days is off.
  case notOff(CalendarDay, CalendarDay)
  /// So many days can be made days off at once.
  case tooManyDays(limit: Int)
}

extension Noun {
  /// A target of time.
  public static let target = Noun("target", "targets", .feminine("cible", "cibles"))
  /// A day off.
  public static let dayOff = Noun("day off", "days off", .masculine("jour de congé", "jours de congé"))
}

extension TimeTargetRule: FailureRule {
  public static var noun: Noun { .target }

  /// What a store does with targets.
  public enum Operation: Sendable {
    /// Reading all targets, or the days off, or changing these.
    case listing
    /// Finding the block or the group of that text, or its targets.
    case finding(TargetReference)
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> TimeTargetError {
    switch (error, operation) {
    case (.forbidden(.target(let rule)), _): .rule(rule)
    case (.notFound, .finding(let reference)), (.unknownName, .finding(let reference)),
      (.ambiguous, .finding(let reference)):
      missing(error, reference)
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      .storage(error.remaining)
    }
  }

  private static func missing(_ error: RepositoryError, _ reference: TargetReference) -> TimeTargetError {
    switch reference {
    case .block(let block), .either(let block, _): TimeTargetError(BlockError(error, during: .reading(block.text)))
    case .group(let group): TimeTargetError(BlockGroupError(error, during: .reading(group.text)))
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .length(let error): error.text(format)
    case .carryOver(let text):
      language(
        "\"\(text.legible)\" can't be carried over: give \"none\", \"all\", or the most that is, such as 4h.",
        "« \(text.legible) » ne peut pas être reporté : donnez « none », « all », ou le maximum, comme 4h.")
    case .weekdays(let text):
      language(
        "\"\(text.legible)\" isn't a list of weekdays: give some such as mon-fri, or mon,wed,sat.",
        "« \(text.legible) » n’est pas une liste de jours : donnez-en comme lun-ven, ou lun,mer,sam.")
    case .share(let text):
      language(
        "\"\(text.legible)\" isn't a share of a day: give 0.01 to 1, or 1% to 100%.",
        "« \(text.legible) » n’est pas une part d’un jour : donnez 0,01 à 1, ou 1 % à 100 %.")
    case .days(let text):
      language(
        "\"\(text.legible)\" isn't a span of days: give a day, or two such as 2026-07-01..2026-07-14.",
        "« \(text.legible) » n’est pas une suite de jours : donnez un jour, ou deux comme 2026-07-01..2026-07-14.")
    case .nothing:
      format.advised(
        language("A target is more than no time.", "Une cible est plus que pas de temps."), .endTarget)
    case .tooLong(let limit, let period):
      language(
        "A target of more than \(format.hoursAndMinutes(limit)) a \(period.name(language)) makes a working day of more "
          + "than 24 hours.",
        "Une cible de plus de \(format.hoursAndMinutes(limit)) par \(period.name(language)) ferait un jour travaillé de "
          + "plus de 24 heures.")
    case .outOfRange(let limit):
      language(
        "Give \(format.hoursAndMinutes(limit)) at most, either way.",
        "Donnez \(format.hoursAndMinutes(limit)) au plus, dans les deux sens.")
    case .noTarget(let owner, let day): Self.noTarget(owner, day.map { format.day($0) }, format)
    case .noTargetFrom(let owner, let day):
      language(
        "No target of \(owner) begins on \(format.day(day)).",
        "Aucune cible de \(owner) ne commence le \(format.day(day)).")
    case .notOff(let first, let last):
      language(
        "No day off: \(format.days(first, last)).", "Aucun jour de congé : \(format.days(first, last)).")
    case .tooManyDays(let limit):
      language("Give \(format.number(limit)) days at most.", "Donnez \(format.number(limit)) jours au plus.")
    }
  }

  private static func noTarget(_ owner: String, _ day: String?, _ format: FormatContext) -> String {
    guard let day else {
      return format.advised(format.language("\(owner) has no target.", "\(owner) n’a pas de cible."), .setTarget)
    }
    return format.language("\(owner) has no target on \(day).", "\(owner) n’a pas de cible le \(day).")
  }
}

extension TargetPeriod {
  /// The period in words: `week`.
  func name(_ language: Language) -> String {
    switch self {
    case .day: language("day", "jour")
    case .week: language("week", "semaine")
    case .month: language("month", "mois")
    }
  }
}
