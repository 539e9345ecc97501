/// A question before something is lost.
public enum Confirmation: Hashable, Sendable {
  /// A form with input is closed.
  case leaveWithoutSaving
  /// Something stored is lost. The text says what; its last line is the question.
  case loss(String)
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
  /// The question as one text, whose last line is what is answered.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .leaveWithoutSaving: format.strings.confirmation.leaveTitle
    case .loss(let text): text
    }
  }

  /// The question in the language of `format`.
  public func toUIModel(_ format: FormatContext) -> ConfirmationUIModel {
    let words = format.strings.confirmation
    return switch self {
    case .leaveWithoutSaving:
      ConfirmationUIModel(
        title: words.leaveTitle, message: words.leaveMessage, confirm: words.leave, cancel: words.cancel)
    case .loss(let text):
      ConfirmationUIModel(
        title: text.split(separator: "\n").last.map(String.init) ?? "",
        message: text.split(separator: "\n").dropLast().joined(separator: "\n"), confirm: words.yes, cancel: words.no)
    }
  }
}

/// The texts of the confirmations before something is lost.
public struct ConfirmationStrings: Sendable {
  let language: Language

  /// Title of the question about unsaved input.
  public var leaveTitle: String { language("Leave without saving?", "Quitter sans enregistrer ?") }
  /// Message of the question about unsaved input.
  public var leaveMessage: String { language("What you typed will be lost.", "Ce que vous avez saisi sera perdu.") }
  /// Button that leaves without saving.
  public var leave: String { language("Leave", "Quitter") }
  /// Button that stays in the form.
  public var cancel: String { language("Cancel", "Annuler") }
  /// Button that goes on, whatever is lost.
  public var yes: String { language("Yes", "Oui") }
  /// Button that changes nothing.
  public var no: String { language("No", "Non") }
}

extension Strings {
  /// Texts of questions.
  public var confirmation: ConfirmationStrings { ConfirmationStrings(language: language) }
}
