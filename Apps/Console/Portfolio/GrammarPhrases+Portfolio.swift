extension GrammarPhrases {
  /// The commands of the portfolio.
  static let portfolio: [String: String] = [
    "Show the net worth of all accounts, and how it has changed.":
      "Montre le patrimoine de tous les comptes, et son évolution.",
    "The figures are in the currency of the settings. Money in another one counts at its latest rate (`modulo rate set`), else at the inverse of a rate the other way, else at two rates across one other currency; without any it is shown separately, not added up. Each figure is rounded once. Changes count from the day before the latest one on which an account that is included was updated. `--on` is the day the money was there, `--as-of` what was known then; both together are allowed.":
      "Les chiffres sont dans la devise des réglages. L’argent dans une autre compte à son dernier taux (`modulo rate set`), sinon à l’inverse d’un taux dans l’autre sens, sinon à deux taux en passant par une autre devise ; sans aucun il est montré à part, sans être additionné. Chaque chiffre est arrondi une seule fois. Les variations comptent depuis l’avant-dernier jour où un compte inclus a été mis à jour. `--on` est le jour où l’argent était là, `--as-of` ce qui en était connu alors ; les deux ensemble sont permis.",
    "Leave it out from now on": "L’exclure désormais",
    "The day for which the figures hold; today if not given.":
      "Le jour pour lequel les chiffres valent ; aujourd’hui si rien n’est donné.",
    "A part to leave out.": "Une part à exclure.",
    "A part to count again.": "Une part à compter de nouveau.",
    "Remember the choice.": "Retient le choix.",
    "'pensions' is named by '--with' and by '--without'.":
      "« pensions » est nommé par « --with » et par « --without ».",
    "'mortgage' is named by '--with' and by '--without'.":
      "« mortgage » est nommé par « --with » et par « --without ».",
    "Draw the net worth of all accounts, day by day.":
      "Dessine le patrimoine de tous les comptes, jour après jour.",
  ]
}
