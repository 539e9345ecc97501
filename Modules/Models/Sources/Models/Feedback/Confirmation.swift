/// A confirmation to ask for before something is lost.
public enum Confirmation: CaseIterable, Hashable, Sendable {
  /// A form with input is closed.
  case leaveWithoutSaving
  /// One thing, such as a goal or a balance, is deleted.
  case deletion
  case deleteAllData
}

/// A question as it is shown: text, ready for display.
public struct ConfirmationUIModel: Equatable, Sendable {
  public let title: String
  public let message: String
  /// The answer that confirms the loss.
  public let confirm: String
  /// The answer that changes nothing.
  public let cancel: String
}

extension Confirmation {
  public func toUIModel(_ format: FormatContext) -> ConfirmationUIModel {
    let words = format.strings.confirmation
    return switch self {
    case .leaveWithoutSaving:
      ConfirmationUIModel(
        title: words.leaveTitle, message: words.leaveMessage, confirm: words.leave, cancel: words.cancel)
    case .deletion:
      ConfirmationUIModel(
        title: words.deleteTitle, message: words.deleteMessage, confirm: words.delete, cancel: words.cancel)
    case .deleteAllData:
      ConfirmationUIModel(
        title: words.deleteTitle, message: words.deleteAllMessage, confirm: words.delete, cancel: words.cancel)
    }
  }
}

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
