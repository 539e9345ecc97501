/// One page of a longer list: how many items at most, and how many to skip first.
public struct Page: Equatable, Sendable {
  /// The most items of the page, never negative.
  public let limit: Int
  /// The items before the page, never negative.
  public let offset: Int

  /// Negative numbers count as 0.
  public init(limit: Int, offset: Int = 0) {
    self.limit = max(0, limit)
    self.offset = max(0, offset)
  }

  /// The default page of a screen.
  public static let first = Page(limit: 20)
}
