public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
import NavigationKit
public import Observation

extension BankImportScreen {
  /// An import of files of banks into a goal or an account, step by step: what is chosen, what has to be asked, what the
  /// files hold, and what was imported.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// How far an import has come.
    public enum Stage: Equatable, Sendable {
      /// The files, and what they are imported into, are being chosen.
      case form
      /// Something has to be decided, by one of the question's answers; `nil` while none is chosen.
      case question(BankImportQuestion, choice: Int?)
      /// The files were read, and nothing is stored: what an import would do.
      case review(BankImportReport)
      /// The rows are stored, and the reading as a profile where that was wanted.
      case done(BankImportReport, KeptProfile?)
    }

    /// What became of a reading that was to be kept as a profile.
    public enum KeptProfile: Equatable, Sendable {
      /// It is kept under its name.
      case saved(String)
      /// It isn't kept, although the rows are stored.
      case notSaved(OwnProfileError)
    }

    /// The actions of an import of files of banks.
    public enum Action: FormAction {
      /// Chooses the files. Standard input is read twice: its bytes have to be handed over.
      case sources([InputSource])
      /// The goal whose contributions the entries become; `nil` for none.
      case goal(NamedReference?)
      /// The account whose balances are imported; `nil` for that which has the bank's id in the files.
      case account(NamedReference?)
      /// What is known of CSV files.
      case options(BankFileOptions)
      /// The account and the currency of the files whose rows count.
      case selection(BankFileSelection)
      /// What is done with all probable duplicates.
      case probable(ProbableDuplicates)
      /// Whether one of the probable duplicates is imported.
      case importDuplicate(BankFileLine, Bool)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      /// Whether the account gets the bank's id in the files.
      case remember(Bool)
      /// The name under which the reading is kept as a profile; empty for none.
      case keep(String)
      /// Finds out what the files are. An undecided reading is a failure, and a question at once.
      case recognize
      /// Shows what an import would do, and stores nothing.
      case preview
      /// The same, but asks what has to be decided instead of failing.
      case proceed
      /// Chooses an answer to the question by its index.
      case choose(Int)
      /// Answers the question as chosen, and goes on.
      case answer
      /// Goes back to the form with what was chosen there.
      case back
      /// Imports the files, all of them or none.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without importing.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// How far the import has come.
    public private(set) var stage = Stage.form
    /// The files as they were recognised; empty before that.
    public private(set) var files: [BankImportFile] = []
    public private(set) var failure: BankImportError?
    /// Whether the account gets the bank's id in the files.
    public private(set) var remembersBankID = false
    /// The name under which the reading is kept as a profile; empty for none.
    public private(set) var profileName = ""
    /// What was chosen in the form.
    private var form = BankImportChoice()
    /// The same with the answers to questions.
    private var choice = BankImportChoice()
    /// The profiles of one's own, as they were read with the files.
    private var ownProfiles: [BankProfile] = []
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any BankImportProvider { dependencies.bankImportProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    public func send(_ action: Action) async {
      switch action {
      case .sources(let sources): set(readsAgain: true) { $0.sources = sources }
      case .goal(let goal): set { $0.goal = goal }
      case .account(let account): set { $0.account = account }
      case .options(let options): set(readsAgain: true) { $0.options = options }
      case .selection(let selection): set { $0.selection = selection }
      case .probable(let probable): set { ($0.probable, $0.exceptions) = (probable, []) }
      case .importDuplicate(let row, let isImported): set { $0.decide(row, isImported: isImported) }
      case .allowNegativeTotal(let allows): set { $0.allowsNegativeTotal = allows }
      case .remember(let remembers): remembersBankID = remembers
      case .keep(let name): profileName = name
      case .recognize: await attempt(\.failure, recognizeOrAsk)
      case .preview: await attempt(\.failure, preview)
      case .proceed: await attempt(\.failure, proceed)
      case .choose(let index): if case .question(let question, _) = stage { stage = .question(question, choice: index) }
      case .answer: await attempt(\.failure, answer)
      case .back: goBack()
      case .submit: await attempt(\.failure, submit)
      case .close: leave([path, goal?.text, account?.text], original: ["", nil, nil])
      case .discard: router.dismiss()
      }
    }

    /// Changes what is chosen. What the files are is found out again where that may be something else then.
    private func set(readsAgain: Bool = false, _ change: (inout BankImportChoice) -> Void) {
      change(&choice)
      if case .form = stage { form = choice }
      if readsAgain { files = [] }
    }

    private func recognize() async throws(BankImportError) {
      guard files.isEmpty else { return }
      if choice.sources.contains(where: { $0.path?.isBlank ?? false }) || choice.sources.isEmpty { throw .missingPath }
      do { ownProfiles = try dependencies.bankProfileStore?.all() ?? [] } catch { throw .profile(error) }
      files = try await provider.recognize(
        choice.sources, choice.options, profiles: BankProfile.shipped + ownProfiles, on: today)
    }

    private func recognizeOrAsk() async throws(BankImportError) {
      do { try await recognize() } catch {
        if case .undecided = error, let question = try await question(about: error) {
          stage = .question(question, choice: nil)
        }
        throw error
      }
    }

    private func preview() async throws(BankImportError) { stage = .review(try await importAll(isTrial: true)) }

    private func proceed() async throws(BankImportError) {
      do { try await preview() } catch {
        guard let question = try await question(about: error) else { throw error }
        stage = .question(question, choice: nil)
      }
    }

    private func answer() async throws(BankImportError) {
      guard case .question(let question, let index) = stage else { return }
      guard let index else { throw .unanswered }
      set(readsAgain: question.isAboutReading) { $0.answer(question, by: index) }
      try await proceed()
    }

    private func goBack() {
      (choice, stage, failure) = (form, .form, nil)
      (files, remembersBankID, profileName) = ([], false, "")
    }

    private func submit() async throws(BankImportError) {
      let name = try checkedProfileName()
      if choice.probable == .ask, let trial, trial.hasProbableDuplicates { throw .probable(trial) }
      let report = try await importAll(isTrial: false)
      stage = .done(report, name.flatMap(keep))
      commands.issue(.toast(.bankFilesImported(report.answer(format))))
    }

    private func importAll(isTrial: Bool) async throws(BankImportError) -> BankImportReport {
      let target = try await target()
      try await recognize()
      var chosen = BankImport(files: files, into: target)
      (chosen.selection, chosen.probable, chosen.exceptions) = (choice.selection, choice.probable, choice.exceptions)
      (chosen.allowsNegativeTotal, chosen.remembersBankID) = (choice.allowsNegativeTotal, remembersBankID)
      return try await progress.follow { [chosen] onProgress throws(BankImportError) in
        try await provider.importAll(chosen, isTrial: isTrial, onProgress: onProgress)
      }
    }

    private func target() async throws(BankImportError) -> BankImportTarget {
      switch (choice.goal, choice.account) {
      case (let goal?, nil):
        do { return .goal(try await dependencies.financialGoalProvider.findOne(goal, on: today)) } catch {
          throw BankImportError(error)
        }
      case (nil, let account?):
        do { return .account(try await dependencies.financialAccountProvider.findOne(account, on: today)) } catch {
          throw BankImportError(error)
        }
      case (nil, nil): return .accountOfFiles
      case (.some, .some): throw .noTarget
      }
    }

    /// What has to be decided before the files can be imported; `nil` where nobody could decide it here.
    private func question(about error: BankImportError) async throws(BankImportError) -> BankImportQuestion? {
      switch error {
      case .undecided(let name, let questions):
        return questions.first.flatMap { $0.answers.isEmpty ? nil : .reading(file: name, $0) }
      case .severalAccounts(_, let accounts):
        let named = accounts.filter { !$0.isEmpty }
        return named.isEmpty ? nil : .bankAccount(named)
      case .rejected(let report): return report.otherCurrencies
      case .unknownAccount(let id):
        let accounts = dependencies.financialAccountProvider
        do { try await accounts.fetchAll(on: today) } catch { throw BankImportError(error) }
        let free = accounts.financialAccounts(by: .name).filter { $0.bankID == nil }
        return free.isEmpty ? nil : .account(bankID: id, free)
      default: return nil
      }
    }

    /// The name of the profile as typed; `nil` for none.
    private func checkedProfileName() throws(BankImportError) -> String? {
      let name = profileName.trimmed
      if name.isEmpty { return nil }
      if !BankProfile.isName(name) { throw .profile(.invalidName(name)) }
      if BankProfile.isShipped(name) { throw .profile(.shipped(name: name)) }
      if ownProfiles.contains(where: { $0.name == name }) { throw .profile(.exists(name: name)) }
      return name
    }

    /// Keeps the reading of the files as a profile.
    private func keep(_ name: String) -> KeptProfile? {
      guard let store = dependencies.bankProfileStore, let file = files.first(where: { $0.options != nil }) else {
        return nil
      }
      do throws(BankProfileError) {
        guard let profile = try file.profile(named: name, title: name) else { return nil }
        do throws(OwnProfileError) { try store.save(profile, replaces: false) } catch { return .notSaved(error) }
        return .saved(name)
      } catch {
        return .notSaved(.malformed(path: name, error))
      }
    }
  }
}

extension BankImportScreen.ViewModel {
  /// The outcomes of the files; `nil` until they are imported.
  public var report: BankImportReport? { if case .done(let report, _) = stage { report } else { nil } }

