/// A width or a height that a view may take: a number, or all there is.
///
/// ```swift
/// Text("Goals").frame(maxWidth: .infinity, alignment: .center)
/// ```
public struct FrameLength: Hashable, Sendable, ExpressibleByIntegerLiteral {
  let value: Int

  /// A number of columns or lines; below 0 counts as 0.
  public init(_ value: Int) { self.value = max(0, value) }

  /// A number of columns or lines.
  public init(integerLiteral value: Int) { self.init(value) }

  /// All there is.
  public static let infinity = FrameLength(.max)
}

extension View {
  /// Gives the view a width and a height of its own; nil leaves it as it is.
  ///
  /// - Parameters:
  ///   - width: in columns; it shrinks where there are fewer. Below 0 counts as 0.
  ///   - height: in lines; what goes beyond them is cut.
  ///   - alignment: where the view stands in the frame.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> ModifiedView<Self> {
    wrapped { content in
      FrameLayout(content: content, width: Limits(width, width), height: Limits(height, height), alignment: alignment)
    }
  }

  /// Keeps the width and the height of the view within limits; nil for none.
  ///
  /// With a most, the view takes the room there is up to that; with a least, blanks are put around it.
  public func frame(
    minWidth: Int? = nil, maxWidth: FrameLength? = nil, minHeight: Int? = nil, maxHeight: FrameLength? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    wrapped { content in
      FrameLayout(
        content: content, width: Limits(minWidth, maxWidth?.value), height: Limits(minHeight, maxHeight?.value),
        alignment: alignment)
    }
  }

  /// Has the view keep to the size that it needs, instead of giving way; what has no room is cut.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ModifiedView<Self> {
    wrapped { FixedSize(content: $0, isHorizontal: horizontal, isVertical: vertical) }
  }

  /// Sets the priority with which a stack gives the view room; those with a higher one come first.
  public func layoutPriority(_ priority: Double) -> ModifiedView<Self> {
    ModifiedView(
      self,
      change: { subview in
        var subview = subview
        subview.priority = priority
        return subview
      })
  }

  /// Leaves the room of the view blank.
  public func hidden() -> ModifiedView<Self> { wrapped { Hidden(content: $0) } }
}

/// The least and the most of a length; nil where there is no limit.
private struct Limits {
  let least: Int?
  let most: Int?

  init(_ least: Int?, _ most: Int?) {
    self.least = least.map { max(0, $0) }
    self.most = most.map { max(0, $0, least ?? 0) }
  }

  /// What is proposed to the content.
  func proposal(_ room: Int?) -> Int? {
    guard let most, most < .max else { return room }
    return min(most, room ?? most)
  }

  /// What the frame takes, around what its content takes.
  func length(_ own: Int, _ room: Int?) -> Int {
    let wanted = most == nil ? own : room ?? own
    return min(max(wanted, least ?? 0), most ?? .max, room ?? .max)
  }

  /// What the frame takes. What its content takes counts only without a most, and may cost a layout.
  func lengths(_ own: () -> LayoutLengths) -> LayoutLengths {
    if let least, least == most { return LayoutLengths(least, least) }
    if let most { return LayoutLengths(least ?? 0, most == .max ? nil : most) }
    let own = own()
    let minimum = max(least ?? 0, own.minimum)
    return LayoutLengths(minimum, own.maximum.map { max($0, minimum) })
  }
}

private struct FrameLayout: PrimitiveView {
  let content: LayoutSubview
  let width: Limits
  let height: Limits
  let alignment: Alignment

  func block(in environment: EnvironmentValues) -> TextBlock {
    let block = content.block(in: inside(environment))
    return block.framed(
      width: width.length(block.width, environment.width), height: rows(block.height, environment.height),
      alignment: alignment)
  }

  /// Without limits of its own, a frame is as high as its content, however few lines there are.
  private func rows(_ own: Int, _ room: Int?) -> Int {
    height.least == nil && height.most == nil ? own : height.length(own, room)
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let own = { content.lengths(along: axis, in: inside(environment)) }
    return axis == .horizontal ? width.lengths(own) : height.lengths(own)
  }

  private func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.proposing(width: width.proposal(environment.width), height: height.proposal(environment.height))
  }
}

private struct FixedSize: PrimitiveView {
  let content: LayoutSubview
  let isHorizontal: Bool
  let isVertical: Bool

  func block(in environment: EnvironmentValues) -> TextBlock { content.block(in: inside(environment)) }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let own = content.lengths(along: axis, in: inside(environment))
    let isFixed = axis == .horizontal ? isHorizontal : isVertical
    return isFixed ? LayoutLengths(own.maximum ?? own.minimum, own.maximum ?? own.minimum) : own
  }

  private func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.proposing(
      width: isHorizontal ? nil : environment.width, height: isVertical ? nil : environment.height)
  }
}

private struct Hidden: PrimitiveView {
  let content: LayoutSubview

  func block(in environment: EnvironmentValues) -> TextBlock {
    let block = content.block(in: environment)
    return .blank(width: block.width, height: block.height)
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    content.lengths(along: axis, in: environment)
  }
}
