public import ModuloModels
public import TerminalKit

/// The running session in a corner of the window: `● Reading 0:42`, and `○ Reading 0:42` while it is paused. In accessible
/// output, what it is stands before it in words.
public struct TrackingBadge: PrimitiveView {
  private let session: TrackingBadgeUIModel

  /// Creates the badge of a session.
  public init(_ session: TrackingBadgeUIModel) {
    self.session = session
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible {
      return TextBlock([TerminalText(session.state + environment.titleSeparator + session.text)])
    }
    let token: ColorToken = session.isPaused ? .secondary : .positive
    let mark = environment.adapting(environment.theme.text(session.isPaused ? "○" : "●", token))
    return TextBlock([mark + " " + environment.adapting(TerminalText(session.text))])
  }
}
