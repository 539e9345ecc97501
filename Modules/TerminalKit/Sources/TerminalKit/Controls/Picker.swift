/// The selected option of a ``PickerState``, after a title, as a row of a form: `Theme: ‹ Green ›`.
public struct Picker: View {
  private let title: TerminalText
  private let label: TerminalText
  private let isFocused: Bool

  /// A picker; where keys go to it, its option is shown reversed, and the left and right arrows are for it.
  public init(_ title: TerminalText = TerminalText(), _ state: PickerState<some Sendable>, isFocused: Bool = true) {
    self.title = title
    label = state.options.indices.contains(state.selectedIndex) ? state.options[state.selectedIndex].label : ""
    self.isFocused = isFocused
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let arrows = environment.characterSet.arrows
    let option = isFocused ? [arrows.left, label, arrows.right].joined(separator: " ") : label
    let separator = TerminalText(title.isEmpty ? "" : environment.titleSeparator)
    let line = environment.adapting(title.bold() + separator + (isFocused ? option.selected() : option))
    return [environment.width.map { line.truncated(to: $0, ellipsis: environment.characterSet.ellipsis) } ?? line]
  }
}
