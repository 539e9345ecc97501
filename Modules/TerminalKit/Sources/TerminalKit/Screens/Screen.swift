/// The screen of a destination: it loads its data, then has lines of text.
///
/// The same screen serves a command that prints once and an app that keeps drawing: both call ``appear()``, then
/// ``body(in:)``, the one once and the other whenever something observed in it changes.
@MainActor public protocol Screen: Sendable {
  /// The title of the screen, for a title bar or a list of open screens. Printing once leaves it out.
  var title: TerminalText { get }

  /// The type of the views.
  associatedtype Body: View

  /// The views of the screen as it is now, from top to bottom.
  @ViewBuilder func body(in environment: EnvironmentValues) -> Body

  /// Loads what the screen shows and returns when it is there; calling it again loads anew. A failure becomes part of
  /// the ``body(in:)``.
  func appear() async
}

extension Screen {
  /// The screen as lines, none wider than the environment's width. There are as many as it takes, also in a window, which
  /// scrolls through them.
  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    body(in: environment).lines(in: environment.endless(.vertical))
  }
}
