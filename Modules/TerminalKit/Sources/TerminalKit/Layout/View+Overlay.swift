extension View {
  /// Draws views over this one, in its room.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> ModifiedView<Self> {
    let upper = content()
    return wrapped { Layered(content: $0, layer: upper, isOver: true, alignment: alignment) }
  }

  /// Draws a view over this one, in its room.
  public func overlay(_ content: some View, alignment: Alignment = .center) -> ModifiedView<Self> {
    overlay(alignment: alignment) { content }
  }

  /// Draws views below this one, in its room; they show where it is blank.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> ModifiedView<Self> {
    let lower = content()
    return wrapped { Layered(content: $0, layer: lower, isOver: false, alignment: alignment) }
  }
}

/// A view with another one over or below it.
private struct Layered<Layer: View>: PrimitiveView {
  let content: LayoutSubview
  let layer: Layer
  let isOver: Bool
  let alignment: Alignment

  func block(in environment: EnvironmentValues) -> TextBlock {
    let block = content.block(in: environment)
    let (width, height) = (block.width, block.height)
    let other = layer.block(in: environment.proposing(width: width, height: height))
      .framed(width: width, height: height, alignment: alignment)
    var lower = isOver ? block : other
    lower.draw(isOver ? other : block, row: 0, column: 0)
    return lower
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    content.lengths(along: axis, in: environment)
  }
}
