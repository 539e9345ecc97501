public import ModuloModels

extension FundingEntity {
  /// A hundred of a goal in the first account.
  public static let japanSavings = FundingEntity(
    id: Samples.id(9_101), number: 1, goalID: FinancialGoalEntity.japan.id,
    accountID: FinancialAccountEntity.samples[0].id, limitMinor: 100_00, priority: 1)

  /// Another goal in the same account, which has fifty of its seventy-five left.
  public static let laptopSavings = FundingEntity(
    id: Samples.id(9_102), number: 2, goalID: FinancialGoalEntity.laptop.id,
    accountID: FinancialAccountEntity.samples[0].id, limitMinor: 75_00, priority: 2)

  /// Both, by their numbers.
  public static let samples = [japanSavings, laptopSavings]
}
