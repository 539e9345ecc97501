public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// A copy of the data on its way into a file; once it is there, where and how large.
public struct DataBackupScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.backupTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failure {
      Message(failure.text(viewModel.format), .failure, theme: theme)
    } else if let backup = viewModel.backup, let path = backup.path {
      Message(words.backedUp(path, size(backup)), .success, theme: theme)
      if let text = words.warning.kept(backup.warnings, viewModel.format) { Message(text, .failure, theme: theme) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func size(_ file: DataFile) -> String { viewModel.format.strings.count.bytes(file.bytes, viewModel.format) }
}
