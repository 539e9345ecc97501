/// The part of a long text that is visible: its first line.
public struct ScrollState: Hashable, Sendable {
  /// The index of the first visible line.
  public private(set) var offset = 0

  /// The lines of the content.
  public private(set) var contentHeight = 0

  /// The lines that are visible at once.
  public private(set) var height = 0

  /// The beginning of a content that isn't known yet.
  public init() {}

  /// Says how long the content is and how much of it is visible. The offset stays as far as that allows.
  public mutating func fit(contentHeight: Int, height: Int) {
    self.contentHeight = max(0, contentHeight)
    self.height = max(0, height)
    offset = min(offset, lastOffset)
  }

  /// Scrolls by the arrows and `j` and `k` a line, by Page Up and Page Down, ctrl-B and ctrl-F, and the space bar a page,
  /// by Home and End, `g` and `G` to the ends.
  public mutating func handle(_ key: Key) -> KeyResponse {
    guard let move = Movement(key) ?? (key == .space ? .page(1) : nil) else { return .ignored }
    let old = offset
    offset =
      switch move {
      case .first: 0
      case .last: lastOffset
      case .rows(let rows): offset + rows
      case .page(let pages): offset + pages * max(1, height - 1)
      }
    offset = min(max(0, offset), lastOffset)
    return .handled(offset != old)
  }

  private var lastOffset: Int { max(0, contentHeight - height) }
}

/// What keys mean along a column of rows, in every view that has one.
enum Movement {
  case first, last
  case rows(Int)
  case page(Int)

  init?(_ key: Key) {
    switch key {
    case .up, "k", .control("p"): self = .rows(-1)
    case .down, "j", .control("n"): self = .rows(1)
    case .pageUp, .control("b"): self = .page(-1)
    case .pageDown, .control("f"): self = .page(1)
    case .home, "g": self = .first
    case .end, "G": self = .last
    default: return nil
    }
  }
}
