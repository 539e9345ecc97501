import CommandKit
import DependencyKit
import Foundation
import ModuloContribution
import ModuloCore
import ModuloData
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloProviders
import ModuloRepositories
import ModuloSettings
import ModuloStores
import NavigationKit
import TerminalKit

/// Builds the layers, from the database file up to the screens: the only place that names a default.
@MainActor
enum AppComposition {
  /// Composes what the options ask for, and registers it.
  ///
  /// - Parameter isRepair: Whether a setting that means nothing is no failure, because the command can mend it.
  /// - Returns: The owner of the data, to be closed at the end.
  static func register(
    _ options: GlobalOptions, _ variables: [String: String], isRepair: Bool
  ) throws -> any DataContextManager {
    let locations = FileLocations(options, variables)
    let preferences = try preferences(options, locations)
    let settings = RegionSettings(preferences, path: locations.settings.path, isRepair: isRepair)
    try settings.checkSwitches()
    let region = try Region(options, variables, settings)
    var values = DependencyValues(context: .live)
    values.date = region.date
    values.timeZone = region.timeZone
    values.locale = region.locale
    values.uuid = .version7(date: region.date)
    values.defaultCurrency = region.currency
    values.followedRegion = region.followed
    values.preferences = preferences
    let manager: any DataContextManager =
      options.mock
      ? try composeMock(&values, tracing: isOn("MODULO_TRACE", variables))
      : composeLive(
        &values, database: locations.data, isDryRun: options.dryRun, tracing: isOn("MODULO_TRACE", variables))
    let session = ConsoleSession(
      options: optionValues(options, variables),
      environment: environment(options, variables, values.format), locations: locations, dependencies: values,
      outbox: outbox(options, variables))
    values.session = session
    session.registerScreens()
    DependencyValues.register { [values] in $0 = values }
    return manager
  }

  /// The layers on a database file.
  static func composeLive(
    _ values: inout DependencyValues, database: URL, isDryRun: Bool, tracing: Bool = false
  ) -> any DataContextManager {
    let manager = DefaultDataContextManager(url: database, isDryRun: isDryRun)
    compose(
      &values, on: DefaultStorage(manager: manager), data: DefaultDataSafety(manager: manager), tracing: tracing)
    return manager
  }

  /// The layers on the doubles, with sample data and without a file.
  private static func composeMock(
    _ values: inout DependencyValues, tracing: Bool
  ) throws -> any DataContextManager {
    let storage = try MockStorage(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples,
      accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    compose(&values, on: storage, data: MockDataSafety(manager: storage.manager), tracing: tracing)
    return storage.manager
  }

  /// Repositories, stores and providers, bottom-up.
  private static func compose(
    _ values: inout DependencyValues, on base: any Storage, data: any DataRepository, tracing: Bool
  ) {
    let storage: any Storage = tracing ? TracingStorage(base: base) : base
    let goalStore = DefaultFinancialGoalStore(repository: DefaultFinancialGoalRepository(storage: storage))
    let contributionStore = DefaultContributionStore(
      repository: DefaultContributionRepository(storage: storage), uuid: values.uuid)
    let accountStore = DefaultFinancialAccountStore(repository: DefaultFinancialAccountRepository(storage: storage))
    let balanceStore = DefaultBalanceUpdateStore(
      repository: DefaultBalanceUpdateRepository(storage: storage), uuid: values.uuid)
    let rateStore = DefaultExchangeRateStore(repository: DefaultExchangeRateRepository(storage: storage))
    values.financialGoalProvider = DefaultFinancialGoalProvider(store: goalStore)
    values.contributionProvider = DefaultContributionProvider(store: contributionStore)
    values.financialAccountProvider = DefaultFinancialAccountProvider(store: accountStore)
    values.balanceUpdateProvider = DefaultBalanceUpdateProvider(store: balanceStore)
    values.portfolioProvider = DefaultPortfolioProvider(
      store: DefaultPortfolioStore(repository: DefaultPortfolioRepository(storage: storage)))
    values.exchangeRateProvider = DefaultExchangeRateProvider(store: rateStore)
    values.dataProvider = DefaultDataStore(
      repository: data, goals: goalStore, contributions: contributionStore, accounts: accountStore,
      balances: balanceStore, rates: rateStore)
  }

  private static func preferences(_ options: GlobalOptions, _ locations: FileLocations) throws -> Preferences {
    let file = DefaultPreferencesStore(url: locations.settings)
    do {
      if options.mock { return try Preferences(store: InMemoryPreferencesStore()) }
      // A dry run works on a copy.
      return try Preferences(store: options.dryRun ? InMemoryPreferencesStore(file.read()) : file)
    } catch {
      throw ConsoleFailure(error)
    }
  }

  private static func optionValues(_ options: GlobalOptions, _ variables: [String: String]) -> GlobalOptionValues {
    // Progress and the bell need a terminal on standard error, and one that can do more than letters.
    let isAttended = !options.json && StandardStream.error.isTerminal && variables["TERM"] != "dumb"
    return GlobalOptionValues(
      json: options.json, isDryRun: options.dryRun, showsProgress: isAttended && !isAccessible(variables),
      hasBell: isAttended)
  }

  private static func environment(
    _ options: GlobalOptions, _ variables: [String: String], _ format: FormatContext
  ) -> EnvironmentValues {
    let capabilities = TerminalCapabilities(
      variables: variables, isTerminal: StandardStream.output.isTerminal, color: options.color, ascii: options.ascii,
      accessible: isAccessible(variables), width: options.width, windowWidth: { StandardStream.output.windowWidth })
    var environment = capabilities.environment
    environment.titleSeparator = format.strings.console.titleSeparator
    return environment
  }

  /// The outbox of the run, with a pager only between terminals, without `--json` and `--no-pager`.
  private static func outbox(_ options: GlobalOptions, _ variables: [String: String]) -> Outbox {
    let isWanted = !options.noPager && !options.json && StandardStream.input.isTerminal
    guard isWanted, StandardStream.output.isTerminal, let height = StandardStream.output.windowHeight else {
      return Outbox()
    }
    return Outbox(pager: Pager(variables: variables), height: height)
  }

  /// Whether the answers are read out by a screen reader.
  private static func isAccessible(_ variables: [String: String]) -> Bool {
    isOn("MODULO_ACCESSIBLE", variables)
  }

  private static func isOn(_ name: String, _ variables: [String: String]) -> Bool {
    variables[name].map { $0 != "0" } ?? false
  }
}

extension ConsoleSession {
  /// Every feature registers what shows its destinations.
  func registerScreens() {
    let context = ScreenContext(router: Router(), dependencies: dependencies)
    registry.registerFinancialGoal(context)
    registry.registerContribution(context)
    registry.registerPortfolio(context)
    registry.registerSettings(context)
    registry.registerData(context)
  }
}
