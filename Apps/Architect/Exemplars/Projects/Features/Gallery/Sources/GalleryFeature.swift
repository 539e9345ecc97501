public import DependencyKit
public import Observation
public import SampleDomainInterface  // scaffold: with domain

/// The state of the feature, and what its actions do to it.
@MainActor
@Observable
public final class GalleryFeatureModel: ActionModel {
  /// What the screen shows.
  public struct State: Hashable, Sendable {
    /// The title of the screen.
    public var title = "Gallery"
    /// Whether the content is being loaded.
    public var isLoading = false
    // scaffold: with domain {
    /// The samples, the oldest first.
    public var samples: [SampleEntity] = []
    /// Why they couldn't be read; nil if they could.
    public var problem: String?
    // scaffold: }
  }

  /// What can happen: by the user, within the feature, and for its parent.
  public enum Action: Hashable, Sendable {
    /// The actions of the user.
    public enum View: Hashable, Sendable {
      /// The screen appears: its content is loaded.
      case onAppear
      /// The parent is asked to try again.
      case retryButtonTapped
      /// Every feature shows less, or more again.
      case compactButtonTapped
      // scaffold: with domain {
      /// A sample is chosen, for every feature; tapped again, it no longer is.
      case rowTapped(id: String)
      // scaffold: }
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
      /// Tell the user that a choice couldn't be stored, and so doesn't hold.
      case didFailToStore(reason: String)
    }

    case view(View)
    case `internal`(Internal)
    case delegate(Delegate)
  }

  /// What is shown now.
  public private(set) var state = State()
  /// Whether the features show less.
  @ObservationIgnored @Shared public var isCompact: Bool
  // scaffold: with domain {
  /// The identifier of the sample that the user has chosen; nil for none.
  @ObservationIgnored @Shared public var selectedSample: String?
  private let useCase: any SampleUseCase
  // scaffold: }
  /// The commands to the parent.
  public let commands = CommandOutlet<Action.Delegate>()
  private let clock: any Clock<Duration>

  /// A feature that has loaded nothing.
  ///
  /// - Parameters:
  ///   - dependencies: What the feature uses.
  ///   - clock: What loading waits on.
  public init(_ dependencies: DependencyValues = .current, clock: any Clock<Duration>) {
    _isCompact = Shared(.isCompact, dependencies)
    // scaffold: with domain {
    _selectedSample = Shared(.selectedSample, dependencies)
    useCase = dependencies.sampleUseCase
    // scaffold: }
    self.clock = clock
  }

  /// Carries out an action; it returns once the action is done.
  public func send(_ action: Action) async {
    switch action {
    case .view(.onAppear): await load()
    case .view(.retryButtonTapped): await send(.delegate(.didRequestRetry))
    case .view(.compactButtonTapped): await store(!isCompact, in: $isCompact)
    // scaffold: with domain {
    case .view(.rowTapped(let id)): await store(id == selectedSample ? nil : id, in: $selectedSample)
    // scaffold: }
    case .internal(.loadCompleted): state.isLoading = false
    case .delegate(let command): commands.issue(command)
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
    // scaffold: with domain {
    do {
      state.samples = try await useCase.listEntities()
      state.problem = nil
    } catch {
      state.problem = "\(error)"
    }
    // scaffold: }
    await send(.internal(.loadCompleted))
  }

  private func store<Value>(_ value: Value, in shared: Shared<Value>) async {
    do { try shared.set(value) } catch { await send(.delegate(.didFailToStore(reason: "\(error)"))) }
  }
}

extension SharedKey where Value == Bool {
  /// Whether the features show less. Each feature that declares it has the same value.
  static var isCompact: SharedKey { SharedKey("isCompact", default: false) }
}
