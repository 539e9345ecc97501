import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The export of a document to a file, and then the file's path and size.
public struct DataExportScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.exportTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let export = viewModel.export, let path = export.path {
      Message(words.exported(path, size(export)), .success)
      if let text = words.warning.kept(export.warnings, viewModel.format) { Message(text, .failure) }
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { viewModel.format.strings.data }

  private func size(_ file: DataFile) -> String { viewModel.format.strings.count.bytes(file.bytes, viewModel.format) }
}
