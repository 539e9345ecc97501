import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The result of a check of the data.
public struct DataCheckScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.checkTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let rows = viewModel.rowsRead {
      Text(verbatim: format.strings.importing.progress(format.strings.count.rowsRead(rows, format)))
    } else if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let counts = viewModel.check?.counts {
      Message(words.clean(text(counts)), .success)
      if let warnings = viewModel.check?.warningText(viewModel.format) { Message(warnings, .failure) }
    }
    for name in viewModel.check?.foreign ?? [] { Text(verbatim: words.foreign(name)) }
    for path in viewModel.check?.leftovers ?? [] { Text(verbatim: words.leftover(path)) }
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: DataStrings { format.strings.data }
  private var format: FormatContext { viewModel.format }

  private func text(_ counts: DataCounts) -> String {
    viewModel.format.strings.count.kept(counts, viewModel.format)
  }
}
