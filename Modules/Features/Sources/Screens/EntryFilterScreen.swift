public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
public import TerminalKit

/// The form of the limits of a list of entries.
public struct EntryFilterScreen<Rule: FailureRule>: InteractiveScreen {
  /// The state of the form.
  public let viewModel: EntryFilterModel<Rule>

  /// Creates a screen that shows the form as its view model has it.
  public init(viewModel: EntryFilterModel<Rule>) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  public func body(in environment: EnvironmentValues) -> some View {
    FormStatus(fields, failure: viewModel.failureText, success: nil)
  }

  public var fields: [FormField] {
    let (model, words) = (viewModel, words)
    return EntryLimit.allCases.map { limit in
      .optionalText("\(words.name(of: limit))", model.limits[limit]) { await model.send(.limit(limit, $0)) }
    }
  }

  /// The keys of a form that shows what it limits.
  public func keys(for row: Never?) -> ScreenKeys { formKeys(.submit, viewModel.format.strings.key.filter) }

  /// Nothing is read.
  public func appear() async {}

  private var words: EntryFilterStrings { viewModel.format.strings.entryFilter }
}
