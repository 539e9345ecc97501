/// A line of text to be edited: its title, and the part of the text that fits, with the cursor in it.
public struct TextField: View {
  private let title: TerminalText
  private let state: TextFieldState
  private let prompt: TerminalText
  private let isFocused: Bool

  /// A field.
  ///
  /// - Parameters:
  ///   - title: what the text is, before it; empty for none.
  ///   - state: the text and its cursor.
  ///   - prompt: what stands there, faint, as long as there is no text, such as an example.
  ///   - isFocused: whether keys go to it; then it has the terminal's cursor.
  public init(
    _ title: TerminalText = TerminalText(), _ state: TextFieldState, prompt: TerminalText = TerminalText(),
    isFocused: Bool = true
  ) {
    self.title = title
    self.state = state
    self.prompt = prompt
    self.isFocused = isFocused
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let separator = title.isEmpty ? "" : environment.titleSeparator
    var label = environment.adapting(title.bold() + TerminalText(separator))
    if let width = environment.width {
      label = label.truncated(to: max(0, width - Self.minimumWidth), ellipsis: environment.characterSet.ellipsis)
    }
    let width = environment.width.map { $0 - label.width }
    return [label + (state.text.isEmpty ? placeholder(width, environment) : visibleText(width, environment))]
  }

  /// The columns that the title leaves to the text at least.
  private static let minimumWidth = 8

  /// The cursor is at the first letter of the prompt.
  private func placeholder(_ width: Int?, _ environment: EnvironmentValues) -> TerminalText {
    var text = environment.adapting(prompt).dim()
    if let width { text = text.truncated(to: max(0, width), ellipsis: environment.characterSet.ellipsis) }
    guard isFocused else { return text }
    let first = text.clusters.first.map { TerminalText([$0]) } ?? " "
    return first.attributes(.cursor) + TerminalText(text.clusters.dropFirst())
  }

  /// As much of the text as fits, from its beginning on, or so far that the cursor is in the last column.
  private func visibleText(_ width: Int?, _ environment: EnvironmentValues) -> TerminalText {
    var clusters = state.text.map { environment.adapting(TerminalText(String($0))) }
    if isFocused {
      if state.cursor == clusters.count { clusters.append(" ") }
      clusters[state.cursor] = visible(clusters[state.cursor], width, environment).attributes(.cursor)
    }
    guard let width else { return clusters.joined() }
    let widths = clusters.map(\.width)
    var start = 0
    var used = widths.prefix(state.cursor + 1).reduce(0, +)
    while used > width, start < state.cursor {
      used -= widths[start]
      start += 1
    }
    var visible = TerminalText()
    used = 0
    for index in start..<clusters.count {
      used += widths[index]
      if used > max(0, width) { break }
      visible += clusters[index]
    }
    return visible
  }

  /// The cluster at the cursor, or what stands for one that can't be shown or is too wide.
  private func visible(_ cluster: TerminalText, _ width: Int?, _ environment: EnvironmentValues) -> TerminalText {
    if cluster.width == 0 { return " " }
    if cluster.width <= width ?? .max { return cluster }
    return TerminalText(String(environment.characterSet.placeholder))
  }
}
