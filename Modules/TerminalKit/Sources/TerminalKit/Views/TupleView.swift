/// Several views, as ``ViewBuilder`` collects them: a container lays each of them out.
public struct TupleView<each Content: View>: View {
  private let content: (repeat each Content)

  /// Views in their order.
  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  public var body: Never { fatalError("a tuple has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] {
    var subviews: [LayoutSubview] = []
    var index = 0
    for view in repeat each content {
      subviews += view.subviews(in: environment.identified(by: index))
      index += 1
    }
    return subviews
  }
}

/// The views of one branch of an `if` or a `switch`.
public enum ConditionalContent<First: View, Second: View>: View {
  /// Those of the first branch.
  case first(First)
  /// Those of the other one.
  case second(Second)

  public var body: Never { fatalError("a branch has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] {
    switch self {
    case .first(let view): view.subviews(in: environment.identified(by: 0))
    case .second(let view): view.subviews(in: environment.identified(by: 1))
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("an optional view has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] {
    self?.subviews(in: environment) ?? []
  }
}

/// Several views as one, for a modifier or a branch; a container lays each of them out.
public struct Group<Content: View>: View {
  private let content: Content

  /// Views as one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Content { content }
}

/// A view of any type, where its type can't be told. It costs an allocation; `if` and `switch` in braces need none.
public struct AnyView: View {
  private let content: any View

  /// A view of which the type is hidden.
  public init(_ content: any View) { self.content = content }

  public var body: Never { fatalError("a view of any type has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] { content.subviews(in: environment) }
}
