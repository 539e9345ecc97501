/// A confirmation to ask for before something is lost.
public enum Confirmation: CaseIterable, Hashable, Sendable {
  /// A form with input is closed.
  case leaveWithoutSaving
  /// One thing, such as a goal or a balance, is deleted.
  case deletion
  /// Every goal, account and rate is deleted.
  case deleteAllData
}

/// A question as it is shown: text, ready for display.
public struct ConfirmationUIModel: Equatable, Sendable {
  /// The question in a few words.
  public let title: String
  /// The consequence, in a sentence.
  public let message: String
  /// The answer that confirms the loss.
  public let confirm: String
  /// The answer that changes nothing.
  public let cancel: String
}

extension Confirmation {
  /// The question in the language of `format`.
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
  /// Title of the question about unsaved input.
  public let leaveTitle: String
  /// Message of the question about unsaved input.
  public let leaveMessage: String
  /// Button that leaves without saving.
  public let leave: String
  /// Title of the question about one deletion.
  public let deleteTitle: String
  /// Message of the question about one deletion.
  public let deleteMessage: String
  /// Message of the question about deleting everything.
  public let deleteAllMessage: String
  /// Button that deletes.
  public let delete: String
  /// Button that changes nothing.
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