  /// What an import would do; `nil` while that wasn't tried.
  public var trial: BankImportReport? { if case .review(let trial) = stage { trial } else { nil } }

  /// The path of the first file; empty for standard input, and until one is typed.
  public var path: String { form.sources.first?.path ?? "" }

  /// The goal whose contributions the entries become; `nil` for none.
  public var goal: NamedReference? { form.goal }

  /// The account whose balances are imported; `nil` for that which has the bank's id in the files.
  public var account: NamedReference? { form.account }

  /// What is done with probable duplicates.
  public var probable: ProbableDuplicates { choice.probable }

  /// Whether a row is imported that is probably there already.
  public func importsDuplicate(_ row: BankFileLine) -> Bool {
    (choice.probable == .import) != choice.exceptions.contains(row)
  }

  /// Whether the goal's total may fall below zero.
  public var allowsNegativeTotal: Bool { choice.allowsNegativeTotal }

  /// Whether a question about the reading of a file was answered.
  public var hasChosenReading: Bool { choice.hasChosenReading }

  /// Whether a reading was chosen that can be kept as a profile.
  public var offersProfile: Bool {
    hasChosenReading && dependencies.bankProfileStore != nil && files.contains { $0.options != nil }
  }

  /// Why the reading can't be kept under the name that is typed; `nil` where it can.
  public var profileNameFault: String? {
    do throws(BankImportError) {
      _ = try checkedProfileName()
      return nil
    } catch {
      return error.text(format)
    }
  }

