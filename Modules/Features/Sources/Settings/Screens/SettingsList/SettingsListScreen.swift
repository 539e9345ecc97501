import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The settings with their values, and the keys by which they are changed.
public struct SettingsListScreen: Screen {
  public let viewModel: ViewModel

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
