public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// One setting: its value as it is written, so that a script can use it; once it was changed, what it is now.
public struct SettingScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(viewModel.model.name) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if viewModel.isSaved {
      Message(viewModel.format.titled(viewModel.model.name, viewModel.model.value), .success, theme: theme)
    } else {
      Text(verbatim: viewModel.text ?? Setting.automatic)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}
