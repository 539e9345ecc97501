/// The least and the most that a view takes along an axis.
public struct LayoutLengths: Hashable, Sendable {
  /// The columns or lines it can't go below.
  public var minimum: Int
  /// The columns or lines it makes use of; nil for all there are.
  public var maximum: Int?

  /// Lengths from one to another; below 0 counts as 0.
  public init(_ minimum: Int, _ maximum: Int?) {
    self.minimum = max(0, minimum)
    self.maximum = maximum.map { max(0, minimum, $0) }
  }

  /// How much it can give way.
  var flexibility: Int { maximum.map { $0 - minimum } ?? .max }
}

/// A view that a container lays out, with the environment it stands in.
public struct LayoutSubview {
  let view: any PrimitiveView
  private let environment: EnvironmentValues
  var priority: Double

  init(_ view: any PrimitiveView, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    priority = view.layoutPriority
  }

  /// The view in the room of an environment, that of its container: the width, the height and the axis of the stack are
  /// taken from it. The block is never wider.
  func block(in room: EnvironmentValues) -> TextBlock {
    view.block(in: environment.with(roomOf: room)).clipped(width: room.width)
  }

  /// The least and the most that the view takes, in the room of its container's environment.
  func lengths(along axis: Axis, in room: EnvironmentValues) -> LayoutLengths {
    view.lengths(along: axis, in: environment.with(roomOf: room))
  }

  /// The view inside another one.
  func wrapped(_ wrap: (LayoutSubview) -> any PrimitiveView) -> LayoutSubview {
    var wrapped = LayoutSubview(wrap(self), environment)
    wrapped.priority = priority
    return wrapped
  }
}

extension EnvironmentValues {
  /// The environment in the room of another one.
  fileprivate func with(roomOf other: EnvironmentValues) -> EnvironmentValues {
    var environment = self
    (environment.width, environment.height) = (other.width, other.height)
    environment.stackAxis = other.stackAxis
    return environment
  }

  /// The environment without a limit along an axis.
  func endless(_ axis: Axis) -> EnvironmentValues {
    proposing(width: axis == .horizontal ? nil : width, height: axis == .vertical ? nil : height)
  }

  /// The environment with other room; below 0 counts as 0, and nil is no limit.
  func proposing(width: Int?, height: Int?) -> EnvironmentValues {
    var proposing = self
    (proposing.width, proposing.height) = (width.map { max(0, $0) }, height.map { max(0, $0) })
    return proposing
  }
}
