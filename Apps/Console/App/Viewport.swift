import Foundation
import TerminalKit

/// The lines of a screen that are in view.
struct Viewport {
  /// The lines that fit.
  var height = 1
  /// The line with the cursor or the selected row; `nil` without one.
  private(set) var cursorLine: Int?
  /// Whether it is known how many lines fit.
  private(set) var isFitted = false
  private var offset = 0
  private var count = 0
  private var followed: AnyHashable?
  private var foundLine: Int?
  /// Whether the selected row is kept in view: from when it is moved on, so that a screen begins at its first line.
  var follows = false

  /// The lines in view.
  var range: Range<Int> { offset..<min(count, offset + height) }

  /// Brings the cursor's line into view. Where the selected row is the same as before, it stays on its line of the
  /// window when rows before it come or go.
  mutating func fit(_ lines: [TerminalText], following row: AnyHashable?) {
    count = lines.count
    isFitted = true
    let cursor = lines.firstIndex(where: \.hasCursor)
    if let cursor, let old = cursorLine, row != nil, row == followed { offset += cursor - old }
    (cursorLine, followed) = (cursor, row)
    if let cursor, follows {
      // What stands above the first row, such as a heading, comes into view with it.
      let margin = min(Self.margin, (height - 1) / 2)
      if cursor < offset + margin { offset = cursor - margin }
      if cursor >= offset + height - margin { offset = cursor - height + 1 + margin }
    }
    offset = min(max(0, offset), max(0, count - height))
  }

  /// The lines around the cursor that stay in view, where there is room.
  private static let margin = 2

  /// Shows a line and as many of those after it as fit, with the lines before it where there is room.
  mutating func show(from line: Int) { offset = line }

  /// Scrolls; false for a key that doesn't.
  mutating func scroll(_ key: Key) -> Bool {
    guard let movement = key == .space ? .rows(max(1, height - 1)) : RowMovement(key, page: height + 1) else {
      return false
    }
    scroll(movement)
    return true
  }

  /// Scrolls, as far as there are lines.
  mutating func scroll(_ movement: RowMovement) {
    let last = max(0, count - height)
    offset = movement.target(from: offset, count: last + 1)
  }

  /// The next line with a text, from the one that was found last or the cursor's; brings it into view.
  ///
  /// - Parameter isWanted: Whether a line counts, by its index.
  mutating func find(
    _ text: String, in lines: [TerminalText], backwards: Bool, where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    let start = cursorLine ?? foundLine ?? (backwards ? offset : offset - 1)
    let steps = (1...max(1, lines.count)).lazy.map { step in
      (start + (backwards ? -step : step) + 2 * lines.count) % max(1, lines.count)
    }
    let found = steps.first { line in
      lines.indices.contains(line) && isWanted(line) && lines[line].plainText.contains(text: text)
    }
    guard let line = found else { return nil }
    foundLine = line
    offset = min(max(0, line - height / 2), max(0, lines.count - height))
    return line
  }
}

extension String {
  /// Whether a text is part of this one, whatever its case and its accents.
  func contains(text: String) -> Bool {
    range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
  }
}
