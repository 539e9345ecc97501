import DependencyKit
import Foundation
import ModuloBlock
import ModuloContribution
import ModuloCore
import ModuloData
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloScreens
import ModuloSettings
import ModuloTimeSummary
import ModuloTracking
import NavigationKit
import TerminalKit

@testable import modulo

/// Every screen, by way of the registry, on the doubles of all layers: the mock composition on the sample day.
@MainActor
struct GoldenWorld {
  let locale: String
  let router = Router<AppDestination>()
  /// What the goals' repository is asked; its failures are planned here.
  let goalLog: OperationLog
  let manager: MockDataContextManager
  /// The data as a whole.
  let safety: MockDataSafety
  private let registry = NavigationRegistry<any InteractiveScreen>()

  init(_ locale: String, _ fixture: GoldenFixture = .samples) throws {
    self.locale = locale
    let storage = try MockStorage(
      goals: fixture.goals, contributions: fixture.contributions, accounts: fixture.accounts, updates: fixture.updates)
    manager = storage.manager
    try fixture.addBlocks(to: manager)
    goalLog = storage.log.of(FakeFinancialGoalRepository.self)
    safety = MockDataSafety(manager: manager, location: "/modulo.db", book: .sample)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = ConsoleAdvice()
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.chosenCurrency = "USD"
    values.shared = SharedState()
    values.bankProfileStore = InMemoryBankProfileStore()
    values.registerProviders(on: storage)
    values.dataProvider = FakeDataProvider.fake(on: safety, storage)
    let context = ScreenContext(router: router, dependencies: values)
    registry.registerFinancialGoal(context)
    registry.registerContribution(context)
    registry.registerRecurringPlan(context)
    registry.registerFunding(context)
    registry.registerPortfolio(context)
    registry.registerBlock(context)
    registry.registerTracking(context)
    registry.registerPlannedBlock(context)
    registry.registerTimeSummary(context)
    registry.registerPeriodReport(context)
    registry.registerHourlyRate(context)
    registry.registerTimeTarget(context)
    registry.registerSettings(context)
    registry.registerData(context)
    registry.registerBook(context)
  }

  /// The screen of a destination.
  func open<S: Screen>(_ destination: AppDestination, as type: S.Type) throws -> S {
    try registry.resolve(destination, as: type)
  }

  /// What a screen is drawn in.
  func environment(
    _ width: Int?, _ characterSet: CharacterRepertoire = .unicode, _ colorDepth: ColorDepth = .none
  ) -> EnvironmentValues {
    var environment = EnvironmentValues(width: width, characterSet: characterSet, colorDepth: colorDepth)
    environment.titleSeparator = Strings(Language(Locale(identifier: locale))).titleSeparator
    return environment
  }
}
