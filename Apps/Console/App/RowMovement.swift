import ModuloScreens
import TerminalKit

/// What keys mean along the rows of a list.
enum RowMovement {
  case first, last
  case rows(Int)

  /// - Parameters:
  ///   - page: The rows in view.
  ///   - columns: The number of rows beside each other; 1 for a list.
  init?(_ key: Key, page: Int, columns: Int = 1) {
    switch key {
    case .up, "k", .control("p"): self = .rows(-columns)
    case .down, "j", .control("n"): self = .rows(columns)
    case .left where columns > 1: self = .rows(-1)
    case .right where columns > 1: self = .rows(1)
    case .pageUp, .control("b"): self = .rows(-max(1, page - 2))
    case .pageDown, .control("f"): self = .rows(max(1, page - 2))
    case .home, "g": self = .first
    case .end, "G": self = .last
    default: return nil
    }
  }

  /// The index that is meant, in a list of so many rows.
  func target(from index: Int, count: Int) -> Int {
    switch self {
    case .first: 0
    case .last: max(0, count - 1)
    case .rows(let step): min(max(0, index + step), max(0, count - 1))
    }
  }
}

/// Which rows of a long list are read: those in view, and as many before and after them.
struct WindowPlan {
  let height: Int

  /// The most rows that are read at once.
  var limit: Int { max(30, 3 * height) }

  /// The rows before the first one to be read, so that a row and those around it are there; `nil` where they are.
  func offset(for row: Int, _ window: RowWindow, count: Int) -> Int? {
    let isBefore = row - height < window.offset && window.offset > 0
    let isAfter = row + height >= window.offset + count && window.offset + count < window.count
    guard isBefore || isAfter else { return nil }
    return min(max(0, row - limit / 2), max(0, window.count - limit))
  }
}
