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
