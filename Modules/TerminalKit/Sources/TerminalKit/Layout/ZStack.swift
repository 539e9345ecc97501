/// Views over each other, the first one at the bottom.
///
/// Blanks at the ends of a line show what is below them.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Views over each other.
  ///
  /// - Parameters:
  ///   - alignment: where a view stands that is smaller than the largest one.
  ///   - content: the views, from the bottom to the top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let blocks = content.subviews(in: environment).map { $0.block(in: environment) }
    let (width, height) = (blocks.map(\.width).max() ?? 0, blocks.map(\.height).max() ?? 0)
    return blocks.reduce(into: TextBlock.blank(width: width, height: height)) { stack, block in
      stack.draw(
        block, row: alignment.vertical.offset(of: block.height, in: height),
        column: alignment.horizontal.offset(of: block.width, in: width))
    }
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    return StackLayout(across).lengths(of: content.subviews(in: environment), along: axis, in: environment)
  }
}
