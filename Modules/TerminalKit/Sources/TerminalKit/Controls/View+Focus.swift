extension View {
  /// Does something for Enter, the space bar and a click.
  func pressable(_ action: @escaping () -> Void) -> ModifiedView<Self> {
    control { event in
      switch event {
      case .key(.enter), .key(.space): break
      case .mouse(let mouse) where mouse.action == .press(.left): break
      default: return .ignored
      }
      action()
      return .changed
    }
  }

  /// Shows whether keys are for the view.
  func focusHighlighted() -> some View { FocusHighlighted(content: self) }
}

private struct FocusHighlighted<Content: View>: View {
  @Environment(\.isFocused) private var isFocused
  let content: Content

  var body: some View { content.reversed(isFocused) }
}
