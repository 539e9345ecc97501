import ModuloModels
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

  /// The rows to be read, so that those around one are there; `nil` where they are.
  ///
  /// - Parameter index: The row, among those that are read.
  func page(around index: Int, _ window: RowWindow) -> Page? {
    let isBefore = index < height && window.offset > 0
    let isAfter = index + height >= window.keys.count && window.offset + window.keys.count < window.count
    guard isBefore || isAfter, window.keys.indices.contains(index) else { return nil }
    return Page(limit: limit, start: .around(window.keys[index], index: window.offset + index))
  }

  /// The rows to be read for a movement to an end of the list; `nil` where they are.
  func page(for movement: RowMovement, _ window: RowWindow) -> Page? {
    switch movement {
    case .first where window.offset > 0: Page(limit: limit)
    case .last where window.offset + window.keys.count < window.count:
      Page(limit: limit, start: .end(count: window.count))
    case .first, .last, .rows: nil
    }
  }
}
