public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
public import NavigationKit
public import Observation

extension OnboardingScreen {
  /// What the product does, told to a new person.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: nothing has to be read.
      case appear
      /// The person begins: the welcome isn't shown again.
      case dismiss
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// That the welcome was seen couldn't be kept: it stays until it can.
    public private(set) var failure: SettingsError?
    @ObservationIgnored private let preferences: Preferences

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
      preferences = dependencies.preferences
    }

    /// Whether the welcome still has to be shown before anything else.
    public var isDue: Bool { preferences[GeneralPreferences.onboarding] }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .dismiss: dismiss()
      }
    }

    private func dismiss() {
      do {
        try preferences.set("false", for: .onboarding)
        failure = nil
        router.dismiss()
      } catch {
        failure = error
      }
    }
  }
}
