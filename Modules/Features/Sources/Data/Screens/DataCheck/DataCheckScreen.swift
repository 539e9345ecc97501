public import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// What a check of the data found.
public struct DataCheckScreen: Screen {
  public let viewModel: ViewModel
  private let currentTheme: CurrentTheme
  private var theme: Theme { currentTheme() }

  public init(viewModel: ViewModel, theme: @autoclosure @escaping CurrentTheme = .standard) {
    self.viewModel = viewModel
    currentTheme = theme
  }

  public var title: TerminalText { TerminalText(words.checkTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let rows = viewModel.rowsRead {
      Text(verbatim: format.strings.importing.progress(format.strings.count.rowsRead(rows, format)))
    } else if let failure = viewModel.failure {
      Message(failure.text(format), .failure, theme: theme)
    } else if let counts = viewModel.check?.counts {
      Message(words.clean(text(counts)), .success, theme: theme)
      if let warnings = viewModel.check?.warningText(viewModel.format) { Message(warnings, .failure, theme: theme) }
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
