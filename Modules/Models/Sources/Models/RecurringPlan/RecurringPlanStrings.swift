public import ModuloUtilities

/// The words of plans, and of what is due.
public struct RecurringPlanStrings: Sendable {
  let language: Language

  /// The texts that every noun has.
  public var noun: NounStrings { Strings(language).of(.plan) }
  /// Title of an empty list.
  public var emptyTitle: String { language("No plans yet", "Aucun plan") }
  /// Title of the form for a plan of a goal, with the goal.
  public func createTitle(_ owner: String) -> String {
    language("New plan · \(owner)", "Nouveau plan · \(owner)")
  }
  /// Label of the amount.
  public var amount: String { language("Amount", "Montant") }
  /// Label of the interval.
  public var every: String { language("Every", "Tous les") }
  /// The interval of a new plan, as it is typed.
  public var month: String { language("month", "mois") }
  /// Label of the day of the month, or a day of the rhythm.
  public var on: String { language("On", "Le") }
  /// Label of the first day.
  public var from: String { language("From", "Du") }
  /// Label of the last day.
  public var to: String { language("To", "Au") }
  /// Label of the note.
  public var note: String { language("Note", "Note") }
  /// What is due of an account, in place of an amount.
  public var balance: String { language("balance", "solde") }

  /// A plan was stored: its number, what it enters, its days, and the next of them.
  public func created(_ number: String, _ line: String, _ next: String?) -> String {
    language("Plan \(number): \(line)", "Plan \(number) : \(line)") + next.after(" · ")
  }
  /// A plan was changed in place.
  public func updated(_ number: String, _ line: String, _ next: String?) -> String {
    language("Plan \(number) is now: \(line)", "Le plan \(number) est maintenant : \(line)") + next.after(" · ")
  }
  /// A plan follows another one, which ends on a day.
  public func followed(_ created: String, _ former: String, _ day: String) -> String {
    language(
      "\(created)\nPlan \(former) ended on \(day) and keeps its occurrences.",
      "\(created)\nLe plan \(former) a pris fin le \(day) et garde ses échéances.")
  }
  /// Asked before a plan is deleted.
  public func deletionQuestion(_ number: String, _ line: String) -> String {
    language(
      "This deletes plan \(number): \(line). Contributions that it has entered stay.\nDelete it?",
      "Ceci supprime le plan \(number) : \(line). Les contributions qu’il a saisies restent.\nLe supprimer ?")
  }
  /// Said in the question before a goal is deleted: the plans that go with it, counted.
  public func lostWithGoal(_ count: Int, _ plans: String) -> String {
    language(
      count == 1
        ? "Its plan goes too, and so does what it has entered."
        : "Its \(plans) go too, and so does what they have entered.",
      count == 1
        ? "Son plan part aussi, avec ce qu’il a saisi." : "Ses \(plans) partent aussi, avec ce qu’ils ont saisi.")
  }
  /// The same of an account, of which plans enter nothing.
  public func lostWithAccount(_ count: Int, _ plans: String) -> String {
    language(
      count == 1 ? "Its plan goes too." : "Its \(plans) go too.",
      count == 1 ? "Son plan part aussi." : "Ses \(plans) partent aussi.")
  }
  /// A plan was deleted.
  public func deleted(_ number: String, _ line: String) -> String {
    language("Plan \(number) deleted: \(line)", "Plan \(number) supprimé : \(line)")
  }

  /// The next day of a plan.
  public func next(_ day: String) -> String { language("next on \(day)", "prochaine échéance le \(day)") }
  /// A plan without a day to come.
  public var ended: String { language("ended", "terminé") }
  /// A plan of an archived goal.
  public var quiet: String { language("quiet: archived", "en veille : archivé") }
  /// Days that repeat, and their last.
  func until(_ days: String, _ end: String) -> String { language("\(days) until \(end)", "\(days) jusqu’au \(end)") }
}

