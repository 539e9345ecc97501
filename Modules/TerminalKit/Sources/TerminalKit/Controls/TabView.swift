/// Views of which one is shown, under a row of their names; the arrows left and right go from one to the next.
///
/// ```swift
/// TabView(selection: $place, tabs: [(.goals, "Goals"), (.accounts, "Accounts")]) { place in
///   switch place {
///   case .goals: Goals()
///   case .accounts: Accounts()
///   }
/// }
/// ```
public struct TabView<Value: Hashable & Sendable, Content: View>: View {
  @Binding private var selection: Value
  private let tabs: PickerState<Value>
  private let content: Content

  /// Views under their names.
  ///
  /// - Parameters:
  ///   - selection: the value of the view that is shown.
  ///   - tabs: the values with their names, from left to right.
  ///   - content: makes the view of a value; that alone is made.
  public init(
    selection: Binding<Value>, tabs: [(value: Value, label: TerminalText)],
    @ViewBuilder content: (Value) -> Content
  ) {
    _selection = selection
    let index = tabs.firstIndex { $0.value == selection.wrappedValue }
    self.tabs = PickerState(tabs.map { PickerState.Option($0.value, $0.label) }, selectedIndex: index ?? 0)
    self.content = content(selection.wrappedValue)
  }

  public var body: some View {
    VStack {
      TabBar(tabs).focusHighlighted().control { event in
        guard case .key(let key) = event else { return .ignored }
        var tabs = tabs
        let response = tabs.handle(key, along: .horizontal)
        guard response == .changed, let value = tabs.selection else {
          return response == .unchanged ? .unchanged : .ignored
        }
        selection = value
        return .changed
      }
      content
    }
  }
}
