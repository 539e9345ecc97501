public import ModuloCore
public import ModuloModels
import ModuloNavigation
import NavigationKit
public import Observation

extension SettingsListScreen {
  /// How the product reads, writes, looks and behaves, as the person chose it.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: nothing has to be read, the settings are a value that every screen shares.
      case appear
      /// Chooses what a person wrote or picked.
      case set(Setting, String)
      /// Turns a setting that is on or off to the other.
      case toggle(Setting)
      /// Goes to where everything can be deleted.
      case deleteData
    }

    public let context: ScreenContext
    /// Why the last change wasn't kept; the old value stands.
    public private(set) var failure: SettingsError?
    private var preferences: Preferences { dependencies.preferences }

    public init(_ context: ScreenContext) { self.context = context }

    /// A value as the settings file has it; `nil` while the setting is automatic.
    public func text(of setting: Setting) -> String? { preferences.text(of: setting) }

    /// The settings as they are shown.
    public var models: [SettingUIModel] { Setting.allCases.map { $0.toUIModel(text(of: $0), format) } }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .set(let setting, let text): await set(text, for: setting)
      case .toggle(let setting): await set(text(of: setting) == "true" ? "false" : "true", for: setting)
      case .deleteData: router.push(.data(.deletion))
      }
    }

    private func set(_ text: String, for setting: Setting) async {
      await attempt(\.failure) { () throws(SettingsError) in try preferences.set(text, for: setting) }
    }
  }
}
