/// Collects the views in braces, as ``VStack`` and ``Section`` take them.
///
/// `if`, `switch` and `for` work inside.
@resultBuilder public enum ViewBuilder {
  /// One view.
  public static func buildExpression<Content: View>(_ view: Content) -> Content { view }

  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The only view of a block.
  public static func buildBlock<Content: View>(_ view: Content) -> Content { view }

  /// The views of a block, in their order.
  public static func buildBlock<each Content: View>(_ views: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each views)
  }

  /// The views of an `if` without `else`; nil when it doesn't hold.
  public static func buildIf<Content: View>(_ view: Content?) -> Content? { view }

  /// The views of the first branch.
  public static func buildEither<First: View, Second: View>(first view: First) -> ConditionalContent<First, Second> {
    .first(view)
  }

  /// The views of the other branch.
  public static func buildEither<First: View, Second: View>(second view: Second) -> ConditionalContent<First, Second> {
    .second(view)
  }

  /// The views of a loop, round by round.
  public static func buildArray<Content: View>(_ views: [Content]) -> ForEach<Range<Int>, Int, Content> {
    ForEach(views.indices) { views[$0] }
  }

  /// The views that need a version of the system.
  public static func buildLimitedAvailability<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
}
