/// Views below each other.
///
/// Views that scroll, and a ``Spacer``, take the lines that the others leave.
public struct VStack<Content: View>: PrimitiveView {
  private let layout: StackLayout
  private let content: Content

  /// Views below each other.
  ///
  /// - Parameters:
  ///   - alignment: where a view stands that is narrower than the widest one.
  ///   - spacing: empty lines between two views; a view without lines takes none.
  ///   - content: the views.
  public init(alignment: HorizontalAlignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> Content) {
    layout = StackLayout(.vertical, spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .top))
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    layout.block(of: content.subviews(in: environment), in: environment)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    layout.lengths(of: content.subviews(in: environment), along: axis, in: environment)
  }
}
