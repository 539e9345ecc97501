public import ModuloModels
public import Observation

/// Shows toasts one at a time: each for three seconds, unless it is dismissed, or replaced by the next one.
///
/// A host shows what ``current`` says, over whatever screen is there. Toasts only ever follow an action of the user, so
/// each gives feedback: of an error, or of a success.
@MainActor
@Observable
public final class ToastQueue {
  /// The time a toast is shown.
  public static let duration = Duration.seconds(3)

  /// The toast to be seen now; `nil` for none.
  public private(set) var current: Toast?
  @ObservationIgnored private var timer: Task<Void, Never>?
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let feedback: Feedback

  /// - Parameters:
  ///   - clock: What measures the three seconds.
  ///   - feedback: What a toast feels like.
  public init(clock: any Clock<Duration>, feedback: Feedback = .none) {
    self.clock = clock
    self.feedback = feedback
  }

  /// Shows a toast in the place of the one that is there, whose time is over.
  public func show(_ toast: Toast) {
    dismiss()
    current = toast
    feedback(toast.style == .error ? .error : .success)
    timer = Task { await expire() }
  }

  /// Takes the toast away; without one nothing happens.
  public func dismiss() {
    timer?.cancel()
    timer = nil
    current = nil
  }

  private func expire() async {
    do {
      try await clock.sleep(for: Self.duration)
    } catch {
      // Dismissed or replaced: what is shown now isn't this timer's.
      return
    }
    // It may have been cancelled between the end of the sleep and now.
    if !Task.isCancelled { current = nil }
  }
}
