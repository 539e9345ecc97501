/// The options of a ``PickerState`` below each other, in a box. Where there are fewer lines, those around the selected
/// one are shown.
public struct Menu: PrimitiveView {
  private let title: TerminalText
  private let labels: [TerminalText]
  private let selectedIndex: Int

  /// A menu under a title.
  public init(_ title: TerminalText = TerminalText(), _ state: PickerState<some Sendable>) {
    self.title = title
    labels = state.options.map(\.label)
    selectedIndex = state.selectedIndex
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    GroupBox(title) { Options(labels: labels, selectedIndex: selectedIndex) }.block(in: environment)
  }

  private struct Options: PrimitiveView {
    let labels: [TerminalText]
    let selectedIndex: Int

    func block(in environment: EnvironmentValues) -> TextBlock {
      let ellipsis = environment.characterSet.ellipsis
      let labels = labels.map { label in
        let label = environment.adapting(label)
        return environment.width.map { label.truncated(to: max(0, $0 - 2), ellipsis: ellipsis) } ?? label
      }
      let width = labels.reduce(0) { max($0, $1.width) }
      let lines = labels.enumerated().map { index, label in
        let isSelected = index == selectedIndex
        let line = (isSelected ? "> " : "  ") + label.padded(to: width)
        let visible = environment.width.map { line.truncated(to: max(0, $0), ellipsis: ellipsis) } ?? line
        return isSelected ? visible.selected() : visible
      }
      guard let height = environment.height, height < lines.count else { return TextBlock(lines) }
      let first = max(0, min(selectedIndex - height / 2, lines.count - height))
      return TextBlock(Array(lines[first..<min(lines.count, first + max(0, height))]))
    }
  }
}
