/// The words of contributions: their default names, the form, the list.
public struct ContributionStrings: Sendable {
  /// Name of a contribution that has none and puts money in.
  public let defaultAddName: String
  /// Name of a contribution that has none and takes money out.
  public let defaultRemoveName: String

  /// Title of the form that puts money in.
  public let createTitle: String
  /// Title of the form that edits a contribution.
  public let updateTitle: String
  /// Title of the form that takes money out.
  public let withdrawTitle: String
  /// Label of the amount.
  public let amount: String
  /// Label of the name.
  public let name: String
  /// Label of the day.
  public let date: String
  /// Label of whether money is put in or taken out.
  public let type: String
  /// Money is put in.
  public let add: String
  /// Money is taken out.
  public let remove: String
  /// Label of whether the goal's total may fall below zero.
  public let allowsNegativeTotal: String

  /// The goal's total and its target.
  public let saved: @Sendable (_ total: AmountText, _ target: String) -> String
  /// A contribution was saved or changed: its amount with its day, its goal, and the goal's total now.
  public let stored: @Sendable (_ amount: String, _ goal: String, _ saved: String) -> String
  /// The amount of a contribution before it was changed.
  let was: @Sendable (_ amount: String) -> String
  /// The goal of a contribution, where it is archived.
  let archived: @Sendable (_ goal: String) -> String

  /// Title of the form that moves money.
  public let moveTitle: String
  /// The goals of a move, before their names.
  public let source: String
  /// Label of the goal that receives the money.
  public let target: String
  /// The names of the two contributions of a move: in the source, and in the target.
  public let movedTo: @Sendable (_ goal: String) -> String
  /// Name of the addition of a move, with the goal it came from.
  public let movedFrom: @Sendable (_ goal: String) -> String
  /// Money was moved: the amount, the day, and the total of each goal now.
  public let moved:
    @Sendable (
      _ amount: AmountText, _ onDay: String, _ source: String, _ left: String, _ target: String, _ total: AmountText
    ) -> String

  /// Title of the deletion screen.
  public let deletionTitle: String
  /// Asked before a contribution is deleted: its number, name, amount, day and goal.
  public let deletionQuestion:
    @Sendable (_ number: String, _ name: String, _ amount: String, _ day: String, _ goal: String) -> String
  /// A contribution was deleted: its amount with its day, its goal, and the goal's total now.
  public let deleted: @Sendable (_ amount: AmountText, _ goal: String, _ total: AmountText, _ target: String) -> String

  /// The last line of a list that shows only a part.
  public let further: @Sendable (_ count: String) -> String
}

extension ContributionStrings {
  static let english = ContributionStrings(
    defaultAddName: "Money added",
    defaultRemoveName: "Money withdrawn",
    createTitle: "New contribution",
    updateTitle: "Edit contribution",
    withdrawTitle: "New withdrawal",
    amount: "Amount",
    name: "Name",
    date: "Date",
    type: "Type",
    add: "Put in",
    remove: "Take out",
    allowsNegativeTotal: "Below zero",
    saved: { total, target in "\(total.text) of \(target) saved" },
    stored: { amount, goal, saved in "\(amount) · \(goal): \(saved)" },
    was: { amount in " (was \(amount))" },
    archived: { goal in "\(goal) (archived)" },
    moveTitle: "Move money",
    source: "From",
    target: "To",
    movedTo: { goal in "To \(goal)" },
    movedFrom: { goal in "From \(goal)" },
    moved: { amount, onDay, source, left, target, total in
      "\(amount.text) moved\(onDay) · \(source): \(left) left · \(target): \(total.text) saved"
    },
    deletionTitle: "Delete contribution",
    deletionQuestion: { number, name, amount, day, goal in
      "This deletes contribution \(number) of \(goal) for good: \(name), \(amount), \(day).\nDelete it?"
    },
    deleted: { amount, goal, total, target in "\(amount.text) deleted · \(goal): \(total.text) of \(target) saved" },
    further: { count in "… and \(count) more" })

  static let french = ContributionStrings(
    defaultAddName: "Argent ajouté",
    defaultRemoveName: "Argent retiré",
    createTitle: "Nouvelle contribution",
    updateTitle: "Modifier la contribution",
    withdrawTitle: "Nouveau retrait",
    amount: "Montant",
    name: "Nom",
    date: "Date",
    type: "Type",
    add: "Verser",
    remove: "Retirer",
    allowsNegativeTotal: "Sous zéro",
    saved: { total, target in "\(saved(total)) sur \(target)" },
    stored: { amount, goal, saved in "\(amount) · \(goal) : \(saved)" },
    was: { amount in " (avant \(amount))" },
    archived: { goal in "\(goal) (archivé)" },
    moveTitle: "Transférer de l’argent",
    source: "De",
    target: "Vers",
    movedTo: { goal in "Vers \(goal)" },
    movedFrom: { goal in "Depuis \(goal)" },
    moved: { amount, onDay, source, left, target, total in
      let moved = amount.inFrench("transféré", "transférés")
      return "\(moved)\(onDay) · \(source) : reste \(left) · \(target) : \(saved(total))"
    },
    deletionTitle: "Supprimer la contribution",
    deletionQuestion: { number, name, amount, day, goal in
      "Ceci supprime définitivement la contribution \(number) de \(goal) : \(name), \(amount), \(day).\n"
        + "La supprimer ?"
    },
    deleted: { amount, goal, total, target in
      "\(amount.inFrench("supprimé", "supprimés")) · \(goal) : \(saved(total)) sur \(target)"
    },
    further: { count in "… et \(count) de plus" })

  private static func saved(_ total: AmountText) -> String { total.inFrench("épargné", "épargnés") }
}
