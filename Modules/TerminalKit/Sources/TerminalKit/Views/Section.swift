/// A heading with what belongs to it; without content there is no heading either.
public struct Section<Content: View>: PrimitiveView {
  private let header: TerminalText
  private let content: Content

  /// A heading, in bold, over its views.
  public init(_ header: TerminalText, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let heading = Text(header.bold()).block(in: environment)
    let inside = environment.proposing(
      width: environment.width, height: environment.height.map { $0 - heading.height })
    let block = content.block(in: inside)
    return block.height == 0 ? block : .below([heading, block])
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let content = content.contentLengths(along: axis, in: environment)
    if content.maximum == 0 { return content }
    let heading = Text(header).lengths(along: axis, in: environment)
    switch axis {
    case .horizontal:
      return LayoutLengths(content.minimum, content.maximum.map { max($0, heading.maximum ?? 0) })
    case .vertical:
      return LayoutLengths(
        content.minimum + heading.minimum, content.maximum.map { $0 + heading.minimum })
    }
  }
}
