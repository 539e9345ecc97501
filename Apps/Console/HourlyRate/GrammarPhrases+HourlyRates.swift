extension GrammarPhrases {
  /// The commands of hourly rates.
  static let hourlyRates: [String: String] = [
    "Hourly rates: what an hour of your time is worth.": "Les taux horaires : ce que vaut une heure de votre temps.",
    "Set what an hour is worth: of a block, of a group, or of your time.":
      "Fixe ce que vaut une heure : d’un bloc, d’un groupe, ou de votre temps.",
    "A rate is above zero. It holds from its day until the next one, and replaces one of the same day. An hour of a block is worth the block's rate, else its group's, else yours. Time before the first rate isn't worth 0: it is told as time without a rate. What was tracked of a block on a day is rounded once, half away from zero, and sums are of what was rounded. Each currency has a sum of its own, and no exchange rate is applied: a goal in another currency than your rate costs unknown hours.":
      "Un taux est supérieur à zéro. Il vaut de son jour jusqu’au suivant, et remplace celui du même jour. Une heure d’un bloc vaut le taux du bloc, sinon celui de son groupe, sinon le vôtre. Le temps d’avant le premier taux ne vaut pas 0 : il est donné comme temps sans taux. Le suivi d’un bloc un jour est arrondi une fois, la moitié vers le haut, et les sommes sont celles de ce qui est arrondi. Chaque devise a sa somme, et aucun taux de change ne s’applique : un objectif dans une autre devise que votre taux coûte un nombre d’heures inconnu.",
    "What an hour is worth, such as 35.": "Ce que vaut une heure, par exemple 35.",
    "The rate of this block.": "Le taux de ce bloc.",
    "The rate of this group.": "Le taux de ce groupe.",
    "Show every hourly rate.": "Montre tous les taux horaires.",
    "Show a month of both: what was put into goals, and what the tracked time is worth.":
      "Montre un mois des deux : ce qui a été versé aux objectifs, et ce que vaut le temps suivi.",
    "What was taken out of a goal is subtracted. The running session isn't included.":
      "Ce qui a été retiré d’un objectif est soustrait. La session en cours n’est pas comprise.",
    "Delete an hourly rate.": "Supprime un taux horaire.",
    "It asks first. `modulo hourly list` shows the numbers. The rate before it holds again.":
      "Demande confirmation. `modulo hourly list` montre les numéros. Le taux précédent vaut de nouveau.",
    "The hourly rate: its number, or its id.": "Le taux horaire : son numéro ou son identifiant.",
  ]
}
