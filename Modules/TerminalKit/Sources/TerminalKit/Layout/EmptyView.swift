/// Nothing, where a view has to stand.
public struct EmptyView: View {
  /// Nothing.
  public init() {}

  public func lines(in environment: EnvironmentValues) -> [TerminalText] { [] }
}
