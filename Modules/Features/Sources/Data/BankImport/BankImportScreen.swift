import ModuloCore
import ModuloDesignSystem
import ModuloModels
public import ModuloScreens
public import TerminalKit

/// The import of files of banks, step by step: its form, the questions about the files, what they hold and what an import
/// would do, and then the outcomes of their rows.
public struct BankImportScreen: InteractiveScreen {
  /// The state of the import.
  public let viewModel: ViewModel

  /// Creates a screen that shows an import as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.title) }

  @ViewBuilder public func body(in environment: EnvironmentValues) -> some View {
    if let progress = viewModel.progressText {
      Text(verbatim: progress)
    } else if case .done(let report, let profile) = viewModel.stage {
      BankFileStatus(report.toUIModel(format), isDone: true)
      if let reached = report.reachedText(format) { Text(verbatim: reached) }
      if let text = report.bankIDText(format) { Text(verbatim: text) }
      KeptProfileMessage(profile, format)
    } else {
      VStack(spacing: Spacing.tiny) {
        preface(in: environment)
        if case .question(let question, _) = viewModel.stage { AnswerList(question.answers(format)) }
        FormStatus(fields, failure: viewModel.stepFailureText, success: nil)
      }
    }
  }

  /// The question, or what the files hold.
  @ViewBuilder public func preface(in environment: EnvironmentValues) -> some View {
    switch viewModel.stage {
    case .form, .done: EmptyView()
    case .question(let question, _): Text(verbatim: question.title(format))
    case .review(let trial):
      VStack {
        BankFileStatus(trial.toUIModel(format), isDone: false)
        if trial.hasProbableDuplicates {
          for line in trial.question(format).split(separator: "\n") { Text(verbatim: String(line)) }
        }
        if let question = trial.bankIDQuestion(format) { Text(verbatim: question) }
      }
    }
  }

  /// Those of the step; none once the files are imported.
  public var fields: [FormField] {
    switch viewModel.stage {
    case .form: keptFields
    case .question(let question, let choice):
      [
        .choice("\(words.answer)", question.answers(format).map { "\($0)" }, selected: choice) {
          await viewModel.send(.choose($0))
        }
      ]
    case .review(let trial): fields(of: trial)
    case .done: []
    }
  }

  /// Those of the first step.
  public var keptFields: [FormField] {
    let model = viewModel
    return [
      pathField("\(format.strings.importing.file)", model.path) { await model.send(.sources([.file(path: $0)])) },
      .optionalText("\(words.goal)", model.goal?.text) { await model.send(.goal($0.flatMap(NamedReference.init))) },
      .optionalText("\(words.account)", model.account?.text) {
        await model.send(.account($0.flatMap(NamedReference.init)))
      },
      allowsNegativeTotal,
    ]
  }

  /// Those of the step; none once the files are imported.
  public func keys(for row: Never?) -> ScreenKeys {
    let (model, keys) = (viewModel, format.strings.key)
    let back = KeyBinding(.escape, "\(keys.back)", model.sends(.back))
    switch model.stage {
    case .form: return formKeys(.proceed, keys.proceed)
    case .question:
      return [KeyBinding(.control("s"), "\(keys.proceed)", .submit { await model.send(.answer) }), back]
    case .review(let trial):
      let label = model.rowsToImport.map { words.importRows($0, format.number($0)) } ?? keys.importFile
      let others: [Key] = fields(of: trial).isEmpty ? [.enter] : []
      return [
        KeyBinding(.control("s"), "\(label)", .submit { await model.send(.submit) }, alternatives: others), back,
      ]
    case .done: return []
    }
  }

  public func appear() async {}

  /// What is left to decide once the files were read.
  private func fields(of trial: BankImportReport) -> [FormField] {
    let (model, choices) = (viewModel, [ProbableDuplicates.skip, .import])
    var fields: [FormField] = []
    if trial.hasProbableDuplicates {
      fields.append(
        .choice(
          "\(words.probable)", choices.map { "\(words.choice($0))" }, selected: choices.firstIndex(of: model.probable)
        ) { await model.send(.probable(choices[$0])) })
      // One by one, where there are several.
      for row in trial.probableCount > 1 ? trial.duplicates : [] {
        fields.append(
          .toggle("\(trial.text(of: row, format))", isOn: model.importsDuplicate(row)) {
            await model.send(.importDuplicate(row, $0))
          })
      }
    }
    if trial.newBankID != nil {
      fields.append(
        .toggle("\(words.remember)", isOn: model.remembersBankID) { await model.send(.remember($0)) })
    }
    if model.offersProfile {
      fields.append(
        .text(
          "\(words.profileName)", model.profileName, prompt: "\(words.noProfile)",
          fault: model.profileNameFault.map { "\($0)" }
        ) { await model.send(.keep($0)) })
    }
    if model.offersNegativeTotal { fields.append(allowsNegativeTotal) }
    return fields
  }

  private var allowsNegativeTotal: FormField {
    let model = viewModel
    return .toggle("\(format.strings.contribution.allowsNegativeTotal)", isOn: model.allowsNegativeTotal) {
      await model.send(.allowNegativeTotal($0))
    }
  }

  private var format: FormatContext { viewModel.format }

  private var words: BankImportStrings { format.strings.bankImport }
}

/// The answers to a question by their numbers.
private struct AnswerList: View {
  private let answers: [String]

  init(_ answers: [String]) { self.answers = answers }

  var body: some View {
    VStack {
      for (index, answer) in answers.enumerated() { Text(verbatim: "\(index + 1). \(answer)") }
    }
  }
}

/// What became of a reading that was to be kept as a profile; no lines where none was.
private struct KeptProfileMessage: View {
  private let message: Message?

  init(_ profile: BankImportScreen.ViewModel.KeptProfile?, _ format: FormatContext) {
    let words = format.strings.bankImport
    message =
      switch profile {
      case .saved(let name): Message(words.saved(name), .success)
      case .notSaved(let error): Message(words.notSaved(error.text(format)), .failure)
      case nil: nil
      }
  }

  var body: some View { message }
}
