import TerminalKit

/// Text of an answer: written to standard output at once or, on a terminal, at the end, when it is known whether it
/// needs a pager.
@MainActor
final class Outbox {
  private let output: StandardStream
  private let pager: Pager?
  private let height: Int
  private var waiting = ""

  /// - Parameters:
  ///   - output: Standard output.
  ///   - pager: What shows a long text; `nil` where everything is written at once.
  ///   - height: The lines of the screen.
  init(_ output: StandardStream, pager: Pager? = nil, height: Int = 24) {
    self.output = output
    self.pager = pager
    self.height = height
  }

  /// Takes the next part of the text.
  func take(_ text: String) -> WriteResult {
    guard pager != nil else { return output.write(text) }
    waiting += text
    return .complete
  }

  /// Writes what waits. What leaves no line for the prompt goes to the pager; without one it is written as it is.
  func flush() async -> WriteResult {
    defer { waiting = "" }
    let lines = waiting.utf8.count(where: { $0 == UInt8(ascii: "\n") })
    if let pager, lines >= height, await pager.show(waiting) { return .complete }
    return output.write(waiting)
  }
}
