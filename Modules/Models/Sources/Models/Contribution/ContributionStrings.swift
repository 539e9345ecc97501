/// The words of contributions: their default names, the form, the list.
public struct ContributionStrings: Sendable {
  let language: Language

  /// Name of a contribution that has none and puts money in.
  public var defaultAddName: String { language("Money added", "Argent ajouté") }
  /// Name of a contribution that has none and takes money out.
  public var defaultRemoveName: String { language("Money withdrawn", "Argent retiré") }

  /// Title of the form that puts money in.
  public var createTitle: String { language("New contribution", "Nouvelle contribution") }
  /// Title of the form that edits a contribution.
  public var updateTitle: String { language("Edit contribution", "Modifier la contribution") }
  /// Title of the form that takes money out.
  public var withdrawTitle: String { language("New withdrawal", "Nouveau retrait") }
  /// Label of the amount.
  public var amount: String { language("Amount", "Montant") }
  /// Label of the name.
  public var name: String { language("Name", "Nom") }
  /// Label of the day.
  public var date: String { language("Date", "Date") }
  /// Label of whether money is put in or taken out.
  public var type: String { language("Type", "Type") }
  /// Money is put in.
  public var add: String { language("Put in", "Verser") }
  /// Money is taken out.
  public var remove: String { language("Take out", "Retirer") }
  /// Label of whether the goal's total may fall below zero.
  public var allowsNegativeTotal: String { language("Allow negative", "Autoriser un négatif") }

  /// The goal's total and its target.
  public func saved(_ total: AmountText, _ target: String) -> String {
    language("\(total.text) of \(target) saved", "\(saved(total)) sur \(target)")
  }

  /// A contribution was saved or changed: its amount with its day, its goal, and the goal's total now.
  public func stored(_ amount: String, _ goal: String, _ saved: String) -> String {
    language("\(amount) · \(goal): \(saved)", "\(amount) · \(goal) : \(saved)")
  }

  /// The end of a confirmation: the change has reached the goal.
  var reachesGoal: String { language(" · goal reached", " · objectif atteint") }
  /// The goal of a contribution, where it is archived.
  func archived(_ goal: String) -> String { language("\(goal) (archived)", "\(goal) (archivé)") }

  /// Title of the form that moves money.
  public var moveTitle: String { language("Move money", "Transférer de l’argent") }
  /// The goals of a move, before their names.
  public var source: String { language("From", "De") }
  /// Label of the goal that receives the money.
  public var target: String { language("To", "Vers") }
  /// The names of the two contributions of a move: in the source, and in the target.
  public func movedTo(_ goal: String) -> String { language("To \(goal)", "Vers \(goal)") }
  /// Name of the addition of a move, with the goal it came from.
  public func movedFrom(_ goal: String) -> String { language("From \(goal)", "Depuis \(goal)") }

  /// Money was moved: the amount, the day, and the total of each goal now.
  public func moved(
    _ amount: AmountText, _ onDay: String, _ source: String, _ left: String, _ target: String, _ total: AmountText
  ) -> String {
    language(
      "\(amount.text) moved\(onDay) · \(source): \(left) left · \(target): \(total.text) saved",
      "\(amount.inFrench("transféré", "transférés"))\(onDay) · \(source) : reste \(left) · \(target) : \(saved(total))")
  }

  /// Title of the deletion screen.
  public var deletionTitle: String { language("Delete contribution", "Supprimer la contribution") }

  /// Asked before a contribution is deleted: its number, name, amount, day and goal.
  public func deletionQuestion(_ number: String, _ name: String, _ amount: String, _ day: String, _ goal: String)
    -> String
  {
    language(
      "This deletes contribution \(number) of \(goal): \(name), \(amount), \(day).\nDelete it?",
      "Ceci supprime la contribution \(number) de \(goal) : \(name), \(amount), \(day).\n"
        + "La supprimer ?")
  }

  /// A contribution was deleted: its amount with its day, its goal, and the goal's total now.
  public func deleted(_ amount: AmountText, _ goal: String, _ total: AmountText, _ target: String) -> String {
    language(
      "\(amount.text) deleted · \(goal): \(total.text) of \(target) saved",
      "\(amount.inFrench("supprimé", "supprimés")) · \(goal) : \(saved(total)) sur \(target)")
  }

  /// Title of the contributions of all goals.
  public var listTitle: String { language("Contributions", "Contributions") }
  /// Text of a list of all goals without contributions.
  public var none: String { language("There are no contributions yet", "Aucune contribution pour l’instant") }
  /// Text of a list in which no contribution is within its limits.
  public var noMatch: String { language("No contribution matches", "Aucune contribution ne correspond") }

  /// The last line of a list: the number of contributions, and what those of all pages add up to.
  public func total(_ count: String, _ nets: String) -> String {
    language("\(count): \(nets)", "\(count) : \(nets)")
  }

  /// The last line of a list that shows only a part.
  public func further(_ count: String) -> String { language("… and \(count) more", "… et \(count) de plus") }
}

extension Strings {
  /// Texts of contributions.
  public var contribution: ContributionStrings { ContributionStrings(language: language) }
}

extension ContributionStrings {
  private func saved(_ total: AmountText) -> String { total.inFrench("épargné", "épargnés") }
}

extension Toast {
  /// A contribution was stored, in the words of the form's answer.
  public static func contributionAdded(_ answer: String) -> Toast { Toast(answer) }
  /// A contribution was edited, in the words of the form's answer.
  public static func contributionUpdated(_ answer: String) -> Toast { Toast(answer) }
  /// Money was moved from one goal to another, in the words of the form's answer.
  public static func moneyMoved(_ answer: String) -> Toast { Toast(answer) }
  /// A contribution was deleted, in the words of the answer.
  public static func contributionDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
}
