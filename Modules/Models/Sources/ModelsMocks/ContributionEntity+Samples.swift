public import ModuloModels

extension ContributionEntity {
  /// The contributions of the sample goals, in insertion order; their net equals the goal's entry in `sampleTotals`.
  public static let samples = japan + laptop + emergencyFund + car

  /// The five movements of the worked example.
  public static let japan = series(
    of: .japan, from: 1,
    [
      (20_260_112, 200_00, .add, "First deposit"), (20_260_212, 200_00, .add, nil),
      (20_260_312, 50_00, .remove, "Guide book"), (20_260_327, 200_00, .add, nil),
      (20_260_412, 50_00, .add, nil),
    ])

  /// The first movement of the worked example: 200 on its first day.
  public static let japanFirstDeposit = japan[0]

  /// The one withdrawal of the worked example: 50 for a guide book.
  public static let japanGuidebook = japan[2]

  /// The number that the next contribution gets.
  public static let nextNumber = Int64(samples.count + 1)

  static let laptop = series(
    of: .laptop, from: 6,
    [
      (20_251_212, 400_00, .add, "Old laptop sold"), (20_260_115, 300_00, .add, nil),
      (20_260_214, 300_00, .add, nil), (20_260_301, 100_00, .remove, "Mouse"), (20_260_405, 300_00, .add, nil),
    ])

  static let emergencyFund = series(
    of: .emergencyFund, from: 11,
    [
      (20_251_012, 500_00, .add, nil), (20_251_112, 500_00, .add, nil), (20_251_212, 500_00, .add, nil),
      (20_260_112, 500_00, .add, nil), (20_260_212, 500_00, .add, nil),
      (20_260_305, 400_00, .remove, "Boiler repair"), (20_260_407, 400_00, .add, nil),
    ])

  static let car = series(
    of: .car, from: 18,
    [
      (20_251_112, 1_000_00, .add, "Bonus"), (20_251_212, 500_00, .add, nil), (20_260_112, 500_00, .add, nil),
      (20_260_212, 500_00, .add, nil), (20_260_312, 250_00, .add, nil), (20_260_412, 250_00, .add, nil),
    ])

  private static func series(
    of goal: FinancialGoalEntity, from number: Int64, _ rows: [(Int, Int64, ContributionType, String?)]
  ) -> [ContributionEntity] {
    rows.enumerated().map { index, row in
      let number = number + Int64(index)
      return ContributionEntity(
        id: Samples.id(1_000 + Int(number)), number: number, goalID: goal.id, name: row.3, amountMinor: row.1,
        type: row.2.rawValue, date: Samples.day(row.0))
    }
  }
}
