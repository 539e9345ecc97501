import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The import of a file of balances, and then the outcomes of its rows.
public struct BalanceUpdateImportScreen: Screen {
  public let viewModel: ViewModel

  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    ImportStatus(
      progress: viewModel.rowsRead.map { words.progress(format.strings.count.rowsRead($0, format)) },
      failure: viewModel.failureText, report: viewModel.report?.toUIModel(format))
  }

  public func appear() async { await viewModel.send(.appear) }

  private var words: ImportStrings { format.strings.importing }
  private var format: FormatContext { viewModel.format }
}
