import CommandKit
import ModuloData
import ModuloDesignSystem
import ModuloModels
import ModuloUtilities
import TerminalKit

/// What is asked about files of banks before they are imported: how they are read, and whether that is right.
@MainActor
final class BankImportDialogue {
  private let importing: BankImportScreen.ViewModel
  private let screen: BankImportScreen
  private let confirmation: ConfirmationOptions
  private let session: ConsoleSession
  /// Whether a question about the reading was answered.
  private var isAnswered = false

  init(
    _ importing: BankImportScreen.ViewModel, on screen: BankImportScreen, _ confirmation: ConfirmationOptions,
    _ session: ConsoleSession
  ) {
    self.importing = importing
    self.screen = screen
    self.confirmation = confirmation
    self.session = session
  }

  private var format: FormatContext { session.format }

  /// Finds out what the files are. A question about a CSV file is asked on a terminal, one after the other.
  ///
  /// - Throws: The failure of a file that can't be read, or whose reading is undecided.
  func recognize(_ options: BankFileOptions) async throws {
    await importing.send(.options(options))
    while true {
      await session.showProgress(of: screen) { await importing.send(.recognize) }
      guard case .undecided(_, let questions)? = importing.failure, let question = questions.first,
        !question.answers.isEmpty, session.canChoose(confirmation)
      else { return try session.require(importing.failure) }
      let answers = question.answers.map { $0.text(of: question.subject, format) }
      let index = try await session.choose(question.title(format), answers)
      isAnswered = true
      await importing.send(.options(question.answers[index].options))
    }
  }

  /// Shows what an import would do and asks whether to go on, unless that is certain.
  ///
  /// - Parameters:
  ///   - isSure: Whether the reading was said.
  ///   - asksAboutDuplicates: Whether it isn't said what is done with probable duplicates.
  /// - Throws: A usage failure without a terminal; `declined` when the answer is no.
  func confirm(isSure: Bool, asksAboutDuplicates: Bool) async throws {
    if confirmation.yes || session.options.isDryRun { return }
    let isKnown = isSure || isAnswered || importing.files.allSatisfy(\.hasProfile)
    let canChoose = session.canChoose(confirmation)
    if isKnown, !canChoose { return }
    await session.showProgress(of: screen) { await importing.send(.preview) }
    guard importing.failure == nil, let trial = importing.trial else { return try session.showBankImport(screen) }
    let facts = BankFileStatus(trial.toUIModel(format), isDone: false).lines(in: session.environment)
      .map(\.plainText).joined(separator: "\n")
    if canChoose { session.tell(facts) }
    if asksAboutDuplicates, trial.hasProbableDuplicates, canChoose {
      let choices: [ProbableDuplicates] = [.skip, .import]
      let index = try await session.choose(trial.question(format), choices.map(format.strings.bankImport.choice))
      await importing.send(.probable(choices[index]))
    }
    if isKnown { return }
    let question = format.strings.bankImport.question(format.number(trial.imported), trial.owner.singleLine)
    try await session.confirm(.loss(canChoose ? question : "\(facts)\n\(question)"), confirmation)
  }
}

extension BankImportFile {
  /// Whether a profile or the kind of the file says how it is read.
  fileprivate var hasProfile: Bool {
    if case .csv(let profile?) = kind { return !profile.isEmpty }
    return false
  }
}

extension ConsoleSession {
  /// Whether a question with several answers can be asked: on a terminal, without `--no-input`.
  func canChoose(_ confirmation: ConfirmationOptions) -> Bool {
    host == nil && !confirmation.noInput && streams.input.isTerminal && streams.error.isTerminal
  }

  /// Asks for one of several answers, by its number.
  ///
  /// - Returns: The index of the answer.
  /// - Throws: `declined` for any other answer.
  func choose(_ question: String, _ answers: [String]) async throws -> Int {
    tell(question)
    for (index, answer) in answers.enumerated() { tell("  \(index + 1)  \(answer)") }
    ask("[1-\(answers.count)]")
    let answer = await streams.input.line()
    if Task.isCancelled { throw ConsoleFailure(StorageError.cancelled, format) }
    if answer == nil { tell("") }
    guard let number = answer.flatMap({ Int($0.trimmed) }), answers.indices.contains(number - 1) else {
      throw ConsoleFailure(.failure, code: ConsoleFailure.declined, message: format.console.declined)
    }
    return number - 1
  }
}
