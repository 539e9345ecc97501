public import ModuloModels
import ModuloUtilities

extension RecurringPlanEntity {
  /// A plan of a goal, on the last day of each month, with a value in every field that it can have.
  public static let japanMonthly = RecurringPlanEntity(
    id: Samples.id(9_001), number: 1, goalID: FinancialGoalEntity.samples[0].id, amountMinor: 25_000, interval: 1,
    unit: Recurrence.Unit.month.rawValue, anchor: Samples.day(20_260_131), start: Samples.day(20_260_131),
    end: Samples.day(20_271_231), note: "Salary")

  /// A plan of an account, every quarter, with nothing that can be left out.
  public static let quarterlyBalance = RecurringPlanEntity(
    id: Samples.id(9_002), number: 2, accountID: FinancialAccountEntity.samples[0].id, interval: 3,
    unit: Recurrence.Unit.month.rawValue, anchor: Samples.day(20_260_101), start: Samples.day(20_260_101))

  /// Both, by their numbers.
  public static let samples = [japanMonthly, quarterlyBalance]
}
