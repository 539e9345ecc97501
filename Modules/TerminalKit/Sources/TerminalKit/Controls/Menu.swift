/// A few values below each other in a box, with a mark at the selected one. Where there are fewer lines, those around it
/// are shown.
///
/// ```swift
/// Menu("Theme", selection: $theme, options: Theme.allCases) { "\($0)" }.onSubmit { close() }
/// ```
public struct Menu: PrimitiveView {
  private let title: TerminalText
  private let options: MenuOptions

  /// The options of a ``PickerState``, which takes the keys.
  public init(_ title: TerminalText = TerminalText(), _ state: PickerState<some Sendable>) {
    self.title = title
    options = MenuOptions(labels: state.options.map(\.label), selectedIndex: state.selectedIndex, handle: nil)
  }

  /// A menu that changes a value, by the keys of a ``PickerState`` and by clicks, in a ``TerminalApp``.
  ///
  /// - Parameters:
  ///   - title: what is chosen; empty for none.
  ///   - selection: the value; one that isn't there counts as the first.
  ///   - options: the values there are, in their order.
  ///   - label: what a value is called.
  public init<Value: Equatable & Sendable>(
    _ title: TerminalText = TerminalText(), selection: Binding<Value>, options: some Sequence<Value>,
    label: (Value) -> TerminalText
  ) {
    self.title = title
    let options = options.map { PickerState.Option($0, label($0)) }
    let index = options.firstIndex { $0.value == selection.wrappedValue }
    let state = PickerState(options, selectedIndex: index ?? 0)
    self.options = MenuOptions(labels: options.map(\.label), selectedIndex: state.selectedIndex) { event in
      var state = state
      let response: KeyResponse
      switch event {
      case .key(let key): response = state.handle(key)
      case .line(let line): response = state.select(line)
      }
      if let value = state.selection, value != selection.wrappedValue { selection.wrappedValue = value }
      // What is meant or not is for the views around it.
      return [.submitted, .cancelled].contains(response) ? .ignored : response
    }
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    GroupBox(title) { options }.block(in: environment)
  }
}

/// The lines of a menu.
private struct MenuOptions: PrimitiveView {
  let labels: [TerminalText]
  let selectedIndex: Int
  /// Takes a key, or a click on an option, in an app.
  let handle: ((Event) -> KeyResponse)?

  enum Event {
    case key(Key)
    case line(Int)
  }

  func block(in environment: EnvironmentValues) -> TextBlock {
    let ellipsis = environment.characterSet.ellipsis
    let labels = labels.map { label in
      let label = environment.adapting(label)
      return environment.width.map { label.truncated(to: max(0, $0 - 2), ellipsis: ellipsis) } ?? label
    }
    let width = labels.reduce(0) { max($0, $1.width) }
    let isFocused = handle == nil || environment.isFocused
    let lines = labels.enumerated().map { index, label in
      let isSelected = index == selectedIndex
      let line = (isSelected ? "> " : "  ") + label.padded(to: width)
      let visible = environment.width.map { line.truncated(to: max(0, $0), ellipsis: ellipsis) } ?? line
      return isSelected && isFocused ? visible.selected() : visible
    }
    let range = visibleRange(environment.height)
    let block = TextBlock(Array(lines[range]))
    guard let handle else { return block }
    return block.interacting(
      .control { event in
        switch event {
        case .key(let key): handle(.key(key))
        case .mouse(let mouse) where mouse.action == .press(.left): handle(.line(range.lowerBound + mouse.row))
        default: .ignored
        }
      }, in: environment)
  }

  private func visibleRange(_ height: Int?) -> Range<Int> {
    guard let height, height < labels.count else { return labels.indices }
    let first = max(0, min(selectedIndex - height / 2, labels.count - height))
    return first..<min(labels.count, first + max(0, height))
  }
}
