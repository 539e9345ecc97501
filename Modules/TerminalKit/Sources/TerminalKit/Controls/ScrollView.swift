/// Views of which as many lines are shown as there are, from an offset on. Without a limit all of them are.
public struct ScrollView<Content: View>: PrimitiveView {
  private let state: ScrollState
  private let content: Content

  /// Views, from the state's offset on.
  public init(_ state: ScrollState = ScrollState(), @ViewBuilder content: () -> Content) {
    self.state = state
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let block = content.block(in: environment.endless(.vertical))
    guard let height = environment.height else { return block }
    var state = state
    state.fit(contentHeight: block.height, height: height)
    return block.scrolled(to: state.offset, height: height)
  }

  /// It is as high as its content, or less.
  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let lengths = content.contentLengths(along: axis, in: environment.endless(.vertical))
    return axis == .horizontal ? lengths : LayoutLengths(0, lengths.maximum ?? lengths.minimum)
  }

  /// All of the lines, to ``ScrollState/fit(contentHeight:height:)`` a state to.
  public func contentLines(in environment: EnvironmentValues) -> [TerminalText] {
    content.lines(in: environment.endless(.vertical))
  }
}
