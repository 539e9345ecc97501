public import ModuloModels

extension HourlyRateEntity {
  /// What an hour of the user is worth: 20 dollars, from the beginning of the year on.
  public static let own = HourlyRateEntity(
    id: Samples.id(9_401), number: 1, amountMinor: 20_00, currency: "USD", start: Samples.day(20_260_101))

  /// What an hour of ``BlockGroupEntity/work`` is worth: 35 dollars, from four days ago on.
  public static let work = HourlyRateEntity(
    id: Samples.id(9_402), number: 2, groupID: BlockGroupEntity.work.id, amountMinor: 35_00, currency: "USD",
    start: Samples.day(20_260_408))

  /// What an hour of ``BlockEntity/coding`` is worth: 50 euros, from two days ago on.
  public static let coding = HourlyRateEntity(
    id: Samples.id(9_403), number: 3, blockID: BlockEntity.coding.id, amountMinor: 50_00, currency: "EUR",
    start: Samples.day(20_260_410))

  /// The rates of the sample data, by their numbers.
  public static let samples = [own, work, coding]
}
