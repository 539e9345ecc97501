import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloProviders
import ModuloRepositories
import ModuloScreens
import ModuloStores
import ModuloUtilities
import NavigationKit
import TerminalKit

/// Builds the layers, from the database file up to the screens: the only place that names a default.
@MainActor
enum AppComposition {
  /// Composes what the options ask for.
  ///
  /// - Parameters:
  ///   - past: The moment whose data are shown; `nil` for now.
  ///   - request: The id of the request that is carried out; `nil` for none.
  ///   - receipt: What is known of it, where it was carried out: the data are those before it, and nothing is saved.
  ///   - historyBytes: The size of all that the history keeps.
  ///   - language: What to say in of options, variables and settings that mean nothing: the region isn't known yet.
  ///   - commits: What notes that something was saved.
  ///   - isRepair: Whether a setting that means nothing is no failure, because the command can mend it.
  ///   - time: Reads the time, where the options don't fix it.
  /// - Returns: The session of a command, and the owner of the data, to be closed at the end.
  static func session(
    for options: GlobalOptions, past: MomentArgument? = nil, request: UUID? = nil,
    repeating receipt: HistoryReceiptDomain? = nil, historyBytes: Int = 64 << 20, _ variables: [String: String],
    on streams: StandardStreams, language: Language, commits: CommitNote? = nil, isRepair: Bool,
    time: @escaping @Sendable () -> Date = HostClock.systemTime
  ) throws -> (session: ConsoleSession, manager: any DataContextManager) {
    let locations = FileLocations(options, variables)
    let preferences = try preferences(options, locations, language)
    let settings = RegionSettings(preferences, path: locations.settings.path, language, isRepair: isRepair)
    try settings.checkValues()
    let fixed = receipt?.date.date ?? options.now?.date
    let read = { @Sendable in fixed ?? time() }
    let clock = request == nil ? HostClock(reading: read) : .ofRequest(reading: read)
    let uuid = request.map { .request($0, date: clock.date) } ?? UUIDGenerator.version7(date: clock.date)
    let labels = StepLabels(uuid: uuid, date: clock.date, on: streams) {
      preferences.current(GeneralPreferences.history)
    }
    let region = try Region(options, variables, settings, language)
    var values = DependencyValues(context: .live)
    values.date = clock.date
    values.timeZone = region.timeZone
    values.locale = region.locale
    values.uuid = uuid
    values.chosenCurrency = region.currency
    values.localeCurrency = region.localeCurrency
    values.followedRegion = region.followed
    values.adviceWords = ConsoleAdvice()
    values.homeFolder = FileLocations.home(variables)
    values.shared = preferences
    values.bankProfileStore = bankProfiles(options, locations)
    let trace = isOn("MODULO_TRACE", variables) ? streams.error : nil
    let moment = try values.read(past)
    if moment != nil, options.mock {
      throw ConsoleFailure(.usage, code: "usage", message: values.format.console.noPastOfSamples)
    }
    let manager: any DataContextManager =
      options.mock
      ? try composeMock(&values, labels, trace: trace)
      : try composeLive(
        &values, labels, data: locations.data, isDryRun: options.dryRun, asOf: moment,
        repeating: receipt?.id, historyBytes: historyBytes, trace: trace,
        commits: options.dryRun || receipt != nil ? nil : commits)
    let session = ConsoleSession(
      options: optionValues(options, variables, streams), streams: streams,
      environment: environment(options, variables, streams), locations: locations, dependencies: values,
      clock: clock, labels: labels, output: output(options, variables, streams), variables: variables)
    session.registerScreens()
    return (session, manager)
  }

  /// The layers on a database file, or on a book.
  ///
  /// - Throws: What is wrong with the address of the book.
  static func composeLive(
    _ values: inout DependencyValues, _ labels: StepLabels, data: DataPlace, isDryRun: Bool,
    asOf moment: PastMoment? = nil, repeating request: UUID? = nil, historyBytes: Int = 64 << 20,
    trace: StandardStream? = nil, commits: CommitNote? = nil
  ) throws -> any DataContextManager {
    let manager: DefaultDataContextManager
    do {
      manager = try DefaultDataContextManager(
        place: data, isDryRun: isDryRun, asOf: moment, repeating: request, request: { labels.requestID },
        historyBytes: historyBytes, allowsIncomplete: { labels.allowsIncompleteStep() }, label: { labels.label })
    } catch {
      throw ConsoleFailure(error.remaining, values.format)
    }
    compose(
      &values, labels, on: DefaultStorage(manager: manager), data: DefaultDataSafety(manager: manager), trace: trace,
      commits: commits)
    return manager
  }

