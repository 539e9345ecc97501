public import ModuloModels

extension FinancialGoalEntity {
  /// A trip with an end: the worked example, 600 of 3000 saved on 2026-04-12.
  public static let japan = FinancialGoalEntity(
    id: Samples.id(1), number: 1, name: "Japan trip", emoji: "🗾", goalAmountMinor: 3_000_00, currency: "USD",
    startDate: Samples.day(20_260_112), endDate: Samples.day(20_261_212))

  /// 1200 of 2500 saved, four months left.
  public static let laptop = FinancialGoalEntity(
    id: Samples.id(2), number: 2, name: "Laptop", emoji: "💻", goalAmountMinor: 2_500_00, currency: "USD",
    startDate: Samples.day(20_251_212), endDate: Samples.day(20_260_812))

  /// 2500 of 10000 saved, without an end.
  public static let emergencyFund = FinancialGoalEntity(
    id: Samples.id(3), number: 3, name: "Emergency fund", emoji: "🛟", goalAmountMinor: 10_000_00, currency: "USD",
    startDate: Samples.day(20_251_012))

  /// 3000 of 15000 saved, two years left.
  public static let car = FinancialGoalEntity(
    id: Samples.id(4), number: 4, name: "Car", emoji: "🚗", goalAmountMinor: 15_000_00, currency: "USD",
    startDate: Samples.day(20_251_112), endDate: Samples.day(20_280_412))

  /// The four goals that mocks and the demo start with.
  public static let samples = [japan, laptop, emergencyFund, car]

  /// The saved amount of each sample goal, in minor units, by number.
  public static let sampleTotals: [Int64: Int64] = [1: 600_00, 2: 1_200_00, 3: 2_500_00, 4: 3_000_00]
}
