import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloProviders
import ModuloProvidersMocks
import ModuloUtilities

extension AppComposition {
  /// Fills a temporary database with the sample goals, plans, accounts and blocks, through the real layers, and shows it
  /// to `body`.
  ///
  /// - Parameters:
  ///   - user: The session whose region and output are used.
  ///   - body: Gets a session on the sample data, and the goal worth a closer look.
  static func withDemo(
    _ user: ConsoleSession, _ body: (ConsoleSession, FinancialGoalDomain) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("modulo-demo-\(user.dependencies.uuid().uuidString)")
    defer { discard(folder) }
    var values = user.dependencies
    let place = DataPlace.file(path: folder.appendingPathComponent("demo.db").path)
    let manager = try composeLive(&values, user.labels, data: place, isDryRun: false)
    defer { manager.close() }
    // The sample accounts are in pounds, and so are the figures about them.
    values.chosenCurrency = "GBP"
    values.followedRegion = nil
    let goals = try await fill(values, user.format)
    try await fillAccounts(values, user.format, in: folder)
    try await fillBlocks(values, user.format)
    guard let first = goals.first else { return }
    try await fillPlans(of: first, values, user.format)
    try await body(user.on(values), first)
  }

  /// Makes the sample accounts with their balances, the newest of them today's.
  private static func fillAccounts(_ values: DependencyValues, _ format: FormatContext, in folder: URL) async throws {
    do {
      try await SampleAccount.create(
        SampleAccount.household(on: values.today), with: values, on: values.today,
        through: folder.appendingPathComponent("balances.csv"))
    } catch let error as FinancialAccountError {
      throw ConsoleFailure(error, format)
    } catch let error as BalanceUpdateImportError {
      throw ConsoleFailure(error, format)
    }
  }

  /// Makes the sample plans: contributions to a goal, of which some are due, and a look at an account, which isn't due.
  private static func fillPlans(
    of goal: FinancialGoalDomain, _ values: DependencyValues, _ format: FormatContext
  ) async throws {
    let sample = RecurringPlanEntity.japanMonthly
    // A month is moved, and not the day: the 31st would become that of a shorter one.
    let months = Samples.today.month.months(until: values.today.month)
    let first = (sample.start.month.adding(months) ?? sample.start.month).firstDay
    let amount = Money(minorUnits: sample.amountMinor ?? 0, in: goal.currency)
    var plans: [(PlanPurpose, Recurrence, String)] = [
      (
        .contribution(goalID: goal.id, amount: amount),
        try .monthly(onThe: sample.anchor.dayOfMonth, from: first), sample.note ?? ""
      )
    ]
    if let account = values.financialAccountProvider.financialAccounts(by: .name).first {
      plans.append((.balance(accountID: account.id), try .monthly(every: 3, onThe: 1, from: first), ""))
    }
    do throws(RecurringPlanError) {
      for (purpose, days, note) in plans {
        try await values.recurringPlanProvider.create(
          RecurringPlanDraft(id: values.uuid(), purpose: purpose, recurrence: days, note: note))
      }
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  private static func discard(_ folder: URL) {
    // What can't be removed from the temporary folder, the system removes in time.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes the sample goals and their contributions, moved to end in the current month.
  private static func fill(
    _ values: DependencyValues, _ format: FormatContext
  ) async throws -> [FinancialGoalDomain] {
    let months = Samples.today.month.months(until: values.today.month)
    func moved(_ day: CalendarDay) -> CalendarDay { min(day.adding(months: months) ?? day, .latest) }
    var goals: [FinancialGoalDomain] = []
    for sample in FinancialGoalEntity.samples {
      let goal = try await create(sample, values, format, moved)
      for contribution in ContributionEntity.samples where contribution.goalID == sample.id {
        try await create(contribution, in: goal, values, format, moved)
      }
      goals.append(goal)
    }
    return goals
  }

  private static func create(
    _ sample: FinancialGoalEntity, _ values: DependencyValues, _ format: FormatContext,
    _ moved: (CalendarDay) -> CalendarDay
  ) async throws -> FinancialGoalDomain {
    do throws(FinancialGoalError) {
      let draft = FinancialGoalDraft(
        id: values.uuid(), name: sample.name, emoji: sample.emoji,
        goalAmount: Money(minorUnits: sample.goalAmountMinor, in: Samples.currency(sample.currency)),
        startDate: moved(sample.startDate), endDate: sample.endDate.map(moved))
      return try await values.financialGoalProvider.create(draft, on: values.today)
    } catch {
      throw ConsoleFailure(error, format)
    }
  }

  private static func create(
    _ sample: ContributionEntity, in goal: FinancialGoalDomain, _ values: DependencyValues, _ format: FormatContext,
    _ moved: (CalendarDay) -> CalendarDay
  ) async throws {
    do throws(ContributionError) {
      // The samples are in order of their days and never take out more than is there, so no total has to be known.
      let draft = ContributionDraft(
        id: values.uuid(), goal: goal, name: sample.name,
        amount: Money(minorUnits: sample.amountMinor, in: goal.currency),
        type: ContributionType(rawValue: sample.type) ?? .add, date: moved(sample.date), allowsNegativeTotal: true)
      _ = try await values.contributionProvider.create(draft, on: values.today)
    } catch {
      throw ConsoleFailure(error, format)
    }
  }
}
