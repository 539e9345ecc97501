/// A view as a modifier has changed it: in another environment, or each part of it inside another one.
public struct ModifiedView<Content: View>: View {
  private let content: Content
  private let environment: (inout EnvironmentValues) -> Void
  private let change: (LayoutSubview) -> LayoutSubview

  init(
    _ content: Content, environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    change: @escaping (LayoutSubview) -> LayoutSubview = { $0 }
  ) {
    self.content = content
    self.environment = environment
    self.change = change
  }

  public var body: Never { fatalError("a modified view has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] {
    var inside = environment
    self.environment(&inside)
    return content.subviews(in: inside).map(change)
  }
}

extension View {
  /// The view with each of its parts inside another one.
  func wrapped(_ wrap: @escaping (LayoutSubview) -> any PrimitiveView) -> ModifiedView<Self> {
    ModifiedView(self, change: { $0.wrapped(wrap) })
  }

  /// The view in another environment.
  func transformedEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> ModifiedView<Self> {
    ModifiedView(self, environment: change)
  }
}

extension View {
  /// The least and the most that a content takes as a whole.
  func contentLengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let subviews = subviews(in: environment)
    if subviews.count == 1 { return subviews[0].lengths(along: axis, in: environment) }
    return StackLayout(.vertical).lengths(of: subviews, along: axis, in: environment)
  }
}
