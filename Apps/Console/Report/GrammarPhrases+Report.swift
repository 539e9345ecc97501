extension GrammarPhrases {
  /// The report, and those on periods.
  static let report: [String: String] = [
    "Make an HTML page with the figures and charts of every goal and account, and a year of blocks.":
      "Crée une page HTML avec les chiffres et les graphiques de tous les objectifs et comptes, et une année de blocs.",
    "Write an HTML page to this file; - for standard output.":
      "Écrit une page HTML dans ce fichier ; - pour la sortie standard.",
    "Give '--output', or a period: week, month, quarter or year.":
      "Donnez « --output », ou une période : week, month, quarter ou year.",
    "Report on a week: what was saved, owned and tracked.":
      "Rend compte d’une semaine : épargne, patrimoine et suivi.",
    "Report on a month: what was saved, owned and tracked.": "Rend compte d’un mois : épargne, patrimoine et suivi.",
    "Report on a quarter of a year: what was saved, owned and tracked.":
      "Rend compte d’un trimestre : épargne, patrimoine et suivi.",
    "Report on a year: what was saved, owned and tracked.": "Rend compte d’une année : épargne, patrimoine et suivi.",
    PeriodReportOptions.discussion: periodReport,
    "A week begins as in the locale, or as the setting weekStart says. \(PeriodReportOptions.discussion)":
      "Une semaine commence comme dans la région, ou comme le dit le réglage weekStart. \(periodReport)",
    "A day of the period, or its name: 2026-11, 2026-Q4, 2026; today if not given.":
      "Un jour de la période, ou son nom : 2026-11, 2026-Q4, 2026 ; aujourd’hui si rien n’est donné.",
    "What to report, such as goal,kind; everything if not given.":
      "Ce dont il faut rendre compte, par exemple goal,kind ; tout si rien n’est donné.",
    "Compare with the period before.": "Compare à la période précédente.",
    "Give either '--csv' or '--output'.": "Donnez « --csv » ou « --output ».",
  ]

  private static let periodReport = """
    Une période en cours s’arrête à aujourd’hui, et se compare à la même partie de la précédente : jusqu’au même jour \
    du mois, ou à son dernier. Les soldes sont dans la devise du patrimoine, chacun aux taux de son jour. Ce qui n’est \
    pas connu, par exemple les soldes d’avant le premier, n’a pas de chiffre. Le temps est celui qui est enregistré, \
    sans la session en cours.
    """
}
