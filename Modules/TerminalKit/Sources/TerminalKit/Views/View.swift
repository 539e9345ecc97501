/// A value that says what a part of the window looks like.
///
/// A view has a ``body``, made of other views:
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View {
///     VStack(alignment: .center) {
///       Text("Hello, \(name).").bold()
///       Divider()
///     }
///   }
/// }
/// ```
///
/// What the body is made of in the end draws itself: a ``PrimitiveView``. A view is neither isolated nor `Sendable`: it is
/// made, laid out and let go where it is drawn, as a value of the main actor or of none.
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// The views that a container lays out for this one: those of its body, and for a primitive view itself. The views of
  /// this package alone implement it.
  func subviews(in environment: EnvironmentValues) -> [LayoutSubview]
}

extension View {
  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] {
    EnvironmentValues.$current.withValue(environment) { body }.subviews(in: environment)
  }

  /// The view in the room of the environment. Several views are below each other.
  ///
  /// - Parameter environment: Its width and height are the room; nil is no limit. The block is never wider, and higher
  ///   only where the view can't give way.
  public func block(in environment: EnvironmentValues) -> TextBlock {
    let subviews = subviews(in: environment)
    if subviews.count == 1 { return subviews[0].block(in: environment) }
    return StackLayout(.vertical).block(of: subviews, in: environment)
  }

  /// The lines of the view, from top to bottom, none wider than the environment's width.
  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    block(in: environment).clipped(width: environment.width).lines
  }
}

/// A view that draws itself, instead of being made of others.
///
/// ```swift
/// struct Rule: PrimitiveView {
///   func block(in environment: EnvironmentValues) -> TextBlock {
///     TextBlock([TerminalText(String(repeating: "=", count: environment.width ?? 10))])
///   }
/// }
/// ```
public protocol PrimitiveView: View where Body == Never {
  /// The view in the room of the environment; it is cut where it is wider.
  func block(in environment: EnvironmentValues) -> TextBlock

  /// The least and the most that the view takes along an axis, by which a stack divides its room.
  ///
  /// By default a view is as wide as it is without a limit, or less, and as high as it is in its width.
  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths

  /// The priority with which the view gets room; 0 for most.
  var layoutPriority: Double { get }
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) draws itself") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] { [LayoutSubview(self, environment)] }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let block = block(in: environment.endless(axis))
    return axis == .horizontal ? LayoutLengths(0, block.width) : LayoutLengths(block.height, block.height)
  }

  public var layoutPriority: Double { 0 }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("there is no such view") }
}
