public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import Observation
public import TerminalKit

/// One setting: its value in the form of the settings file, for scripts; after a change, the new value.
public struct SettingScreen: Screen {
  /// The state of one setting, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows one setting as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.model.name) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if viewModel.isSaved {
      Message(viewModel.format.titled(viewModel.model.name, viewModel.model.value), .success)
    } else {
      Text(verbatim: viewModel.text ?? Setting.automatic)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension SettingScreen {
  /// One setting. Settings are a value shared by all screens, so a change is visible everywhere at once.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of one setting.
    public enum Action: Equatable, Sendable {
      /// The screen appears: nothing is read.
      case appear
      /// Sets the value as written; `automatic` to unset it.
      case change(String)
    }

    /// The setting that is shown.
    public let setting: Setting
    public let context: ScreenContext
    /// Whether a change was saved.
    public private(set) var isSaved = false
    public private(set) var failure: SettingsError?
    private var preferences: Preferences { dependencies.preferences }

    /// Creates a view model for one setting, by the preferences of `context`.
    public init(_ context: ScreenContext, setting: Setting) {
      self.context = context
      self.setting = setting
    }

    /// The value in the settings file; `nil` while the setting is automatic.
    public var text: String? { preferences.text(of: setting) }

    /// The setting as it is shown.
    public var model: SettingUIModel { setting.toUIModel(text, format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: break
      case .change(let text): await change(to: text)
      }
    }

    private func change(to text: String) async {
      await attempt(\.failure) { () throws(SettingsError) in try preferences.set(text, for: setting) }
      isSaved = failure == nil
    }
  }
}
