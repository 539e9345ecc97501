/// The words of the toasts.
public struct ToastStrings: Sendable {
  public let nameMandatory: String
  public let amountMandatory: String
  public let goalCreated: String
  public let goalUpdated: String
  public let goalDeleted: String
  public let contributionAdded: String
  public let contributionUpdated: String
  public let contributionDeleted: String
  public let allDataDeleted: String
}

extension ToastStrings {
  static let english = ToastStrings(
    nameMandatory: "A name is required",
    amountMandatory: "An amount is required",
    goalCreated: "Goal created",
    goalUpdated: "Goal updated",
    goalDeleted: "Goal deleted",
    contributionAdded: "Contribution added",
    contributionUpdated: "Contribution updated",
    contributionDeleted: "Contribution deleted",
    allDataDeleted: "Your data was deleted")

  static let french = ToastStrings(
    nameMandatory: "Un nom est nécessaire",
    amountMandatory: "Un montant est nécessaire",
    goalCreated: "Objectif créé",
    goalUpdated: "Objectif modifié",
    goalDeleted: "Objectif supprimé",
    contributionAdded: "Contribution ajoutée",
    contributionUpdated: "Contribution modifiée",
    contributionDeleted: "Contribution supprimée",
    allDataDeleted: "Vos données ont été supprimées")
}
