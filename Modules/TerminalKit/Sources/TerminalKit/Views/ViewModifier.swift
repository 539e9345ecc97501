/// A change that any view can take: what several modifiers make together, under a name.
///
/// ```swift
/// struct Warning: ViewModifier {
///   func body(content: Content) -> some View { content.bold().foregroundStyle(.red) }
/// }
///
/// Text("Low").modifier(Warning())
/// ```
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The changed view.
  ///
  /// - Parameter content: the view as it was.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// The view that is changed.
  public typealias Content = AnyView
}

extension View {
  /// The view, changed.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> Modifier.Body {
    modifier.body(content: AnyView(self))
  }
}
