/// A picture of dots, several to a cell. It takes all the room there is; where that has no limit, 40 columns and 10 lines.
///
/// ```swift
/// Canvas { context in
///   let corner = CanvasPoint(x: Double(context.width), y: Double(context.height))
///   context.line(from: CanvasPoint(x: 0, y: 0), to: corner, .green)
/// }
/// .frame(width: 20, height: 5)
/// ```
///
/// In an accessible environment it is nothing: say in figures and words what it shows.
public struct Canvas: PrimitiveView {
  private let draw: (inout CanvasContext) -> Void

  /// A picture.
  ///
  /// - Parameter draw: draws it, whenever the view is laid out; how many dots there are says the context.
  public init(draw: @escaping (_ context: inout CanvasContext) -> Void) { self.draw = draw }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    if environment.isAccessible { return TextBlock() }
    let width = min(environment.width ?? Self.unlimited.width, Frame.maximumWidth)
    let height = min(environment.height ?? Self.unlimited.height, Frame.maximumHeight)
    var context = CanvasContext(columns: width, rows: height, environment.canvasStyle)
    draw(&context)
    return TextBlock(context.lines, width: width)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    environment.isAccessible ? LayoutLengths(0, 0) : LayoutLengths(1, nil)
  }

  static let unlimited = (width: 40, height: 10)
}
