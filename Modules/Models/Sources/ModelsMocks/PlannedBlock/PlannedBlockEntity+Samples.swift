public import ModuloModels
import ModuloUtilities

extension PlannedBlockEntity {
  /// Ninety minutes of ``BlockEntity/coding`` on the samples' day, in UTC: 13:00 to 14:30, after ``Samples/now``.
  public static let coding = PlannedBlockEntity(
    id: Samples.id(9_201), number: 1, blockID: BlockEntity.coding.id, day: Samples.today,
    start: Instant(Samples.now).adding(seconds: 3_600), end: Instant(Samples.now).adding(seconds: 9_000), zone: "GMT")

  /// An hour of ``BlockEntity/reading`` in the evening of the same day: 20:00 to 21:00.
  public static let reading = PlannedBlockEntity(
    id: Samples.id(9_202), number: 2, blockID: BlockEntity.reading.id, day: Samples.today,
    start: Instant(Samples.now).adding(seconds: 28_800), end: Instant(Samples.now).adding(seconds: 32_400), zone: "GMT")

  /// Both, by their numbers.
  public static let samples = [coding, reading]
}
