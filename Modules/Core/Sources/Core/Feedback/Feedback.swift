public import DependencyKit

/// A kind of feedback.
public enum FeedbackKind: CaseIterable, Hashable, Sendable {
  /// A change is stored.
  case success
  /// Something may be lost, and the user is asked.
  case warning
  /// A mistake, or something typed that is refused.
  case error
  /// The user moved the focus.
  case selection
}

/// Tells the user, without words, that what they did had its effect: exactly one kind for each thing that they do.
///
/// What changes by itself gives none: a load, a refresh, what another program stores, the passing of time. A host says
/// how each kind is felt; one that says nothing gives none.
public struct Feedback: Sendable {
  private let give: @MainActor @Sendable (FeedbackKind) -> Void

  /// Feedback that a host gives in this way.
  public init(_ give: @escaping @MainActor @Sendable (FeedbackKind) -> Void) { self.give = give }

  /// No feedback, of any kind.
  public static let none = Feedback { _ in }

  /// Gives feedback, so that `feedback(.success)` reads as a command.
  @MainActor
  public func callAsFunction(_ kind: FeedbackKind) { give(kind) }
}

private enum FeedbackKey: DependencyKey {
  static var liveValue: Feedback { .none }
  static var testValue: Feedback { .none }
}

extension DependencyValues {
  /// The feedback of the host; none until it registers its own.
  public var feedback: Feedback {
    get { self[FeedbackKey.self] }
    set { self[FeedbackKey.self] = newValue }
  }
}
