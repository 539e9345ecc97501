extension View {
  /// Lays what all keys do over the view, as long as it is wanted. Keys scroll it then; Esc, Enter, `q` and `?` close it.
  ///
  /// - Parameters:
  ///   - title: over the sections.
  ///   - isPresented: whether it is wanted.
  ///   - sections: the keys; ``KeyBindingTable/helpSection(_:_:)`` makes them.
  public func helpOverlay(
    _ title: TerminalText, isPresented: Binding<Bool>, sections: [HelpOverlay.Section]
  ) -> ModifiedView<Self> {
    overlay {
      if isPresented.wrappedValue { PresentedHelp(title: title, sections: sections, isPresented: isPresented) }
    }
  }
}

/// Help that scrolls by itself.
private struct PresentedHelp: PrimitiveView {
  let title: TerminalText
  let sections: [HelpOverlay.Section]
  let isPresented: Binding<Bool>

  func block(in environment: EnvironmentValues) -> TextBlock {
    let kept = environment.memory?.value(of: environment.identity, as: ScrollState.self) ?? ScrollState()
    let scroll = HelpOverlay(title, sections: sections, scroll: kept).fitted(in: environment)
    return HelpOverlay(title, sections: sections, scroll: scroll).block(in: environment)
      .interacting(.modal { handle($0, scroll, environment) }, in: environment)
  }

  private func handle(_ key: Key, _ scroll: ScrollState, _ environment: EnvironmentValues) -> KeyResponse {
    if [.escape, .enter, "q", "?"].contains(key) {
      isPresented.wrappedValue = false
      return .changed
    }
    var scroll = scroll
    let response = scroll.handle(key)
    environment.memory?.keep(scroll, for: environment.identity)
    return response
  }
}
