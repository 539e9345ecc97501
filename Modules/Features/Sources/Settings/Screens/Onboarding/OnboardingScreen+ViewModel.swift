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
    public enum Action: Sendable {
      case dismiss
    }

    public let router: Router<AppDestination>
    public let format: FormatContext

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
    }

    public func send(_ action: Action) async {
      switch action {
      case .dismiss: router.dismiss()
      }
    }
  }
}
