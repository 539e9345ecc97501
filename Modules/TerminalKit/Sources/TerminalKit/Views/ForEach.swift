/// A view for each element of a collection.
///
/// The views are made at once, each known by the id of its element: what has the focus keeps it when the elements change
/// their places. Elements with equal ids are drawn, each of them, and share the focus.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let content: [(id: ID, view: Content)]

  /// A view for each element, which is known by a property of it.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) {
    self.content = data.map { ($0[keyPath: id], content($0)) }
  }

  public var body: Never { fatalError("a collection of views has no body") }

  public func subviews(in environment: EnvironmentValues) -> [LayoutSubview] {
    content.flatMap { $0.view.subviews(in: environment.identified(by: $0.id)) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each element.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) {
    self.content = data.map { ($0.id, content($0)) }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
    self.content = data.map { ($0, content($0)) }
  }
}
