public import ModuloUtilities

/// Why a plan could not be found, made, changed or deleted, or what is due of it entered or skipped.
public typealias RecurringPlanError = Failure<RecurringPlanRule>

/// A rule of plans that an operation would break.
public enum RecurringPlanRule: AmountRule {
  /// The amount is missing, or 0.
  case missingAmount
  /// The amount is negative.
  case negativeAmount
  /// The text is no number of days, weeks, months or years.
  case unreadableInterval(String)
  /// The interval is out of range, such as every 0 days.
  case interval(Int)
  /// No month has such a day.
  case dayOfMonth(Int)
  /// The end lies before the first day.
  case endBeforeStart(start: CalendarDay, end: CalendarDay)
  /// A change would concern occurrences that were entered or skipped, the last on this day.
  case enteredThrough(CalendarDay)
  /// A plan of an account has no amount.
  case amountOfBalance
  /// Nothing of the plan with this number is due, on the day that was asked for.
  case notDue(Int, CalendarDay?)
  /// The plan with this number is of an account, of which nothing can be entered.
  case nothingToEnter(Int, account: String)
  /// There is no plan that a calendar could have.
  case noPlans
  /// More would be set aside in an account than it holds.
  case accountShort(FundingShortage)
}

extension Noun {
  /// A plan of contributions, or of a look at a balance.
  public static let plan = Noun("plan", "plans", .masculine("plan", "plans"))
  /// An occurrence of a plan that was entered or skipped.
  public static let occurrence = Noun(
    "occurrence", "occurrences", .feminine("échéance", "échéances"), owner: .plan)
}

extension RecurringPlanRule {
  public static var noun: Noun { .plan }

  /// What a store does with plans.
  public enum Operation: Sendable {
    /// Reading all plans.
    case listing
    /// Finding, changing or deleting the plan of a reference, and what is due of it.
    case reading
    /// Storing a new plan of a goal, or of an account.
    case creating(Noun)
  }

  public static func failure(_ error: RepositoryError, during operation: Operation) -> RecurringPlanError {
    switch (error, operation) {
    case (.forbidden(.plan(let rule)), _): .rule(rule)
    case (.forbidden(.funding(.short(let shortage))), _): .rule(.accountShort(shortage))
    case (.notFound, .creating(let noun)): .reference(noun, .missing)
    case (.notFound, .reading), (.duplicate(.id), .creating): .missing
    case (.notFound, _), (.unknownName, _), (.ambiguous, _), (.duplicate, _), (.belowMinimum, _), (.forbidden, _),
      (.owner, _), (.storage, _):
      .storage(error.remaining)
    }
  }

  /// The rule that days break.
  public init(_ error: RecurrenceError) {
    self =
      switch error {
      case .interval(let interval): .interval(interval)
      case .endBeforeStart(let start, let end): .endBeforeStart(start: start, end: end)
      case .dayOfMonth(let day): .dayOfMonth(day)
      }
  }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingAmount:
      language("A plan needs an amount above zero.", "Un plan doit avoir un montant supérieur à zéro.")
    case .negativeAmount:
      language("The amount of a plan can't be negative.", "Le montant d’un plan ne peut pas être négatif.")
    case .unreadableInterval(let text):
      language(
        "\"\(text.legible)\" isn't an interval. Give a day, week, month or year, or several, such as \"2 weeks\".",
        "« \(text.legible) » n’est pas un intervalle. Donnez un jour, une semaine, un mois ou un an, ou plusieurs, "
          + "comme « 2 semaines ».")
    case .interval(let interval): Self.interval(format.number(interval), format)
    case .dayOfMonth(let day):
      language("No month has a day \(day): give 1 to 31.", "Aucun mois n’a de jour \(day) : donnez 1 à 31.")
    case .endBeforeStart(let start, let end):
      language(
        "The plan would end on \(format.day(end)), before it begins on \(format.day(start)).",
        "Le plan finirait le \(format.day(end)), avant de commencer le \(format.day(start)).")
    case .enteredThrough(let day):
      language(
        "Occurrences to \(format.day(day)) were entered or skipped: a change begins after that day.",
        "Des échéances jusqu’au \(format.day(day)) ont été saisies ou sautées : un changement commence après ce jour.")
    case .amountOfBalance:
      language(
        "A plan of an account has no amount: it asks for a balance.",
        "Un plan d’un compte n’a pas de montant : il demande un solde.")
    case .noPlans:
      language(
        "There is no plan for a calendar; those of archived goals are left out.",
        "Il n’y a pas de plan pour un calendrier ; ceux d’objectifs archivés sont écartés.")
    case .accountShort(let shortage): shortage.text(format)
    case .notDue(let number, let day): Self.notDue("#\(number)", day.map { format.day($0) }, language)
    case .nothingToEnter(let number, let account):
      language(
        "Plan #\(number) asks for the balance of \(account): add one from that day or later, or skip it.",
        "Le plan #\(number) demande le solde de \(account) : ajoutez-en un de ce jour ou plus récent, ou sautez-le.")
    }
  }

  private static func interval(_ interval: String, _ format: FormatContext) -> String {
    let (first, last) = (Recurrence.intervals.lowerBound, format.number(Recurrence.intervals.upperBound))
    return format.language(
      "An interval of \(interval) isn't possible: give \(first) to \(last).",
      "Un intervalle de \(interval) n’est pas possible : donnez \(first) à \(last).")
  }

  private static func notDue(_ plan: String, _ day: String?, _ language: Language) -> String {
    guard let day else {
      return language("Nothing of plan \(plan) is due.", "Rien n’est dû pour le plan \(plan).")
    }
    return language("Plan \(plan) isn't due on \(day).", "Le plan \(plan) n’est pas dû le \(day).")
  }
}
