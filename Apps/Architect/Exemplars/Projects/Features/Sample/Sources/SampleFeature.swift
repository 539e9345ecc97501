public import Observation

/// The state of the feature, and what its actions do to it.
@MainActor
@Observable
public final class SampleFeatureModel {
  /// What the screen shows.
  public struct State: Hashable, Sendable {
    /// The title of the screen.
    public var title = "Sample"
    /// Whether the content is being loaded.
    public var isLoading = false
  }

  /// What can happen: by the user, within the feature, and for its parent.
  public enum Action: Hashable, Sendable {
    /// The actions of the user.
    public enum View: Hashable, Sendable {
      /// The screen appears: its content is loaded.
      case onAppear
      /// The parent is asked to try again.
      case retryButtonTapped
    }

    /// The results of the feature's own work.
    public enum Internal: Hashable, Sendable {
      /// The content is there.
      case loadCompleted
    }

    /// The commands to the parent.
    public enum Delegate: Hashable, Sendable {
      /// Try again.
      case didRequestRetry
    }

    case view(View)
    case `internal`(Internal)
    case delegate(Delegate)
  }

  /// What is shown now.
  public private(set) var state = State()
  private let clock: any Clock<Duration>
  private let delegate: @MainActor (Action.Delegate) -> Void

  /// A feature that has loaded nothing.
  ///
  /// - Parameters:
  ///   - clock: What loading waits on.
  ///   - delegate: The parent, which carries out commands.
  public init(clock: any Clock<Duration>, delegate: @escaping @MainActor (Action.Delegate) -> Void = { _ in }) {
    self.clock = clock
    self.delegate = delegate
  }

  /// Carries out an action; it returns once the action is done.
  public func send(_ action: Action) async {
    switch action {
    case .view(.onAppear): await load()
    case .view(.retryButtonTapped): await send(.delegate(.didRequestRetry))
    case .internal(.loadCompleted): state.isLoading = false
    case .delegate(let command): delegate(command)
    }
  }

  private func load() async {
    state.isLoading = true
    do {
      try await clock.sleep(for: .milliseconds(120))
    } catch {
      // Cancelled: the screen has gone, and would load anew.
      state.isLoading = false
      return
    }
    await send(.internal(.loadCompleted))
  }
}
