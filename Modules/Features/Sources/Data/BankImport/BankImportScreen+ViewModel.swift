public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
import NavigationKit
public import Observation

extension BankImportScreen {
  /// An import of files of banks into a goal or an account. It keeps what is chosen until submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of an import of files of banks.
    public enum Action: FormAction {
      /// Chooses the files. Standard input is read twice: its bytes have to be handed over.
      case sources([InputSource])
      /// The goal whose contributions the entries become; `nil` for none.
      case goal(NamedReference?)
      /// The account whose balances are imported; `nil` for none.
      case account(NamedReference?)
      /// What is known of CSV files.
      case options(BankFileOptions)
      /// The layouts by whose columns CSV files are known.
      case profiles([BankProfile])
      /// The account and the currency of the files whose rows count.
      case selection(BankFileSelection)
      /// What is done with probable duplicates.
      case probable(ProbableDuplicates)
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      /// Finds out what the files are.
      case recognize
      /// Shows what an import would do, and stores nothing.
      case preview
      /// Imports the files, all of them or none.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without importing.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The outcomes of the files; `nil` until they are imported.
    public private(set) var report: BankImportReport?
    /// What an import would do; `nil` until it was tried.
    public private(set) var trial: BankImportReport?
    /// The files as they were recognised; empty before that.
    public private(set) var files: [BankImportFile] = []
    public private(set) var failure: BankImportError?
    /// The goal whose contributions the entries become; `nil` for none.
    public private(set) var goal: NamedReference?
    /// The account whose balances are imported; `nil` for none.
    public private(set) var account: NamedReference?
    /// What is done with probable duplicates.
    public private(set) var probable = ProbableDuplicates.ask
    /// Whether the goal's total may fall below zero.
    public private(set) var allowsNegativeTotal = false
    private var sources: [InputSource] = []
    private var options = BankFileOptions()
    private var profiles: [BankProfile] = BankProfile.shipped
    private var selection = BankFileSelection()
    @ObservationIgnored private let progress = RowProgress()
    private var provider: any BankImportProvider { dependencies.bankImportProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The path of the first file; empty for standard input, and until one is typed.
    public var path: String { sources.first?.path ?? "" }

    /// The number of rows read so far, as text; `nil` while no import is running.
    public var progressText: String? {
      progress.rowsRead.map { format.strings.importing.progress(format.strings.count.rowsRead($0, format)) }
    }

    public func send(_ action: Action) async {
      switch action {
      case .sources(let sources): (self.sources, files) = (sources, [])
      case .goal(let goal): self.goal = goal
      case .account(let account): self.account = account
      case .options(let options): (self.options, files) = (options, [])
      case .profiles(let profiles): (self.profiles, files) = (profiles, [])
      case .selection(let selection): self.selection = selection
      case .probable(let probable): self.probable = probable
      case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
      case .recognize: await attempt(\.failure, recognize)
      case .preview: await attempt(\.failure, preview)
      case .submit: await attempt(\.failure, submit)
      case .close: leave([path], original: [""])
      case .discard: router.dismiss()
      }
    }

    private func recognize() async throws(BankImportError) {
      guard files.isEmpty else { return }
      if sources.contains(where: { $0.path?.isBlank ?? false }) || sources.isEmpty { throw .missingPath }
      files = try await provider.recognize(sources, options, profiles: profiles, on: today)
    }

    private func preview() async throws(BankImportError) { trial = try await importAll(isTrial: true) }

    private func submit() async throws(BankImportError) { report = try await importAll(isTrial: false) }

    private func importAll(isTrial: Bool) async throws(BankImportError) -> BankImportReport {
      let target = try await target()
      try await recognize()
      var chosen = BankImport(files: files, into: target)
      (chosen.selection, chosen.probable) = (selection, probable)
      chosen.allowsNegativeTotal = allowsNegativeTotal
      return try await progress.follow { [chosen] onProgress throws(BankImportError) in
        try await provider.importAll(chosen, isTrial: isTrial, onProgress: onProgress)
      }
    }

    private func target() async throws(BankImportError) -> BankImportTarget {
      switch (goal, account) {
      case (let goal?, nil):
        do { return .goal(try await dependencies.financialGoalProvider.findOne(goal, on: today)) } catch {
          throw BankImportError(error)
        }
      case (nil, let account?):
        do { return .account(try await dependencies.financialAccountProvider.findOne(account, on: today)) } catch {
          throw BankImportError(error)
        }
      case (nil, nil): return .account(try await rememberedAccount())
      case (.some, .some): throw .noTarget
      }
    }

    /// The account whose bank's id the files have.
    private func rememberedAccount() async throws(BankImportError) -> FinancialAccountDomain {
      try await recognize()
      let ids = try await provider.accounts(of: files, selection)
      if ids.count > 1 { throw .severalAccounts(name: files.map(\.name).joined(separator: ", "), accounts: ids) }
      guard let id = ids.first, !id.isEmpty else { throw .noTarget }
      let accounts = dependencies.financialAccountProvider
      do { try await accounts.fetchAll(on: today) } catch { throw BankImportError(error) }
      guard let account = accounts.financialAccounts(by: .name).first(where: { $0.bankID == id }) else {
        throw .unknownAccount(id)
      }
      return account
    }
  }
}

extension BankImportScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    switch failure {
    case .missingPath, .unreadableFile, .file: format.strings.importing.file
    case .goal, .noTarget, .unknownAccount, .noBalances: format.strings.bankImport.goal
    case .account: format.strings.bankImport.account
    case .probable: format.strings.bankImport.probable
    case .belowZero: format.strings.contribution.allowsNegativeTotal
    case .rejected, .undecided, .severalAccounts, .noRows, .storage, nil: nil
    }
  }
}
