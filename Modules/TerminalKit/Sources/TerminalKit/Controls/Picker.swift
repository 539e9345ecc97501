/// One of a few values, chosen by the arrows left and right.
///
/// ```swift
/// Picker("Theme", selection: $theme, options: Theme.allCases) { "\($0)" }
/// ```
public struct Picker<Value: Equatable>: View {
  @Environment(\.self) private var environment
  private let title: TerminalText
  @Binding private var selection: Value
  private let options: [(value: Value, label: TerminalText)]

  /// A choice under a title.
  ///
  /// - Parameters:
  ///   - title: what is chosen.
  ///   - selection: the value.
  ///   - options: the values there are, in their order.
  ///   - label: what a value is called.
  public init(
    _ title: TerminalText, selection: Binding<Value>, options: some Sequence<Value>, label: (Value) -> TerminalText
  ) {
    self.title = title
    _selection = selection
    self.options = options.map { ($0, label($0)) }
  }

  public var body: some View {
    let arrows = environment.characterSet.arrows
    let index = options.firstIndex { $0.value == selection }
    HStack {
      Text(title)
      Text(arrows.left + " " + (index.map { options[$0].label } ?? "") + " " + arrows.right).focusHighlighted()
    }
    .control { event in
      switch event {
      case .key(.left): choose((index ?? options.count) - 1)
      case .key(.right), .key(.space): choose((index ?? -1) + 1)
      default: .ignored
      }
    }
  }

  private func choose(_ index: Int) -> KeyResponse {
    if options.isEmpty { return .unchanged }
    selection = options[(index + options.count) % options.count].value
    return .changed
  }
}
