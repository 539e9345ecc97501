/// A value that says what some lines look like.
public protocol View: Sendable {
  /// The lines, from top to bottom, none wider than the environment's width.
  func lines(in environment: EnvironmentValues) -> [TerminalText]
}

/// Collects the views in braces, as ``VStack`` and ``Section`` take them.
///
/// `if`, `switch` and `for` work inside.
@resultBuilder public enum ViewBuilder {
  /// One view.
  public static func buildExpression(_ view: any View) -> [any View] { [view] }

  /// Views that were collected elsewhere.
  public static func buildExpression(_ views: [any View]) -> [any View] { views }

  /// What a block of statements collects, in their order.
  public static func buildBlock(_ views: [any View]...) -> [any View] { views.flatMap { $0 } }
  /// What an `if` without `else` collects: nothing when it doesn't hold.
  public static func buildOptional(_ views: [any View]?) -> [any View] { views ?? [] }
  /// What the first branch collects.
  public static func buildEither(first views: [any View]) -> [any View] { views }
  /// What the other branch collects.
  public static func buildEither(second views: [any View]) -> [any View] { views }
  /// What a loop collects, round by round.
  public static func buildArray(_ views: [[any View]]) -> [any View] { views.flatMap { $0 } }
}
