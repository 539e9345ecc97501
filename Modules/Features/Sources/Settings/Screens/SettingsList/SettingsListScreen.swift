import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// How values are read and written, as it was chosen.
public struct SettingsListScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    Figures([
      (words.currency, viewModel.currency ?? words.automatic), (words.locale, viewModel.locale ?? words.automatic),
      (words.timeZone, viewModel.timeZone ?? words.automatic),
    ])
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: SettingsStrings { viewModel.format.strings.settings }
}
