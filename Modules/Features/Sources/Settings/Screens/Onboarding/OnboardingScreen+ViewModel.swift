public import ModuloCore
public import ModuloModels
import NavigationKit
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

    public let context: ScreenContext
    /// That the welcome was seen couldn't be kept: it stays until it can.
    public private(set) var failure: SettingsError?
    private var preferences: Preferences { dependencies.preferences }

    public init(_ context: ScreenContext) { self.context = context }

    /// Whether the welcome still has to be shown before anything else.
    public var isDue: Bool { preferences[GeneralPreferences.onboarding] }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .dismiss: await attempt(\.failure, dismiss)
      }
    }

    private func dismiss() throws(SettingsError) {
      try preferences.set("false", for: .onboarding)
      router.dismiss()
    }
  }
}
