import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The backup of the data to a file, and then the file's path and size.
public struct DataBackupScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.backupTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let backup = viewModel.backup, let path = backup.path {
      Message(words.backedUp(path, size(backup)), .success)
      if let text = words.warning.kept(backup.warnings, viewModel.format) { Message(text, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func size(_ file: DataFile) -> String { viewModel.format.strings.count.bytes(file.bytes, viewModel.format) }
}
