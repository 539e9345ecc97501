public import ModuloUtilities

/// The words of targets and of days off.
public struct TimeTargetStrings: Sendable {
  let language: Language

  /// The texts that every noun has.
  public var noun: NounStrings { Strings(language).of(.target) }
  /// Title of the targets.
  public var title: String { language("Targets", "Cibles") }
  /// Title of an empty list.
  public var emptyTitle: String { language("No targets yet", "Aucune cible") }
  /// Title of the details, with the block or the group.
  public func detailsTitle(_ owner: String) -> String { language("Target of \(owner)", "Cible de \(owner)") }
  /// Title of the form.
  public var formTitle: String { language("Set a target", "Fixer une cible") }
  /// Title of the screen that ends a target.
  public var endingTitle: String { language("End a target", "Arrêter une cible") }
  /// Title of the screen that deletes targets.
  public var deletionTitle: String { language("Delete targets", "Supprimer des cibles") }
  /// Title of the days off.
  public var daysOffTitle: String { language("Days off", "Jours de congé") }
  /// Title of an empty list of days off.
  public var noDaysOff: String { language("No days off", "Aucun jour de congé") }
  /// Title of the form for days off.
  public var daysOffFormTitle: String { language("New days off", "Nouveaux jours de congé") }
  /// Title of the screen that makes days off working days again.
  public var workingTitle: String { language("Take days off back", "Annuler des jours de congé") }
  /// Label of the block or the group.
  public var owner: String { language("Block or group", "Bloc ou groupe") }
  /// Label of the time.
  public var time: String { language("Time", "Temps") }
  /// Label of the period.
  public var per: String { language("Per", "Par") }
  /// Label of the first day.
  public var from: String { language("From", "Du") }
  /// Label of the working days.
  public var workingDays: String { language("Working days", "Jours travaillés") }
  /// Label of what is carried over.
  public var carryOver: String { language("Carry over", "Report") }
  /// Label of what the first period begins with.
  public var opening: String { language("Opening", "Départ") }
  /// Label of the days that are off.
  public var days: String { language("Days", "Jours") }
  /// Label of the share of a day that is off.
  public var share: String { language("Share", "Part") }

  /// A period in words.
  public func name(_ period: TargetPeriod) -> String { period.name(language) }
  /// `10:00 a week`.
  func per(_ time: String, _ period: TargetPeriod) -> String {
    language("\(time) a \(name(period))", "\(time) par \(name(period))")
  }
  /// A target that is no more.
  var ended: String { language("no target", "pas de cible") }
  func from(_ first: String, to last: String?) -> String {
    guard let last else { return language("from \(first)", "à partir du \(first)") }
    return language("from \(first) to \(last)", "du \(first) au \(last)")
  }
  func on(_ days: String) -> String { language("on \(days)", "\(days)") }
  var allCarried: String { language("all carried over", "tout est reporté") }
  func carriedUpTo(_ time: String) -> String {
    language("up to \(time) carried over", "jusqu’à \(time) reportés")
  }
  func opening(_ time: String) -> String { language("opening \(time)", "départ \(time)") }

  func line(_ owner: String, _ terms: String) -> String { language("\(owner): \(terms)", "\(owner) : \(terms)") }
  func partial(_ period: TargetPeriod, _ days: String, _ all: String, _ time: String) -> String {
    language(
      "Its first \(name(period)) has \(days) of \(all) working days: \(time)",
      "\(period == .week ? "Sa première" : "Son premier") \(name(period)) a \(days) jours travaillés sur \(all) : \(time)"
    )
  }
  func lessDaysOff(_ period: TargetPeriod, _ time: String) -> String {
    language("Its first \(name(period)) has days off: \(time)", "Congés dès le début : \(time)")
  }
  func replaces(_ terms: String) -> String { language("It replaces \(terms)", "Elle remplace \(terms)") }
  func follows(_ terms: String, _ day: String) -> String {
    language("Before it, to \(day): \(terms)", "Avant elle, jusqu’au \(day) : \(terms)")
  }
  func precedes(_ terms: String, _ day: String) -> String {
    language("After it, from \(day): \(terms)", "Après elle, à partir du \(day) : \(terms)")
  }
  func endedText(_ owner: String, _ terms: String, _ day: String) -> String {
    language(
      "\(owner) has no target after \(day). It was \(terms).",
      "\(owner) n’a plus de cible après le \(day). C’était \(terms).")
  }
  func deletionQuestion(_ count: String, _ owner: String, _ lines: String) -> String {
    language(
      "This deletes \(count) of \(owner):\n\(lines)\nTracked time stays.\nDelete?",
      "Ceci supprime \(count) de \(owner) :\n\(lines)\nLe temps suivi reste.\nSupprimer ?")
  }
  func deleted(_ count: String, _ owner: String, _ lines: String) -> String {
    language("\(count) of \(owner) deleted:\n\(lines)", "Supprimé : \(count) de \(owner)\n\(lines)")
  }

  /// What was tracked of a target: `6:30 of 10:00`.
  func of(_ tracked: String, _ target: String) -> String {
    language("\(tracked) of \(target)", "\(tracked) sur \(target)")
  }
  /// What is left of a target.
  func left(_ time: String) -> String { language("\(time) left", "reste \(time)") }
  /// A target that is reached.
  var reached: String { language("reached", "atteinte") }
  /// The period that a day is in.
  func within(_ period: TargetPeriod) -> String {
    switch period {
    case .day: language("on the day", "du jour")
    case .week: language("in the week", "de la semaine")
    case .month: language("in the month", "du mois")
    }
  }
  func carried(_ time: String) -> String { language("\(time) carried", "\(time) reportés") }
  func balance(_ time: String) -> String { language("balance \(time)", "solde \(time)") }
  func starts(_ day: String) -> String { language("begins on \(day)", "commence le \(day)") }
  func partOf(_ days: String, _ all: String) -> String {
    language("\(days)/\(all) days", "\(days)/\(all) jours")
  }

  /// Days off were stored: the days, counted, and which.
  func daysOff(_ count: String, _ days: String) -> String { language("\(count): \(days)", "\(count) : \(days)") }
  /// So many of the days were off before.
  func known(_ count: String) -> String {
    language("Off already, now with this share: \(count)", "Déjà en congé, maintenant avec cette part : \(count)")
  }
  /// Days that are no days off any more.
  func working(_ count: String, _ days: String) -> String {
    language("\(count) taken back: \(days)", "Annulé : \(count), \(days)")
  }
}

extension Strings {
  /// Texts of targets and of days off.
  public var target: TimeTargetStrings { TimeTargetStrings(language: language) }
}

extension Toast {
  /// A target was set, in the words of the answer.
  public static func targetSet(_ answer: String) -> Toast { Toast(answer) }
  /// A target was ended, in the words of the answer.
  public static func targetEnded(_ answer: String) -> Toast { Toast(answer) }
  /// Targets were deleted, in the words of the answer.
  public static func targetsDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
  /// Days were made days off, in the words of the answer.
  public static func daysOffAdded(_ answer: String) -> Toast { Toast(answer) }
  /// Days were made working days again, in the words of the answer.
  public static func daysOffRemoved(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
