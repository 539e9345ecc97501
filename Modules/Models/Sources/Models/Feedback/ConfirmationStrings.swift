/// The texts of the confirmations before something is lost.
public struct ConfirmationStrings: Sendable {
  public let leaveTitle: String
  public let leaveMessage: String
  public let leave: String
  public let deleteTitle: String
  public let deleteMessage: String
  public let deleteAllMessage: String
  public let delete: String
  public let cancel: String
}

extension ConfirmationStrings {
  static let english = ConfirmationStrings(
    leaveTitle: "Leave without saving?",
    leaveMessage: "What you typed will be lost.",
    leave: "Leave",
    deleteTitle: "Delete?",
    deleteMessage: "This can't be undone.",
    deleteAllMessage: "Every goal, contribution, account, balance and rate will be deleted. This can't be undone.",
    delete: "Delete",
    cancel: "Cancel")

  static let french = ConfirmationStrings(
    leaveTitle: "Quitter sans enregistrer ?",
    leaveMessage: "Ce que vous avez saisi sera perdu.",
    leave: "Quitter",
    deleteTitle: "Supprimer ?",
    deleteMessage: "Cette action est définitive.",
    deleteAllMessage:
      "Tous les objectifs, contributions, comptes, soldes et taux seront supprimés. Cette action est définitive.",
    delete: "Supprimer",
    cancel: "Annuler")
}
