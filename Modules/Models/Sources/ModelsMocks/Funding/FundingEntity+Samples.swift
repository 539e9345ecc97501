public import ModuloModels

extension FundingEntity {
  /// A goal in the first account, up to a limit.
  public static let japanSavings = FundingEntity(
    id: Samples.id(9_101), number: 1, goalID: FinancialGoalEntity.japan.id,
    accountID: FinancialAccountEntity.samples[0].id, limitMinor: 500_00, priority: 1)

  /// Another goal in the same account, with nothing that can be left out.
  public static let carSavings = FundingEntity(
    id: Samples.id(9_102), number: 2, goalID: FinancialGoalEntity.car.id,
    accountID: FinancialAccountEntity.samples[0].id, priority: 2)

  /// Both, by their numbers.
  public static let samples = [japanSavings, carSavings]
}
