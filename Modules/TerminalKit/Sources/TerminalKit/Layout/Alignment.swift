/// The position of lines in a higher space.
public enum VerticalAlignment: Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle, one line further up where it can't be exact.
  case center
  /// At the bottom.
  case bottom
}

/// The position of a view in a larger one.
public struct Alignment: Hashable, Sendable {
  /// From side to side.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// A position along both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the left side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the right side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension HorizontalAlignment {
  /// The columns before what is that wide; none where there isn't room.
  func offset(of width: Int, in room: Int) -> Int {
    let free = max(0, room - width)
    return switch self {
    case .leading: 0
    case .center: free / 2
    case .trailing: free
    }
  }
}

extension VerticalAlignment {
  /// The lines above what is that high; none where there isn't room.
  func offset(of height: Int, in room: Int) -> Int {
    let free = max(0, room - height)
    return switch self {
    case .top: 0
    case .center: free / 2
    case .bottom: free
    }
  }
}

/// A direction in which things stand in a row.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Beside each other.
  case horizontal
  /// Below each other.
  case vertical
}
