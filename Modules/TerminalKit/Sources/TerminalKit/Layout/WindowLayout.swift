/// How a window is divided: a title in its first row, a status line in its last one, the content between them.
///
/// A window that is too small for that says so instead, whatever its size.
///
/// ```swift
/// let layout = WindowLayout(width: 80, height: 24, environment)
/// let frame = layout.frame(
///   title: Text("Goals"), content: List(goals) { $0.name }, status: keys.statusBar)
/// ```
public struct WindowLayout: Sendable {
  /// The least size that a screen is laid out for.
  public static let minimumSize = (width: 20, height: 5)

  /// The columns of the window.
  public let width: Int

  /// The rows of the window.
  public let height: Int

  private let environment: EnvironmentValues

  /// The layout of a window.
  ///
  /// - Parameters:
  ///   - width: its columns; below 0 counts as 0.
  ///   - height: its rows; below 0 counts as 0.
  ///   - environment: what the terminal can show; its width and height are those of the window.
  public init(width: Int, height: Int, _ environment: EnvironmentValues) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.environment = environment
  }

  /// Whether the window is large enough for a screen.
  public var isLargeEnough: Bool { width >= Self.minimumSize.width && height >= Self.minimumSize.height }

  /// The environment of the content. Its height is what a ``ListState`` or a ``ScrollState`` is fitted to.
  public var contentEnvironment: EnvironmentValues { environment(height: max(0, height - 2)) }

  /// The window with a screen in it.
  ///
  /// - Parameters:
  ///   - title: for the first row; further lines are left out.
  ///   - content: what goes beyond its rows is left out.
  ///   - status: for the last row; further lines are left out.
  ///   - overlay: what is laid over the middle of the content, such as a ``ConfirmationDialog``; where it has lines, the cursor is
  ///     shown only where the overlay has it.
  ///   - sizeMessage: what a window says that is too small, from the columns and rows it would need.
  public func frame(
    title: some View, content: some View, status: some View, overlay: some View = EmptyView(),
    sizeMessage: (_ width: Int, _ height: Int) -> TerminalText = { "\($0)×\($1) needed" }
  ) -> Frame {
    guard isLargeEnough else { return tooSmall(sizeMessage) }
    let row = environment(height: 1)
    let inside = contentEnvironment
    let body = content.lines(in: inside).prefix(height - 2)
    let padding = Array(repeating: TerminalText(), count: height - 2 - body.count)
    let lines = [first(title, row)] + body + padding + [first(status, row)]
    var frame = Frame(lines, width: width, height: height)
    draw(overlay.lines(in: inside), on: &frame)
    return frame
  }

  private func environment(height: Int) -> EnvironmentValues {
    var environment = environment
    environment.width = width
    environment.height = height
    return environment
  }

  private func first(_ view: some View, _ environment: EnvironmentValues) -> TerminalText {
    view.lines(in: environment).first ?? ""
  }

  private func draw(_ overlay: [TerminalText], on frame: inout Frame) {
    let lines = overlay.prefix(height - 2)
    if lines.isEmpty { return }
    let columns = lines.reduce(0) { max($0, $1.width) }
    frame.cursor = nil
    frame.draw(
      lines.map { $0.padded(to: columns) }, row: 1 + max(0, height - 2 - lines.count) / 2,
      column: max(0, width - columns) / 2)
  }

  private func tooSmall(_ message: (Int, Int) -> TerminalText) -> Frame {
    let text = Text(message(Self.minimumSize.width, Self.minimumSize.height))
    return Frame(width > 0 ? text.lines(in: environment(height: height)) : [], width: width, height: height)
  }
}
