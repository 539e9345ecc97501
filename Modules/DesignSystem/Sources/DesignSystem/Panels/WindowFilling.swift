public import TerminalKit

extension View {
  /// The view as high as a window, where what can grow in it grows; nil for no window. What needs more lines has them, and
  /// is scrolled to.
  public func filling(height: Int?) -> some View { WindowFilling(content: self, height: height) }
}

private struct WindowFilling<Content: View>: PrimitiveView {
  let content: Content
  let height: Int?

  func block(in environment: EnvironmentValues) -> TextBlock {
    var inside = environment
    inside.height = height ?? environment.height
    return content.block(in: inside)
  }
}
