/// Nothing, where a view has to stand.
public struct EmptyView: View {
  /// Nothing.
  public init() {}

  public var body: Never { fatalError("nothing has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] { [] }
}
