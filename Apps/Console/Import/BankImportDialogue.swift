import CommandKit
import ModuloCore
import ModuloData
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import TerminalKit

/// What is asked about files of banks before they are imported: how they are read, whose they are, and whether that is
/// right.
@MainActor
final class BankImportDialogue {
  private let importing: BankImportScreen.ViewModel
  private let screen: BankImportScreen
  private let confirmation: ConfirmationOptions
  private let session: ConsoleSession

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

  private var words: BankImportStrings { format.strings.bankImport }

  private var canChoose: Bool { session.canChoose(confirmation) }

  /// Finds out what the files are. A question about a CSV file is asked on a terminal, one after the other.
  ///
  /// - Throws: The failure of a file that can't be read, or whose reading is undecided.
  func recognize() async throws { try await goOn(.recognize) }

  /// Goes on at the app's screen, where something has to be decided that the line doesn't say.
  ///
  /// - Parameters:
  ///   - choices: What the line says.
  ///   - isSure: Whether the reading was said.
  ///   - asksAboutDuplicates: Whether it isn't said what is done with probable duplicates.
  /// - Returns: Whether the screen goes on; nothing is imported yet then.
  func goOnInApp(
    _ choices: [BankImportScreen.ViewModel.Action], isSure: Bool, asksAboutDuplicates: Bool
  ) async throws -> Bool {
    if confirmation.yes || session.options.isDryRun || session.options.json { return false }
    guard let open = session.host?.open else { return false }
    await session.showProgress(of: screen) { await importing.send(.proceed) }
    switch importing.stage {
    // What nobody can decide there either is a failure.
    case .form, .done: return false
    case .question: break
    case .review(let trial):
      let isKnown = isSure || importing.files.allSatisfy(\.hasProfile)
      let asks = asksAboutDuplicates && trial.hasProbableDuplicates || trial.newBankID != nil
      if isKnown, !asks { return false }
    }
    guard let screen = try open(.data(.importBankFiles)) as? BankImportScreen else { return false }
    for choice in choices { await screen.viewModel.send(choice) }
    await screen.viewModel.send(.proceed)
    return true
  }

  /// Shows what an import would do and asks whether to go on, unless that is certain.
  ///
  /// - Parameters:
  ///   - isSure: Whether the reading was said.
  ///   - asksAboutDuplicates: Whether it isn't said what is done with probable duplicates.
  /// - Throws: A usage failure without a terminal; `declined` when the answer is no.
  func confirm(isSure: Bool, asksAboutDuplicates: Bool) async throws {
    if confirmation.yes || session.options.isDryRun { return }
    let isKnown = isSure || importing.hasChosenReading || importing.files.allSatisfy(\.hasProfile)
    if isKnown, !canChoose { return }
    if importing.trial == nil { try await goOn(canChoose ? .proceed : .preview) }
    guard let trial = importing.trial else { return }
    let facts = BankFileStatus(trial.toUIModel(format), isDone: false).lines(in: session.environment)
      .map(\.plainText).joined(separator: "\n")
    if canChoose {
      session.tell(facts)
      try await decide(about: trial, asksAboutDuplicates: asksAboutDuplicates)
    }
    if isKnown { return }
    let question = words.question(format.number(trial.imported), trial.owner.singleLine)
    try await session.confirm(.loss(canChoose ? question : "\(facts)\n\(question)"), confirmation)
  }

  /// Sends an action, and asks on a terminal what has to be decided then.
  ///
  /// - Throws: The failure that is left.
  private func goOn(_ action: BankImportScreen.ViewModel.Action) async throws {
    await session.showProgress(of: screen) { await importing.send(action) }
    while canChoose, case .question(let question, _) = importing.stage {
      let answers = question.answers(format, namesOptions: true)
      let index = try await session.choose(question.title(format), answers)
      await importing.send(.choose(index))
      await session.showProgress(of: screen) { await importing.send(.answer) }
      if importing.hasFailed { break }
    }
    if importing.hasFailed { try session.showBankImport(screen) }
  }

  /// Asks what is left to decide once the files were read.
  private func decide(about trial: BankImportReport, asksAboutDuplicates: Bool) async throws {
    if asksAboutDuplicates, trial.hasProbableDuplicates {
      try await decideDuplicates(of: trial)
    }
    if let question = trial.bankIDQuestion(format) {
      await importing.send(.remember(try await session.isAffirmed(question)))
    }
    if importing.offersProfile { try await askForProfile() }
  }

  /// Asks about each probable duplicate, until an answer is about all the rest.
  private func decideDuplicates(of trial: BankImportReport) async throws {
    let choices: [ProbableDuplicates] = [.skip, .import]
    guard trial.probableCount > 1 else {
      let index = try await session.choose(trial.question(format), choices.map(words.choice))
      return await importing.send(.probable(choices[index]))
    }
    session.tell(trial.question(format))
    var decided: [(row: BankFileLine, choice: ProbableDuplicates)] = []
    var rest: ProbableDuplicates?
    for row in trial.duplicates where rest == nil {
      let answers = choices.map(words.choice) + choices.map(words.choiceForRest)
      let index = try await session.choose(trial.text(of: row, format), answers)
      if index < choices.count { decided.append((row, choices[index])) } else { rest = choices[index - choices.count] }
    }
    let further = trial.probableCount - trial.duplicates.count
    if rest == nil, further > 0 {
      let question = words.furtherDuplicates(format.number(further))
      rest = choices[try await session.choose(question, choices.map(words.choice))]
    }
    await importing.send(.probable(rest ?? .skip))
    for (row, choice) in decided { await importing.send(.importDuplicate(row, choice == .import)) }
  }

  /// Asks for the name under which the reading is kept, until there is one that it can have, or none.
  private func askForProfile() async throws {
    repeat {
      session.ask(words.profileQuestion)
      let name = try await session.answer() ?? ""
      await importing.send(.keep(name))
      if let fault = importing.profileNameFault { session.tell(fault) }
    } while importing.profileNameFault != nil
  }
}

extension BankImportFile {
  /// Whether a profile or the kind of the file says how it is read.
  fileprivate var hasProfile: Bool {
    if case .csv(let profile?) = kind { return !profile.isEmpty }
    return false
  }
}
