extension View {
  /// Asks a question over the view, as long as there is one. Meanwhile the keys are its own, but for control-C.
  ///
  /// - Parameters:
  ///   - question: the question; nil for none. An answer, or Esc, sets it to nil.
  ///   - perform: does what the answer means.
  public func confirmationDialog<Action: Sendable>(
    _ question: Binding<ConfirmationState<Action>?>, perform: @escaping (Action) -> Void
  ) -> ModifiedView<Self> {
    overlay {
      if let state = question.wrappedValue {
        ConfirmationDialog(state).interacting { _ in
          .modal { key in
            var state = state
            let response = state.handle(key)
            question.wrappedValue = [.submitted, .cancelled].contains(response) ? nil : state
            if response == .submitted, let action = state.selection { perform(action) }
            return response
          }
        }
      }
    }
  }

  /// Says something over the lower side of the view for a while.
  ///
  /// - Parameters:
  ///   - message: what is said; nil for nothing. It becomes nil when the time is over.
  ///   - duration: how long it is said.
  @MainActor public func toast(
    _ message: Binding<TerminalText?>, for duration: Duration = .seconds(3)
  ) -> ModifiedView<Self> {
    overlay(alignment: .bottom) {
      if let text = message.wrappedValue {
        Text(text).padding(.horizontal, 1).reversed().task {
          // A task that is cancelled has nothing to take away any more.
          do { try await Task.sleep(for: duration) } catch { return }
          message.wrappedValue = nil
        }
      }
    }
  }
}
