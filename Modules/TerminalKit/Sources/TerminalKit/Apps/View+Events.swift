extension View {
  /// Does something for a key that nothing inside of the view has taken.
  ///
  /// - Parameters:
  ///   - key: the key; others go on to the views around this one.
  ///   - action: what it does.
  public func onKeyPress(_ key: Key, action: @escaping () -> Void) -> ModifiedView<Self> {
    onKeyPress { pressed in
      guard pressed == key else { return .ignored }
      action()
      return .changed
    }
  }

  /// Takes the keys that nothing inside of the view has taken; `.ignored` sends one on to the views around this one.
  public func onKeyPress(action: @escaping (Key) -> KeyResponse) -> ModifiedView<Self> {
    interacting { _ in .keys(action) }
  }

  /// Does what a table says for the keys that nothing inside of the view has taken.
  public func keys<Action>(_ table: KeyBindingTable<Action>, perform: @escaping (Action) -> Void) -> ModifiedView<Self>
  {
    onKeyPress { key in
      guard let action = table.action(for: key) else { return .ignored }
      perform(action)
      return .changed
    }
  }

  /// Does something when Enter is pressed in a text field of the view.
  public func onSubmit(_ action: @escaping () -> Void) -> ModifiedView<Self> {
    onKeyPress(.enter, action: action)
  }

  /// Does something when the view is clicked.
  public func onTapGesture(perform action: @escaping () -> Void) -> ModifiedView<Self> {
    interacting { _ in .tap(action) }
  }

  /// Does something as long as the view is there: it begins when the view appears, and is cancelled when it goes.
  public func task(_ action: @escaping @MainActor () async -> Void) -> ModifiedView<Self> {
    interacting { _ in .task(action) }
  }

  /// Does something again and again as long as the view is there.
  ///
  /// - Parameters:
  ///   - interval: the time between; less than a hundredth of a second counts as that, so that keys are heard.
  ///   - action: what is done.
  public func tick(every interval: Duration, perform action: @escaping @MainActor () -> Void) -> ModifiedView<Self> {
    task {
      while !Task.isCancelled {
        do { try await Task.sleep(for: max(interval, .milliseconds(10))) } catch { return }
        action()
      }
    }
  }

  /// Lets the view have the focus: keys are for it then. ``EnvironmentValues/isFocused`` says so to its body.
  ///
  /// - Parameter handle: takes a key; `.ignored` sends it on.
  public func focusable(_ handle: @escaping (Key) -> KeyResponse = { _ in .ignored }) -> ModifiedView<Self> {
    control { event in
      if case .key(let key) = event { handle(key) } else { .ignored }
    }
  }

  /// Lets the view have the focus, and the keys, pastes and clicks that come with it.
  func control(_ handle: @escaping (TerminalEvent) -> KeyResponse) -> ModifiedView<Self> {
    interacting { _ in .control(handle) }
  }
}
