import ModuloCore
import ModuloNavigation
import ModuloScreens
import TerminalKit

/// What a previewed screen is shown in.
enum PreviewState: String, CaseIterable, Sendable {
  /// With the data there is.
  case filled
  /// Without any data.
  case empty
  /// Before anything was read.
  case unread
  /// While the data can't be read.
  case failed
  /// A form that wasn't filled in, after it was refused.
  case refused

  /// Whether the state is one of the sample data alone: for one's own, it would be a lie.
  var needsMock: Bool { self == .empty || self == .failed }
}

extension AppHost {
  /// The window with a screen in a state, as the app would show it first.
  ///
  /// - Returns: The frame, and the title of the screen; `nil` where the screen is no form, or wasn't refused, as the state
  ///   would have it.
  func preview(
    _ destination: AppDestination, _ state: PreviewState, width: Int, height: Int
  ) async throws -> (frame: Frame, title: TerminalText)? {
    go(to: destination)
    if state == .unread {
      _ = try stage.follow()
      top.opening = .done
      defer { ending = .quit }
      return (frame(width: width, height: height), top.title)
    }
    try follow()
    let screen = top
    try await settle()
    if state == .refused {
      guard screen.isForm, try await submitEmpty(screen) else { return nil }
    }
    // A long list reads as many rows as the window has room for, once that is known.
    _ = frame(width: width, height: height)
    try await settle()
    if top !== screen { stage.reinstate(screen) }
    return (frame(width: width, height: height), screen.title)
  }

  /// Empties a form and stores it, whatever it asks.
  ///
  /// - Returns: Whether it was refused.
  private func submitEmpty(_ screen: OpenScreen) async throws -> Bool {
    for index in screen.fields.indices where screen.fields[index].options.isEmpty {
      perform { _ = await screen.fields[index].set("") }
      try await settle()
    }
    screen.submissionKey.map(press)
    try await settle()
    if case .question(_, let answer) = overlay {
      self.answer(true, answer)
      try await settle()
    }
    return screen.hasFailure
  }
}
