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
  public let providerMandatory: String
  public let accountCreated: String
  public let accountUpdated: String
  public let accountDeleted: String
  public let balanceAdded: String
  public let balanceUpdated: String
  public let balanceDeleted: String
  public let rateAdded: String
  public let rateDeleted: String
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
    providerMandatory: "A provider is required",
    accountCreated: "Account created",
    accountUpdated: "Account updated",
    accountDeleted: "Account deleted",
    balanceAdded: "Balance saved",
    balanceUpdated: "Balance updated",
    balanceDeleted: "Balance deleted",
    rateAdded: "Rate saved",
    rateDeleted: "Rate deleted",
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
    providerMandatory: "Un établissement est nécessaire",
    accountCreated: "Compte créé",
    accountUpdated: "Compte modifié",
    accountDeleted: "Compte supprimé",
    balanceAdded: "Solde enregistré",
    balanceUpdated: "Solde modifié",
    balanceDeleted: "Solde supprimé",
    rateAdded: "Taux enregistré",
    rateDeleted: "Taux supprimé",
    allDataDeleted: "Vos données ont été supprimées")
}
