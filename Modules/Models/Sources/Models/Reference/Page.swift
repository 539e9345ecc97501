/// One page of a longer list: how many items at most, and where it begins.
public struct Page: Hashable, Sendable {
  /// The most items of the page, never negative.
  public let limit: Int
  /// Where it begins.
  public let start: Start

  /// A page that begins after so many items. Negative numbers count as 0.
  public init(limit: Int, offset: Int = 0) {
    self.init(limit: limit, start: .offset(max(0, offset)))
  }

  /// A page with that start. A negative limit counts as 0.
  public init(limit: Int, start: Start) {
    self.limit = max(0, limit)
    self.start = start
  }

  /// The default page of a screen.
  public static let first = Page(limit: 20)
}

extension Page {
  /// Where a page begins.
  ///
  /// A row is found by what the list is sorted by, so that a page costs the same wherever it is, and stays where it is
  /// when rows before it come or go. The row itself may be gone. `index` is the number of rows before it, as far as the
  /// caller knows; `nil` has them counted, which takes longer the more they are.
  public enum Start: Hashable, Sendable {
    /// After so many items. The cost grows with them.
    case offset(Int)
    /// So that the row is in the middle, or as near to it as the ends of the list allow.
    case around(RowKey, index: Int?)
    /// So that it ends before the row.
    case before(RowKey, index: Int?)
    /// After the row.
    case after(RowKey, index: Int?)
    /// So that it ends with the list. `count` is the number of its rows, as `index` is that of the rows before one.
    case end(count: Int?)
  }

  /// The number of items before the page, where that is what it begins with; else `nil`.
  public var offset: Int? {
    if case .offset(let offset) = start { offset } else { nil }
  }

  /// The same page, of which nothing is known but the row: for when the data may have changed.
  public var recounted: Page {
    let start: Start =
      switch self.start {
      case .offset(let offset): .offset(offset)
      case .around(let key, _): .around(key, index: nil)
      case .before(let key, _): .before(key, index: nil)
      case .after(let key, _): .after(key, index: nil)
      case .end: .end(count: nil)
      }
    return Page(limit: limit, start: start)
  }
}