  /// Whether the import was refused for a total below zero, which can be allowed.
  public var offersNegativeTotal: Bool { if case .belowZero = failure { true } else { false } }

  /// Why the step can't be left, as text; of the probable duplicates, which a review lists, only that they are open.
  public var stepFailureText: String? {
    if trial != nil, case .probable = failure { return BankImportError.unanswered.text(format) }
    return failureText
  }

  /// The number of rows that an import would store; `nil` while that wasn't tried.
  public var rowsToImport: Int? {
    trial.map { trial in
      let exceptions = choice.exceptions.count
      return trial.imported - trial.probableImported
        + (choice.probable == .import ? trial.probableCount - exceptions : exceptions)
    }
  }

  /// The number of rows read so far, as text; `nil` while no import is running.
  public var progressText: String? {
    progress.rowsRead.map { format.strings.importing.progress(format.strings.count.rowsRead($0, format)) }
  }

  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.bankImport
    return switch failure {
    case .missingPath, .unreadableFile, .file: format.strings.importing.file
    case .goal, .noTarget, .noBalances: words.goal
    case .account, .unknownAccount: words.account
    case .probable: words.probable
    case .belowZero: format.strings.contribution.allowsNegativeTotal
    case .unanswered: words.answer
    case .profile(.invalidName), .profile(.shipped), .profile(.exists): words.profileName
    case .rejected, .undecided, .severalAccounts, .noRows, .profile, .storage, nil: nil
    }
  }
}
