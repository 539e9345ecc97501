import DependencyKit
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One setting: its value in the form of the settings file, for scripts; after a change, the new value.
public struct SettingScreen: InteractiveScreen {
  /// The state of one setting, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows one setting as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.model.name) }

  public func body(in environment: EnvironmentValues) -> some View {
    let saved = viewModel.format.titled(viewModel.model.name, viewModel.model.value)
    // A script reads the value alone.
    if environment.form != nil || viewModel.isSaved || viewModel.hasFailed {
      FormStatus(fields, failure: viewModel.failureText, success: viewModel.isSaved ? saved : nil)
    } else {
      Text(verbatim: viewModel.value)
    }
  }

  public func appear() async {}

  public var fields: [FormField] {
    let (model, name) = (viewModel, "\(viewModel.model.name)" as TerminalText)
    let choices = model.setting.choices
    if choices.isEmpty { return [.text(name, model.value) { await model.send(.value($0)) }] }
    let names = choices.map { "\(model.setting.toUIModel($0, model.format).value)" as TerminalText }
    return [
      .choice(name, names, selected: choices.firstIndex(of: model.value)) { await model.send(.value(choices[$0])) }
    ]
  }
}

extension SettingScreen {
  /// One setting. Settings are a value shared by all screens, so a change is visible everywhere at once.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of one setting.
    public enum Action: FormAction {
      /// The value as it is written in the settings file; `automatic` to unset it.
      case value(String)
      /// Checks the value and saves it.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    /// The setting that is shown.
    public let setting: Setting
    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// Whether a change was saved.
    public private(set) var isSaved = false
    public private(set) var failure: SettingsError?
    /// The value as given; `nil` for that in the settings file.
    private var typed: String?
    private var preferences: SharedState { dependencies.shared }

    /// Creates a view model for one setting, by the preferences of `context`.
    public init(_ context: ScreenContext, setting: Setting) {
      self.context = context
      self.setting = setting
    }

    /// The value in the settings file; `nil` while the setting is automatic.
    public var text: String? { preferences.text(of: setting) }

    /// The value of the form, as it is written in the settings file.
    public var value: String { typed ?? text ?? Setting.automatic }

    /// The setting as it is shown.
    public var model: SettingUIModel { setting.toUIModel(text, format) }

    public func send(_ action: Action) async {
      switch action {
      case .value(let text): typed = text
      case .submit: await submit()
      case .close: leave([value], original: [text ?? Setting.automatic])
      case .discard: router.dismiss()
      }
    }

    private func submit() async {
      await attempt(\.failure) { () throws(SettingsError) in try preferences.set(value, for: setting) }
      isSaved = failure == nil
      if isSaved { router.dismiss() }
    }
  }
}
