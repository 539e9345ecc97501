import ModuloUtilities
import TerminalKit

/// A line that is typed below what is shown.
struct Prompt {
  /// What the line is typed for.
  enum Purpose: Hashable {
    case search
    case command
  }

  let purpose: Purpose
  var field = TextFieldState()
  /// The lines that were entered before it.
  var history: LineHistory

  /// Types and edits; the vertical arrows bring back what was entered before.
  mutating func handle(_ key: Key) -> KeyResponse {
    let line: String?
    switch key {
    case .up, .control("p"): line = history.previous(from: field.text)
    case .down, .control("n"): line = history.next()
    default: return field.handle(key)
    }
    guard let line else { return .unchanged }
    field = TextFieldState(line)
    return .changed
  }
}

/// The lines that were entered, oldest first, with a place among them: after the last one stands the line being typed.
struct LineHistory {
  private var lines: [String] = []
  private var index = 0
  private var typed = ""

  /// Notes a line that is entered, and begins a new one. A blank line isn't kept, nor is the last one a second time.
  mutating func append(_ line: String) {
    if !line.isBlank, line != lines.last { lines.append(line) }
    index = lines.count
    typed = ""
  }

  /// The line before; `nil` at the first one.
  ///
  /// - Parameter text: What the line has become, which is kept while it is the one being typed.
  mutating func previous(from text: String) -> String? {
    guard index > 0 else { return nil }
    if index == lines.count { typed = text }
    index -= 1
    return lines[index]
  }

  /// The line after, at last the one being typed; `nil` after that.
  mutating func next() -> String? {
    guard index < lines.count else { return nil }
    index += 1
    return index < lines.count ? lines[index] : typed
  }
}
