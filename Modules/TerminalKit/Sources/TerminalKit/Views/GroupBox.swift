/// A line around views, a column away from them, with a title in its upper side.
///
/// Where nothing is drawn, or there is no room for a line, the title stands over the views, and lines are as wide as
/// there is room: laid over a screen, it covers whole rows.
public struct GroupBox<Content: View>: PrimitiveView {
  private let box: BoxLayout
  private let content: Content

  /// A line around views.
  public init(_ title: TerminalText = TerminalText(), @ViewBuilder content: () -> Content) {
    box = BoxLayout(title: title, margin: 1)
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    box.block(around: content.block(in: box.inside(environment)), in: environment)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    box.lengths(around: content.contentLengths(along: axis, in: box.inside(environment)), along: axis, in: environment)
  }
}
