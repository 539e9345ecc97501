/// The last line of a terminal, drawn again and again while something goes on, and gone when it is over.
///
/// Draw it on a terminal that understands escape sequences only; what else is printed there waits until it is erased.
public struct StatusLine {
  private let stream: StandardStream
  private let environment: EnvironmentValues
  private var isDrawn = false

  /// A line that isn't there yet.
  ///
  /// - Parameters:
  ///   - stream: the terminal.
  ///   - environment: its width, within which the line stays, and its characters. Without a width, 80 columns.
  public init(_ stream: StandardStream, _ environment: EnvironmentValues) {
    self.stream = stream
    self.environment = environment
  }

  /// Draws a text in place of the one before.
  public mutating func draw(_ text: TerminalText) {
    // In the last column, a terminal may have begun the next line already, and that one would be erased.
    let width = max((environment.width ?? 80) - 1, 1)
    let fitting = environment.adapting(text).truncated(to: width, ellipsis: environment.characterSet.ellipsis)
    isDrawn = true
    _ = stream.write("\r" + Renderer(environment).render(fitting) + Self.eraseToEnd)
  }

  /// Takes it away; writes nothing when it was never drawn.
  public mutating func erase() {
    guard isDrawn else { return }
    isDrawn = false
    _ = stream.write("\r" + Self.eraseToEnd)
  }

  private static let eraseToEnd = "\u{1B}[K"
}
