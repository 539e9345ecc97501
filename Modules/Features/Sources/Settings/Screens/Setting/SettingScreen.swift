import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One setting: its value in the form of the settings file, for scripts; after a change, the new value.
public struct SettingScreen: Screen {
  public let viewModel: ViewModel

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
