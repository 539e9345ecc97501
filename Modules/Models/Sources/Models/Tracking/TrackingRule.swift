public import ModuloUtilities

/// A rule of the running session that a command would break. Nothing is changed by it.
public enum TrackingRule: Error, Equatable, Sendable {
  case alreadyPaused
  case notPaused
  /// Less than one half is tracked, so there is nothing to store.
  case lessThanHalf
  /// The moment is before the last start, pause or resumption, which was at this time in the session's zone.
  case beforeLastEvent(LocalTime)
  /// The moment, at this time in the session's zone, is yet to come.
  case inFuture(LocalTime)
}

extension TrackingRule: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.tracking
    return switch self {
    case .alreadyPaused: words.alreadyPaused
    case .notPaused: words.notPaused
    case .lessThanHalf: words.lessThanHalf(format.output(of: 1))
    case .beforeLastEvent(let time): words.beforeLastEvent(format.localTime(time))
    case .inFuture(let time): words.inFuture(format.localTime(time))
    }
  }
}

/// The messages on the running session.
struct TrackingErrorStrings: Sendable {
  let alreadyPaused: String
  let notPaused: String
  let lessThanHalf: @Sendable (_ output: String) -> String
  let beforeLastEvent: @Sendable (_ time: String) -> String
  let inFuture: @Sendable (_ time: String) -> String
}

extension TrackingErrorStrings {
  static let english = TrackingErrorStrings(
    alreadyPaused: "The session is paused already.",
    notPaused: "The session isn't paused.",
    lessThanHalf: { "Less than half a block is tracked: \($0) is the least that can be saved." },
    beforeLastEvent: { "The time is before the session's last change, which was on \($0)." },
    inFuture: { "The time is in the future: \($0)." })

  static let french = TrackingErrorStrings(
    alreadyPaused: "La session est déjà en pause.",
    notPaused: "La session n’est pas en pause.",
    lessThanHalf: { "Moins d’un demi-bloc est mesuré : il faut au moins \($0) pour enregistrer." },
    beforeLastEvent: { "L’heure précède le dernier changement de la session, du \($0)." },
    inFuture: { "L’heure est dans le futur : \($0)." })
}
