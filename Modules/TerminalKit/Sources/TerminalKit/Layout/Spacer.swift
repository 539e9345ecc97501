/// Room that pushes its neighbours apart: it takes what they leave along the stack it stands in.
public struct Spacer: PrimitiveView {
  private let minimum: Int

  /// Room.
  ///
  /// - Parameter minLength: The columns or lines it takes at least, also where there is no limit.
  public init(minLength: Int = 0) { minimum = max(0, minLength) }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    switch environment.stackAxis {
    case .horizontal: TextBlock([], width: max(minimum, environment.width ?? 0))
    case .vertical: .blank(width: 0, height: max(minimum, environment.height ?? 0))
    }
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    axis == environment.stackAxis ? LayoutLengths(minimum, nil) : LayoutLengths(0, 0)
  }

  /// The last to get room.
  public var layoutPriority: Double { -.infinity }
}