extension RecurringPlanStrings {
  /// Title of what is due.
  public var dueTitle: String { language("Due", "À saisir") }
  /// Nothing is due.
  public var nothingDue: String { language("Nothing is due", "Rien n’est dû") }
  /// The goal of an occurrence is reached.
  public var reached: String { language("goal reached", "objectif atteint") }
  /// What is due in one line: the number of occurrences, and what contributions add up to.
  public func due(_ count: String, _ amounts: String?) -> String {
    language("\(count) due", "\(count) à saisir") + amounts.map { language(": \($0)", " : \($0)") }.after("")
  }
  /// The plans of archived goals.
  public func quietPlans(_ count: Int, _ plans: String) -> String {
    language(
      "\(plans) of archived goals \(count == 1 ? "is" : "are") quiet",
      "\(plans) d’objectifs archivés en veille")
  }
  /// Title of the screen that enters what is due.
  public var entryTitle: String { language("Enter what is due", "Saisir ce qui est dû") }
  /// Title of the screen that skips it.
  public var skippingTitle: String { language("Skip what is due", "Sauter ce qui est dû") }
  /// Asked before all contributions that are due are entered.
  public func entryQuestion(_ count: String, _ amounts: String) -> String {
    language(
      "This enters \(count): \(amounts).\nEnter them?", "Ceci saisit \(count) : \(amounts).\nLes saisir ?")
  }
  /// An occurrence was skipped: its day, and the plan.
  public func skipped(_ day: String, _ line: String) -> String {
    language("\(day) skipped · \(line)", "\(day) sauté · \(line)")
  }
  /// The last line where not all are told.
  public func further(_ count: String) -> String { language("… and \(count) more", "… et \(count) de plus") }
}

extension RecurringPlanStrings {
  /// The days in words: `every 2 weeks on Friday`.
  func days(_ recurrence: Recurrence, _ format: FormatContext) -> String {
    let every = interval(recurrence.interval, recurrence.unit, format)
    let (anchor, short) = (recurrence.anchor, language(", or the last day", ", ou le dernier jour"))
    switch recurrence.unit {
    case .day: return every
    case .week:
      let name = format.name(of: anchor.weekday)
      return language("\(every) on \(name)", "\(every) le \(name)")
    case .month:
      let day = anchor.dayOfMonth
      if day == 31 { return language("\(every) on the last day", "\(every) le dernier jour") }
      return language("\(every) on the \(ordinal(day))", "\(every) le \(day)") + (day > 28 ? short : "")
    case .year:
      let (day, month) = (anchor.dayOfMonth, format.shortMonth(anchor.month))
      let isLeapDay = (anchor.monthOfYear, day) == (2, 29)
      return language("\(every) on \(month) \(day)", "\(every) le \(day) \(month)") + (isLeapDay ? short : "")
    }
  }

  private func interval(_ count: Int, _ unit: Recurrence.Unit, _ format: FormatContext) -> String {
    let number = format.number(count)
    switch unit {
    case .day: return count == 1 ? language("every day", "chaque jour") : each(number, "days", "tous", "jours")
    case .week:
      return count == 1 ? language("every week", "chaque semaine") : each(number, "weeks", "toutes", "semaines")
    case .month: return count == 1 ? language("every month", "chaque mois") : each(number, "months", "tous", "mois")
    case .year: return count == 1 ? language("every year", "chaque année") : each(number, "years", "tous", "ans")
    }
  }

  private func each(_ number: String, _ english: String, _ all: String, _ french: String) -> String {
    language("every \(number) \(english)", "\(all) les \(number) \(french)")
  }

  private func ordinal(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "\(day)st"
    case 2, 22: "\(day)nd"
    case 3, 23: "\(day)rd"
    default: "\(day)th"
    }
  }

  /// The interval as it is typed: `month`, `2 weeks`.
  public func typed(_ recurrence: Recurrence) -> String {
    let count = recurrence.interval
    let unit: String
    switch recurrence.unit {
    case .day: unit = language(count == 1 ? "day" : "days", count == 1 ? "jour" : "jours")
    case .week: unit = language(count == 1 ? "week" : "weeks", count == 1 ? "semaine" : "semaines")
    case .month: unit = count == 1 ? month : language("months", "mois")
    case .year: unit = language(count == 1 ? "year" : "years", count == 1 ? "an" : "ans")
    }
    return count == 1 ? unit : "\(count) \(unit)"
  }
}

extension Strings {
  /// Texts of plans.
  public var plan: RecurringPlanStrings { RecurringPlanStrings(language: language) }
}

extension Toast {
  /// A plan was stored, in the words of the answer.
  public static func planCreated(_ answer: String) -> Toast { Toast(answer) }
  /// A plan was edited, in the words of the answer.
  public static func planUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// A plan was deleted, in the words of the answer.
  public static func planDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
  /// Occurrences were entered, in the words of the answer.
  public static func dueEntered(_ answer: String) -> Toast { Toast(answer) }
  /// Occurrences were skipped, in the words of the answer.
  public static func dueSkipped(_ answer: String) -> Toast { Toast(answer) }
}
