/// The words of contributions: their default names, the form, the list.
public struct ContributionStrings: Sendable {
  public let defaultAddName: String
  public let defaultRemoveName: String

  public let createTitle: String
  public let updateTitle: String
  public let withdrawTitle: String
  public let amount: String
  public let name: String
  public let date: String

  /// A contribution was saved: its amount, its goal, and what the goal now stands at.
  public let created: @Sendable (_ amount: String, _ goal: String, _ total: String, _ target: String) -> String
  public let updated: @Sendable (_ amount: String, _ goal: String) -> String
  /// How a list ends that shows only a part.
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
    created: { amount, goal, total, target in "\(amount) · \(goal): \(total) of \(target) saved" },
    updated: { amount, goal in "\(amount) · \(goal): updated" },
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
    created: { amount, goal, total, target in "\(amount) · \(goal) : \(total) épargnés sur \(target)" },
    updated: { amount, goal in "\(amount) · \(goal) : modifiée" },
    further: { count in "… et \(count) de plus" })
}
