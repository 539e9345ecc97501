public import ModuloCore
public import ModuloModels
import NavigationKit
public import Observation

extension OnboardingScreen {
  /// The introduction to the product, for new users.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// The user continues: the welcome isn't shown again.
      case dismiss
    }

    public let context: ScreenContext
    /// Why it wasn't saved that the welcome was seen; it is shown again until it is saved.
    public private(set) var failure: SettingsError?

    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .dismiss: await attempt(\.failure, dismiss)
      }
    }

    private func dismiss() throws(SettingsError) {
      try dependencies.preferences.set("false", for: .onboarding)
      router.dismiss()
    }
  }
}
