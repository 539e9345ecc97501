/// Views that depend on the room there is.
///
/// ```swift
/// GeometryReader { geometry in
///   if geometry.size.width ?? .max < 40 { Text("Net") } else { Text("Net worth") }
/// }
/// ```
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Views that are made once the room is known.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    content(in: environment).block(in: environment)
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    content(in: environment).contentLengths(along: axis, in: environment)
  }

  private func content(in environment: EnvironmentValues) -> Content {
    EnvironmentValues.$current.withValue(environment) {
      content(GeometryProxy(size: (environment.width, environment.height)))
    }
  }
}

/// The room that a ``GeometryReader`` has.
public struct GeometryProxy {
  /// The columns and lines there are; nil for no limit, as in a pipe.
  public let size: (width: Int?, height: Int?)
}
