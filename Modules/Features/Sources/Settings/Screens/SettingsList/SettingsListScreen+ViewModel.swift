public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
public import NavigationKit
public import Observation

extension SettingsListScreen {
  /// How values are read and written, as the person chose it.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    @ObservationIgnored private let preferences: Preferences

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      format = dependencies.format
      preferences = dependencies.preferences
    }

    /// The chosen currency's code; `nil` while none was chosen, as for the other two.
    public var currency: String? { preferences[RegionPreferences.currency] }
    public var locale: String? { preferences[RegionPreferences.locale] }
    public var timeZone: String? { preferences[RegionPreferences.timeZone] }

    /// Nothing has to be read: the settings are a value that every screen shares.
    public func send(_ action: Action) async {}
  }
}
