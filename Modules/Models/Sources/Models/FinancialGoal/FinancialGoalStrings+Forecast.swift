/// The words of a forecast.
extension FinancialGoalStrings {
  /// Heading of the forecast, and label of when the goal is reached.
  public var forecast: String { language("Forecast", "Prévision") }
  /// Heading of what is needed this month.
  public var thisMonth: String { language("This month", "Ce mois-ci") }
  /// Label of the amount needed this month.
  public var needed: String { language("Needed", "Nécessaire") }
  /// Label of the amount put in this month.
  public var putIn: String { language("Put in", "Versé") }
  /// Label of the part of the needed amount that isn't put in.
  public var stillNeeded: String { language("Left", "Reste") }
  /// Label of the forecast by the plan.
  public var byPlan: String { language("By plan", "Selon le plan") }
  /// Label of the forecast by what is needed.
  public var asNeeded: String { language("As needed", "Avec le nécessaire") }
  /// Label of when an assumed amount reaches the goal.
  public var reachedIn: String { language("Reached", "Atteint") }

  /// What is needed this month beside what was put in, as a sentence.
  func needed(_ needed: String, putIn: String) -> String {
    language("Needed this month: \(needed), put in: \(putIn)", "Nécessaire ce mois-ci : \(needed), versé : \(putIn)")
  }

  /// Label of a pace: its months, and the one that is left out.
  func lastMonths(_ count: String, isOne: Bool, without month: String?) -> String {
    let label =
      isOne
      ? language("Last month", "Le dernier mois") : language("Last \(count) months", "Les \(count) derniers mois")
    return label + month.after(language(" without ", " sans "))
  }

  /// An amount of each month.
  func monthly(_ amount: String) -> String { language("\(amount) a month", "\(amount) par mois") }

  /// An amount of each month up to one.
  func monthly(_ amount: String, until month: String) -> String {
    language("\(monthly(amount)) until \(month)", "\(monthly(amount)) jusqu’en \(month)")
  }

  /// The amount of this month alone.
  func inThisMonth(_ amount: String) -> String { language("\(amount) this month", "\(amount) ce mois-ci") }

  /// Why a month is left out of a pace.
  var oneOffNote: String {
    language(
      "A month is left out when it is the only one in which more was taken out than put in.",
      "Un mois est écarté quand il est le seul où il a été plus retiré que versé.")
  }

  /// Arrivals that are no month.
  var arrivalBeyond: String { language("not within 100 years", "pas d’ici 100 ans") }
  var arrivalNever: String { language("never", "jamais") }
  /// The same of every pace.
  var noArrival: String { language("not at the present pace", "pas au rythme actuel") }
  /// A month, and nothing known of a later one.
  func earliest(_ month: String) -> String { language("from \(month)", "dès \(month)") }

  /// Heading of what an assumed amount does.
  func withAmount(_ amount: String) -> String { language("With \(monthly(amount))", "Avec \(monthly(amount))") }

  /// Heading of what an assumed end needs.
  func withEnd(_ day: String) -> String { language("By \(day)", "D’ici au \(day)") }

  /// Label of what is missing at the end.
  func shortfall(_ day: String) -> String { language("Short on \(day)", "Manque au \(day)") }
}

/// The sentence that a forecast begins with, which names the months of its paces: `3`, or `3 to 12`.
extension FinancialGoalStrings {
  func reached(in month: String, _ pace: String) -> String {
    language("Reached in \(month), at \(pace)", "Atteint en \(month), \(pace)")
  }

  func reached(between first: String, and last: String, _ pace: String) -> String {
    language(
      "Reached between \(first) and \(last), at \(pace)", "Atteint entre \(first) et \(last), \(pace)")
  }

  func reached(from month: String, _ pace: String) -> String {
    language("Reached in \(month) at the earliest, at \(pace)", "Atteint en \(month) au plus tôt, \(pace)")
  }

  func reachedBeyond(_ pace: String) -> String {
    language("Not reached within 100 years, at \(pace)", "Pas atteint d’ici 100 ans, \(pace)")
  }

  func notReached(_ pace: String) -> String { language("Not reached, at \(pace)", "Pas atteint, \(pace)") }

  var noPace: String {
    language("No pace is known before a month is over", "Aucun rythme n’est connu avant la fin d’un mois")
  }

  /// The paces of spans of months, from the shortest to the longest.
  func pace(from shortest: String, to longest: String, isOneMonth: Bool) -> String {
    if isOneMonth { return language("the pace of the last month", "au rythme du dernier mois") }
    let months = shortest == longest ? longest : "\(shortest) \(language("to", "à")) \(longest)"
    return language("the pace of the last \(months) months", "au rythme des \(months) derniers mois")
  }
}
