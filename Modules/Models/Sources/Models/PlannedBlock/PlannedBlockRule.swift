public import ModuloUtilities

/// Why a plan could not be found, made, changed or copied.
public typealias PlannedBlockError = Failure<PlannedBlockRule>

/// A rule of plans that an operation would break.
public enum PlannedBlockRule: FailureRule {
  /// The end is not after the start, in whole minutes.
  case endBeforeStart
  /// The plan would begin earlier on today than now.
  case past(ZonedInstant)
  /// The day is over.
  case pastDay(CalendarDay)
  /// The plan would go past the midnight at which its day ends.
  case overMidnight(ZonedSpan)
  /// Something is planned already.
  case overlap(PlannedBlockOverlap)
  /// The day that is copied to doesn't have these local times once.
  case times([PlannedBlockTime], on: CalendarDay)
  /// Nothing is planned on the day that is copied.
  case nothingPlanned(CalendarDay)
  /// There is no plan to write.
  case noPlans
}

/// The plan that a time overlaps with.
public struct PlannedBlockOverlap: Hashable, Sendable {
  /// The name of the block that is planned.
  public let blockName: String
  /// The number of the plan; 0 for one that isn't stored yet.
  public let number: Int
  /// Its time.
  public let span: ZonedSpan

  /// Creates an overlap with a plan of a block.
  public init(blockName: String, number: Int, span: ZonedSpan) {
    self.blockName = blockName
    self.number = number
    self.span = span
  }
}

extension Noun {
  /// A time that a block is planned for.
  public static let plannedBlock = Noun(
    "planned block", "planned blocks", .masculine("bloc prévu", "blocs prévus"))
}

extension PlannedBlockRule {
  public static var noun: Noun { .plannedBlock }

  /// What a store does with plans.
  public enum Operation: Sendable {
    /// Reading, changing or deleting a plan.
    case reading
    /// Planning the block with this name or id, or giving a plan to it.
    case planning(String)
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> PlannedBlockError {
    switch (error, operation) {
    case (.forbidden(.plannedBlock(let rule)), _): .rule(rule)
    case (.notFound, _): .missing
    case (.owner(let error), .planning(let block)): PlannedBlockError(BlockError(error, during: .reading(block)))
    case (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _), (.owner, _),
      (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .endBeforeStart:
      language(
        "The end isn't after the start, in whole minutes.", "La fin n’est pas après le début, en minutes entières.")
    case .past(let start): Self.past(format.localTime(start), language)
    case .pastDay(let day): Self.pastDay(format.day(day), language)
    case .overMidnight(let span): Self.overMidnight(format.localSpan(span), language)
    case .overlap(let overlap): overlap.text(format)
    case .times(let times, let day): Self.times(times, on: format.day(day), format)
    case .nothingPlanned(let day): Self.nothingPlanned(format.day(day), language)
    case .noPlans: language("There is no planned block.", "Il n’y a aucun bloc prévu.")
    }
  }

  private static func past(_ time: String, _ language: Language) -> String {
    language(
      "\(time) is past: a plan for today begins now or later.",
      "\(time) est passé : un plan pour aujourd’hui commence maintenant ou plus tard.")
  }

  private static func pastDay(_ day: String, _ language: Language) -> String {
    language(
      "\(day) is past: only what is still to come can be planned.",
      "Le \(day) est passé : seul ce qui est à venir peut être prévu.")
  }

  private static func overMidnight(_ span: String, _ language: Language) -> String {
    language(
      "A plan ends on its day, at midnight at the latest: \(span). Plan each day by itself.",
      "Un plan finit le jour même, à minuit au plus tard : \(span). Prévoyez chaque jour à part.")
  }

  private static func nothingPlanned(_ day: String, _ language: Language) -> String {
    language("Nothing is planned on \(day).", "Rien n’est prévu le \(day).")
  }

  private static func times(_ times: [PlannedBlockTime], on day: String, _ format: FormatContext) -> String {
    let lines = times.map { "\n" + $0.text(format) }
    return format.language(
      "The clocks are changed on \(day), so nothing was copied:",
      "L’heure change le \(day), donc rien n’a été copié :") + lines.joined()
  }
}

extension PlannedBlockTime {
  fileprivate func text(_ format: FormatContext) -> String {
    let (clock, name, language) = (format.clock(time), blockName.legible, format.language)
    return isDoubled
      ? language("\(clock) exists twice (\(name))", "\(clock) existe deux fois (\(name))")
      : language("\(clock) doesn't exist (\(name))", "\(clock) n’existe pas (\(name))")
  }
}

extension PlannedBlockOverlap {
  fileprivate func text(_ format: FormatContext) -> String {
    let (name, time) = (blockName.legible, format.localSpan(span))
    if number == 0 {
      return format.language(
        "Two of the plans would overlap on that day: \"\(name)\", \(time).",
        "Deux des plans se chevaucheraient ce jour-là : « \(name) », \(time).")
    }
    return format.language(
      "\"\(name)\" is planned then already (#\(number)): \(time).",
      "« \(name) » est déjà prévu alors (#\(number)) : \(time).")
  }
}
