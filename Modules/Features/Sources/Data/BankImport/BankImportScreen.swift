import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The import of files of banks, and then what they hold and the outcomes of their rows.
public struct BankImportScreen: InteractiveScreen {
  /// The state of the import.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  @ViewBuilder public func body(in environment: EnvironmentValues) -> [any View] {
    if let progress = viewModel.progressText {
      Text(verbatim: progress)
    } else if !viewModel.hasFailed, let report = viewModel.report {
      BankFileStatus(report.toUIModel(viewModel.format), isDone: true)
      if let reached = report.reachedText(viewModel.format) { Text(verbatim: reached) }
    } else {
      FormStatus(fields, failure: viewModel.failureText, success: nil)
    }
  }

  /// None once the files are imported.
  public var fields: [FormField] {
    let (model, format) = (viewModel, viewModel.format)
    if isDone { return [] }
    let choices = ProbableDuplicates.allCases
    return [
      pathField("\(format.strings.importing.file)", model.path) { await model.send(.sources([.file(path: $0)])) },
      .optionalText("\(words.goal)", model.goal?.text) { await model.send(.goal($0.flatMap(NamedReference.init))) },
      .optionalText("\(words.account)", model.account?.text) {
        await model.send(.account($0.flatMap(NamedReference.init)))
      },
      .choice(
        "\(words.probable)", choices.map { "\(words.choice($0))" },
        selected: choices.firstIndex(of: model.probable)
      ) { await model.send(.probable(choices[$0])) },
      .toggle("\(format.strings.contribution.allowsNegativeTotal)", isOn: model.allowsNegativeTotal) {
        await model.send(.allowNegativeTotal($0))
      },
    ]
  }

  /// None once the files are imported.
  public func keys(for row: Never?) -> ScreenKeys {
    isDone ? [] : formKeys(.submit, viewModel.format.strings.key.importFile)
  }

  public func appear() async {}

  private var isDone: Bool { viewModel.report != nil }

  private var words: BankImportStrings { viewModel.format.strings.bankImport }
}
