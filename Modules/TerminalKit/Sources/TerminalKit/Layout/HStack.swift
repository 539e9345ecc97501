/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  private let layout: StackLayout
  private let content: Content

  /// Views beside each other.
  ///
  /// - Parameters:
  ///   - alignment: where a view stands that is less high than the highest one.
  ///   - spacing: empty columns between two views; a view without columns takes none.
  ///   - content: the views.
  public init(alignment: VerticalAlignment = .top, spacing: Int = 1, @ViewBuilder content: () -> Content) {
    layout = StackLayout(.horizontal, spacing: spacing, alignment: Alignment(horizontal: .leading, vertical: alignment))
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    layout.block(of: content.subviews(in: environment), in: environment)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    layout.lengths(of: content.subviews(in: environment), along: axis, in: environment)
  }
}
