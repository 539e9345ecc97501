import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// The settings with their values, and the keys by which they are changed.
public struct SettingsListScreen: InteractiveScreen {
  /// The state of the list of settings, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of settings as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.settings.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    LabeledRows(viewModel.models.map { (name: "\($0.nameWithKey)", value: "\($0.value)") }).selectable()
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    }
  }

  public func appear() async {}

  public var rows: [Setting] { Setting.allCases }

  public func keys(for row: Setting?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    return ScreenKeys(
      row.map { KeyBinding(.enter, "\(words.edit)", .present(.settings(.setting($0)))) },
      row.flatMap { setting in
        viewModel.nextChoice(of: setting).map {
          KeyBinding(.space, "\(words.change)", viewModel.sends(.set(setting, $0)))
        }
      },
      KeyBinding("o", "\(words.data)", .push(.data(.location))),
      KeyBinding("H", "\(viewModel.format.strings.history.listTitle)", .push(.history(.list)), isProminent: false),
      KeyBinding("U", "\(words.tutorial)", .push(.shared(.tutorial)), isProminent: false))
  }
}

extension SettingsListScreen {
  /// The user's settings for input, output, appearance and behaviour.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of settings.
    public enum Action: Equatable, Sendable {
      /// Sets a value as it is written in the settings file.
      case set(Setting, String)
    }

    public let context: ScreenContext
    /// Why the last change wasn't saved; the old value is kept.
    public private(set) var failure: SettingsError?
    private var preferences: SharedState { dependencies.shared }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// A value in the settings file; `nil` while the setting is automatic.
    public func text(of setting: Setting) -> String? { preferences.text(of: setting) }

    /// The settings as they are shown.
    public var models: [SettingUIModel] { Setting.allCases.map { $0.toUIModel(text(of: $0), format) } }

    /// The value after that of a setting which has a few; `nil` for any other setting.
    public func nextChoice(of setting: Setting) -> String? {
      let choices = setting.choices
      guard let first = choices.first else { return nil }
      let place = choices.firstIndex(of: text(of: setting) ?? Setting.automatic)
      return place.map { choices[($0 + 1) % choices.count] } ?? first
    }

    public func send(_ action: Action) async {
      switch action {
      case .set(let setting, let text): await set(text, for: setting)
      }
    }

    private func set(_ text: String, for setting: Setting) async {
      await attempt(\.failure) { () throws(SettingsError) in try preferences.set(text, for: setting) }
    }
  }
}
