extension GrammarPhrases {
  /// The report.
  static let report: [String: String] = [
    "Make an HTML page with the figures and charts of every goal and account, and a year of blocks.":
      "Crée une page HTML avec les chiffres et les graphiques de tous les objectifs et comptes, et une année de blocs."
  ]
}
