public import TerminalKit

/// A part of a window that shows several things at once: a title in its border, and what is in it.
public struct Panel {
  let title: TerminalText
  let growingLines: Int?
  let content: any View

  /// A panel.
  ///
  /// - Parameter lines: The least lines of a content that fills what there are, as a chart does; `nil` for one that has as
  ///   many as it needs.
  public init(_ title: String, growingFrom lines: Int? = nil, @ViewBuilder content: () -> some View) {
    self.title = TerminalText(title)
    growingLines = lines
    self.content = content()
  }
}
