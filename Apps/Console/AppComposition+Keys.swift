import DependencyKit
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloProviders
import ModuloStores
import ModuloUtilities
import TerminalKit

extension AppComposition {
  /// The sample data, on a day that stays the same, with what some keys need: a session that runs, a goal that is tied
  /// to an account, an hourly rate, and charts that can go farther back and less far.
  static func samplesWithEveryKey(
    _ language: Language
  ) async throws -> (session: ConsoleSession, manager: any DataContextManager) {
    var options = GlobalOptions()
    options.mock = true
    options.now = InstantArgument(argument: "2026-04-12T12:00:00Z")
    options.timeZone = TimeZoneArgument(argument: "UTC")
    options.locale = LocaleArgument(argument: language.rawValue)
    let none = StandardStream(descriptor: -1)
    let (session, manager) = try session(
      for: options, ["MODULO_CURRENCY": "USD"], on: StandardStreams(input: none, output: none, error: none),
      language: language, isRepair: false)
    let values = session.dependencies
    let coding = try await values.blockProvider.findOne(.id(BlockEntity.coding.id), on: values.today).block
    let draft = TrackingDraft(id: values.uuid(), block: coding, zone: values.timeZone)
    _ = try await values.trackingProvider.start(draft, at: values.now)
    let goal = try await values.financialGoalProvider.findOne(.id(FinancialGoalEntity.japan.id), on: values.today)
    try await values.fundingProvider.save(
      FundingDraft(
        id: values.uuid(), goalID: goal.id, accountID: FinancialAccountEntity.savings.id, allowsShort: true))
    try await values.hourlyRateProvider.set(
      HourlyRateDraft(
        id: values.uuid(), owner: .oneself, amount: Money(minorUnits: 20_00, in: Samples.currency("USD")),
        start: values.today))
    try await values.timeTargetProvider.set(
      TimeTargetDraft(
        id: values.uuid(), owner: .block(coding.reference), firstDay: Samples.day(20_260_330), seconds: 36_000))
    try await values.timeTargetProvider.addDaysOff(values.today...values.today, percent: 50)
    let charts =
      [PortfolioPreferences.chartRange]
      + FinancialAccountEntity.samples.map { PortfolioPreferences.chartRange(of: $0.id) }
    for chart in charts { try values.shared.remember(.year, for: chart) }
    return (session, manager)
  }
}
