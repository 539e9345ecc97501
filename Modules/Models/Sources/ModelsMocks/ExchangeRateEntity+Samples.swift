public import ModuloModels

extension ExchangeRateEntity {
  /// The dollar in euros, since the first balance: what the sample accounts are worth to a user who counts in euros.
  public static let dollar = ExchangeRateEntity(
    id: Samples.id(301), number: 1, currency: "USD", base: "EUR", rate: "0.92", date: Samples.day(20_260_401))

  /// The rate that mocks start with.
  public static let samples = [dollar]
}
