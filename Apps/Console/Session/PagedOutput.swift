import TerminalKit

/// Standard output of a command: written at once or, on a terminal, at the end, through a pager if it is longer than the
/// screen.
@MainActor
final class PagedOutput {
  private let output: StandardStream
  private let pager: Pager?
  private let height: Int
  private var buffer = ""

  /// - Parameters:
  ///   - output: Standard output.
  ///   - pager: Shows a long text; `nil` writes everything at once.
  ///   - height: The lines of the screen.
  init(_ output: StandardStream, pager: Pager? = nil, height: Int = 24) {
    self.output = output
    self.pager = pager
    self.height = height
  }

  /// Writes the next part of the text, or buffers it for the pager.
  func write(_ text: String) -> WriteResult {
    guard pager != nil else { return output.write(text) }
    buffer += text
    return .complete
  }

  /// Writes the buffer: through the pager if it leaves no line for the prompt, else directly.
  func flush() async -> WriteResult {
    defer { buffer = "" }
    let lines = buffer.utf8.count(where: { $0 == UInt8(ascii: "\n") })
    if let pager, lines >= height, await pager.show(buffer) { return .complete }
    return output.write(buffer)
  }
}
