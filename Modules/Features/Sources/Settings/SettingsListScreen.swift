public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import NavigationKit
public import Observation
public import TerminalKit

/// The settings with their values, and the keys by which they are changed.
public struct SettingsListScreen: Screen {
  /// The state of the list of settings, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of settings as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.settings.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    Figures(viewModel.models.map { ($0.nameWithKey, $0.value) })
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension SettingsListScreen {
  /// The user's settings for input, output, appearance and behaviour.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of settings.
    public enum Action: Equatable, Sendable {
      /// The screen appears: nothing is read, the settings are a value shared by all screens.
      case appear
      /// Sets a value as written or selected; like the actions below, for a host that keeps drawing.
      case set(Setting, String)
      /// Toggles a setting that is on or off.
      case toggle(Setting)
      /// Opens the deletion of all data.
      case deleteData
    }

    public let context: ScreenContext
    /// Why the last change wasn't saved; the old value is kept.
    public private(set) var failure: SettingsError?
    private var preferences: Preferences { dependencies.preferences }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// A value in the settings file; `nil` while the setting is automatic.
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
