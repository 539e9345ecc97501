public import ModuloModels

extension FinancialAccountEntity {
  /// Savings that grew from 100 to 150: the first account of the worked example.
  public static let savings = FinancialAccountEntity(
    id: Samples.id(101), number: 1, provider: "Marcus", ownName: "Rainy day",
    type: FinancialAccountType.savingsAccount.rawValue,
    currency: "USD")

  /// A card with a debt of 50: the second account of the worked example.
  public static let card = FinancialAccountEntity(
    id: Samples.id(102), number: 2, provider: "Chase", type: FinancialAccountType.creditCard.rawValue, currency: "USD")

  /// A pension, whose latest two updates are of one day.
  public static let pension = FinancialAccountEntity(
    id: Samples.id(103), number: 3, provider: "Vanguard", type: FinancialAccountType.pension.rawValue, currency: "USD")

  /// An account without a balance.
  public static let wallet = FinancialAccountEntity(
    id: Samples.id(104), number: 4, provider: "Cash", ownName: "Wallet", type: FinancialAccountType.cash.rawValue,
    currency: "USD")

  /// The four accounts that mocks start with.
  public static let samples = [savings, card, pension, wallet]
}

extension BalanceUpdateEntity {
  /// The balances of the sample accounts, in insertion order, as a repository keeps them. The net worth without the
  /// pension is 100 on 2026-04-03, 50 more than on the update day before.
  public static let samples = [
    sample(1, of: .savings, 20_260_401, 100_00, from: 0), sample(2, of: .savings, 20_260_403, 150_00, from: 100_00),
    sample(3, of: .card, 20_260_402, -50_00, from: 0), sample(4, of: .pension, 20_260_401, 1_000_00, from: 0),
    sample(5, of: .pension, 20_260_403, 1_100_00, from: 1_000_00),
    sample(6, of: .pension, 20_260_403, 1_050_00, from: 1_100_00, note: "Corrected"),
  ]

  /// The first balance of the savings: 100.
  public static let savingsOpening = samples[0]

  /// The latest balance of the savings: 150.
  public static let savingsLatest = samples[1]

  /// The only balance of the card: a debt of 50.
  public static let cardOnly = samples[2]

  private static func sample(
    _ number: Int, of account: FinancialAccountEntity, _ day: Int, _ balance: Int64, from previous: Int64,
    note: String? = nil
  ) -> BalanceUpdateEntity {
    let component = FinancialAccountType(rawValue: account.type)?.component ?? .assets
    return BalanceUpdateEntity(
      id: Samples.id(2_000 + number), number: Int64(number), accountID: account.id, balanceMinor: balance,
      date: Samples.day(day), note: note, changeMinor: balance - previous,
      part: PortfolioPart(currency: account.currency, component: component).rawValue)
  }
}
