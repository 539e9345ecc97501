/// The sides of a view.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  /// The upper, left, lower and right side.
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The left side.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The right side.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All of them.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Columns and lines at the sides of a view.
public struct EdgeInsets: Hashable, Sendable {
  /// The lines above.
  public let top: Int
  /// The columns at the left.
  public let leading: Int
  /// The lines below.
  public let bottom: Int
  /// The columns at the right.
  public let trailing: Int

  /// Insets; below 0 counts as 0.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    (self.top, self.leading) = (max(0, top), max(0, leading))
    (self.bottom, self.trailing) = (max(0, bottom), max(0, trailing))
  }

  /// The same at some sides.
  init(_ edges: Edge.Set, _ length: Int) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  var width: Int { leading + trailing }
  var height: Int { top + bottom }
}

extension View {
  /// Puts blanks around the view.
  ///
  /// - Parameters:
  ///   - edges: the sides.
  ///   - length: the columns or lines at each of them; below 0 counts as 0. nil is one line, and two columns, which look
  ///     alike.
  public func padding(_ edges: Edge.Set = .all, _ length: Int? = nil) -> ModifiedView<Self> {
    if let length { return padding(EdgeInsets(edges, length)) }
    let (rows, columns) = (EdgeInsets(edges, 1), EdgeInsets(edges, 2))
    return padding(
      EdgeInsets(top: rows.top, leading: columns.leading, bottom: rows.bottom, trailing: columns.trailing))
  }

  /// Puts as many blanks at each side of the view; below 0 counts as 0.
  public func padding(_ length: Int) -> ModifiedView<Self> { padding(EdgeInsets(.all, length)) }

  /// Puts blanks around the view.
  public func padding(_ insets: EdgeInsets) -> ModifiedView<Self> {
    wrapped { Padding(content: $0, insets: insets) }
  }
}

private struct Padding: PrimitiveView {
  let content: LayoutSubview
  let insets: EdgeInsets

  func block(in environment: EnvironmentValues) -> TextBlock {
    let block = content.block(in: inside(environment))
    var padded = TextBlock.blank(
      width: block.width + insets.width, height: block.height + insets.height)
    padded.append(block, row: insets.top, column: insets.leading)
    return padded
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let lengths = content.lengths(along: axis, in: inside(environment))
    let own = axis == .horizontal ? insets.width : insets.height
    return LayoutLengths(lengths.minimum + own, lengths.maximum.map { $0 + own })
  }

  private func inside(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.proposing(
      width: environment.width.map { $0 - insets.width }, height: environment.height.map { $0 - insets.height })
  }
}