  /// The layers on the doubles, with sample data and without a file.
  static func composeMock(
    _ values: inout DependencyValues, _ labels: StepLabels, trace: StandardStream? = nil
  ) throws -> any DataContextManager {
    let storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples
    ) { labels.label }
    try storage.insert(rates: ExchangeRateEntity.samples)
    try storage.insert(
      groups: BlockGroupEntity.samples, blocks: BlockEntity.samples, sessions: TrackingSessionRecord.samples)
    try storage.insert(RecurringPlanEntity.samples)
    try storage.insert(FundingEntity.samples)
    try storage.insert(PlannedBlockEntity.samples)
    try storage.insert(TimeTargetEntity.samples)
    try storage.insert(HourlyRateEntity.samples)
    compose(&values, labels, on: storage, data: MockDataSafety(manager: storage.manager, book: .sample), trace: trace)
    return storage.manager
  }

  /// The layers on the doubles, without data.
  ///
  /// - Parameter failure: What every transaction fails with; `nil` for none.
  static func composeEmpty(
    _ values: inout DependencyValues, _ labels: StepLabels, failure: StorageError? = nil
  ) throws {
    let (manager, log) = (try MockDataContextManager(), OperationLog())
    if let failure { log.failAll(with: failure) }
    compose(
      &values, labels, on: MockStorage(manager: manager, log: log), data: MockDataSafety(manager: manager, log: log),
      trace: nil)
  }

  /// Repositories, stores and providers, bottom-up.
  ///
  /// - Parameters:
  ///   - trace: Where each transaction is named.
  ///   - commits: What notes that something was saved.
  private static func compose(
    _ values: inout DependencyValues, _ labels: StepLabels, on base: any Storage, data: any DataRepository,
    trace: StandardStream?, commits: CommitNote? = nil
  ) {
    let storage = ObservedStorage(base: base, trace: trace, commits: commits)
    let caches = Slice.all.flatMap { $0.compose(&values, storage) }
    values.historyProvider = DefaultHistoryStore(
      repository: DefaultHistoryRepository(storage: storage), files: data, author: { labels.author }, caches: caches)
    values.dataProvider = DefaultDataStore(repository: data, caches: caches)
  }

  private static func preferences(
    _ options: GlobalOptions, _ locations: FileLocations, _ language: Language
  ) throws -> SharedState {
    let file = FileSharedStorage(settings: locations.settings)
    do {
      if options.mock { return SharedState() }
      // A dry run works on a copy.
      return options.dryRun ? SharedState(inMemory: try file.read()) : try SharedState(file)
    } catch {
      throw ConsoleFailure(error, language)
    }
  }

  /// The names of the profiles of one's own, of which none is read.
  nonisolated static func bankProfileNames(in locations: FileLocations) throws -> [String] {
    try DefaultBankProfileStore.names(in: locations.profiles)
  }

  /// The profiles of one's own, which lie beside the settings.
  private static func bankProfiles(_ options: GlobalOptions, _ locations: FileLocations) -> any BankProfileStore {
    if options.mock { return InMemoryBankProfileStore() }
    return DefaultBankProfileStore(folder: locations.profiles, isDryRun: options.dryRun)
  }

  private static func optionValues(
    _ options: GlobalOptions, _ variables: [String: String], _ streams: StandardStreams
  ) -> GlobalOptionValues {
    // Progress and the bell need a terminal on standard error, and one that can do more than letters.
    let isAttended = !options.json && streams.error.isTerminal && variables["TERM"] != "dumb"
    return GlobalOptionValues(
      json: options.json, isDryRun: options.dryRun, isAccessible: isAccessible(options, variables),
      isAttended: isAttended, isMock: options.mock,
      takesExactNames: options.exactNames || isOn("MODULO_EXACT_NAMES", variables), width: options.width)
  }

  /// What the terminal can show, in the accessible form or not.
  private static func environment(
    _ options: GlobalOptions, _ variables: [String: String], _ streams: StandardStreams
  ) -> (_ isAccessible: Bool) -> EnvironmentValues {
    { isAccessible in
      TerminalCapabilities(
        variables: variables, isTerminal: streams.output.isTerminal, color: options.color, ascii: options.ascii,
        accessible: isAccessible, width: options.width, windowWidth: { streams.output.windowWidth }
      ).environment
    }
  }

  /// The output of the run, with a pager only between terminals, without `--json` and `--no-pager`.
  private static func output(
    _ options: GlobalOptions, _ variables: [String: String], _ streams: StandardStreams
  ) -> PagedOutput {
    let isWanted = !options.noPager && !options.json && streams.input.isTerminal
    guard isWanted, streams.output.isTerminal, let height = streams.output.windowHeight else {
      return PagedOutput(streams.output)
    }
    return PagedOutput(streams.output, pager: Pager(variables: variables), height: height)
  }

  /// Whether the output is for a screen reader; `nil` where the setting decides.
  private static func isAccessible(_ options: GlobalOptions, _ variables: [String: String]) -> Bool? {
    options.accessible ?? variables["MODULO_ACCESSIBLE"].map { $0 != "0" }
  }

  private static func isOn(_ name: String, _ variables: [String: String]) -> Bool {
    variables[name].map { $0 != "0" } ?? false
  }
}

extension ConsoleSession {
  /// Every feature registers what shows its destinations.
  func registerScreens() {
    registry.registerAll(ScreenContext(router: Router(), dependencies: dependencies))
  }
}

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of every noun.
  func registerAll(_ context: ScreenContext) {
    for slice in Slice.all { slice.register(self, context) }
  }
}

extension DependencyValues {
  /// The group of blocks that is always there, with its name in the language of now.
  var defaultGroup: BlockGroupEntity { .defaultGroup(named: format.strings.block.defaultGroup) }
}
