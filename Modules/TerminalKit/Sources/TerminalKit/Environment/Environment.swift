/// A value of the environment, for the body of a view.
///
/// ```swift
/// struct Amount: View {
///   @Environment(\.theme) private var theme
///   let text: String
///
///   var body: some View { Text(text).foregroundStyle(theme.accent) }
/// }
/// ```
///
/// It is read while the body is; elsewhere it is what an ``EnvironmentValues`` without arguments has. The
/// ``EnvironmentValues/width`` is that of the container: where a view stands beside others, ``GeometryReader`` has its own.
@propertyWrapper public struct Environment<Value> {
  private let value: @Sendable (EnvironmentValues) -> Value

  /// The value of a key path.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    value = { $0[keyPath: keyPath] }
  }

  /// The value where the view stands.
  public var wrappedValue: Value { value(EnvironmentValues.current) }
}
