public import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import TerminalKit

/// The import of a file: its form, and then the outcomes of the rows.
public protocol ImportScreen: InteractiveScreen
where ViewModel: ImportViewModel, ViewModel.Action: ImportAction, Row == Never {
  /// The fields of the form after the path of the file.
  var options: [FormField] { get }
}

extension ImportScreen {
  public var title: TerminalText { TerminalText(viewModel.title) }

  /// The form, then the progress, and at last what became of the rows or why there are none.
  @ViewBuilder public func body(in environment: EnvironmentValues) -> some View {
    ImportStatus(fields, progress: viewModel.progressText, failure: viewModel.failureText, report: viewModel.outcome)
  }

  /// None once the file is imported.
  public var fields: [FormField] {
    let model = viewModel
    if isDone { return [] }
    let file = pathField("\(model.format.strings.importing.file)", model.path) {
      await model.send(.source(.file(path: $0)))
    }
    return [file] + options
  }

  /// None once the file is imported.
  public func keys(for row: Never?) -> ScreenKeys {
    isDone ? [] : formKeys(.submit, viewModel.format.strings.key.importFile)
  }

  public func appear() async {}

  private var isDone: Bool { viewModel.report != nil }
}

extension ImportScreen where ViewModel: FileFormViewModel, ViewModel.Action: FileFormAction {
  /// The fields for how the texts of the file are written.
  public var formOptions: [FormField] {
    let model = viewModel
    return ImportOption.allCases.map { option in
      .optionalText(
        "\(model.format.strings.importing.option(option))", model.options[option], prompt: "\(option.usualValue)"
      ) { await model.send(.option(option, $0)) }
    }
  }
}
