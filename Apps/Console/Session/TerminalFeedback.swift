import DependencyKit
import ModuloCore
import ModuloModels

/// What feedback is on a terminal: its bell or a flash for a mistake. The other kinds are seen: a success in a toast, a
/// warning in the question that it is, a selection by its mark.
enum TerminalFeedback {
  /// The bytes that begin it, and those that end it after a moment; `nil` for none.
  static func signal(for kind: FeedbackKind, _ style: FeedbackStyle) -> (begin: String, end: String?)? {
    guard kind == .error else { return nil }
    return switch style {
    case .bell: ("\u{07}", nil)
    // The colours of the whole screen are exchanged.
    case .flash: ("\u{1B}[?5h", "\u{1B}[?5l")
    case .off: nil
    }
  }

  /// Waits as long as a flash is seen; where the task is cancelled, it ends at once.
  static func pause() async { _ = try? await Task.sleep(for: .milliseconds(100)) }
}

extension Feedback {
  /// Feedback on a terminal, by the style that the settings have at the time.
  ///
  /// - Parameter write: Writes to the terminal.
  static func terminal(_ settings: SharedState, _ write: @escaping @MainActor @Sendable (String) -> Void) -> Feedback {
    Feedback { kind in
      guard let (begin, end) = TerminalFeedback.signal(for: kind, settings[GeneralPreferences.feedback]) else { return }
      write(begin)
      guard let end else { return }
      Task {
        await TerminalFeedback.pause()
        write(end)
      }
    }
  }
}
