public import ModuloModels
import ModuloUtilities

extension BlockGroupEntity {
  /// The first sample group.
  public static let work = BlockGroupEntity(id: Samples.id(4_001), number: 1, name: "Work", position: 0)

  /// The second sample group.
  public static let sport = BlockGroupEntity(id: Samples.id(4_002), number: 2, name: "Sport", position: 1)
}

extension BlockEntity {
  /// A block of ``BlockGroupEntity/work``.
  public static let coding = BlockEntity(
    id: Samples.id(4_101), number: 1, groupID: Samples.id(4_001), name: "Coding", icon: 69, color: 37, position: 0)

  /// A block of ``BlockGroupEntity/sport``.
  public static let running = BlockEntity(
    id: Samples.id(4_102), number: 2, groupID: Samples.id(4_002), name: "Running", icon: 164, color: 22, position: 0)
}

extension TrackingSessionRecord {
  /// Two halves of ``BlockEntity/coding`` on the samples' day, in UTC: 09:00 to 10:00.
  public static let coding = TrackingSessionRecord(
    session: TrackingSessionEntity(
      id: Samples.id(4_201), number: 1, blockID: Samples.id(4_101), day: Samples.today,
      createdAt: Instant(Samples.now), memo: "Parser"),
    times: (0..<2).map { place in
      // Noon less three hours is nine o'clock.
      let start = Instant(Samples.now).adding(seconds: Int64(place) * HalfBlock.seconds - 3 * 3_600)
      return TrackingTimeEntity(
        id: Samples.id(4_301 + place), number: Int64(place + 1), sessionID: Samples.id(4_201),
        blockID: Samples.id(4_101), day: Samples.today, start: start, end: start.adding(seconds: HalfBlock.seconds),
        zone: "GMT", activeSeconds: HalfBlock.seconds)
    })
}
