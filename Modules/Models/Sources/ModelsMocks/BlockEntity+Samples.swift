import Foundation
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

extension BlockGroupEntity {
  /// The groups of the sample data.
  public static let samples = [work, sport]
}

extension BlockEntity {
  /// The second block of ``BlockGroupEntity/work``.
  public static let reading = BlockEntity(
    id: Samples.id(4_103), number: 3, groupID: Samples.id(4_001), name: "Reading", icon: 0, color: 12, position: 1)

  /// The blocks of the sample data.
  public static let samples = [coding, running, reading]
}

extension TrackingSessionRecord {
  /// The week up to the samples' day, in UTC: mornings of ``BlockEntity/coding``, runs, and evenings of
  /// ``BlockEntity/reading``.
  public static let samples = [
    coding, session(2, of: .coding, daysAgo: 6, from: 9, halves: 5),
    session(3, of: .running, daysAgo: 5, from: 18, halves: 2),
    session(4, of: .coding, daysAgo: 4, from: 9, halves: 6), session(5, of: .reading, daysAgo: 4, from: 21, halves: 2),
    session(6, of: .running, daysAgo: 2, from: 7, halves: 2), session(7, of: .coding, daysAgo: 2, from: 10, halves: 4),
    session(8, of: .reading, daysAgo: 1, from: 20, halves: 3), session(9, of: .running, daysAgo: 0, from: 7, halves: 1),
  ]

  /// Halves one after another from an hour of a day on, in UTC.
  private static func session(
    _ number: Int, of block: BlockEntity, daysAgo: Int, from hour: Int, halves: Int
  ) -> TrackingSessionRecord {
    let day = Samples.today.adding(days: -daysAgo) ?? Samples.today
    let start = Instant(day.date(in: .gmt)).adding(seconds: Int64(hour) * 3_600)
    let id = Samples.id(4_200 + number)
    let times = (0..<halves).map { place in
      let begun = start.adding(seconds: Int64(place) * HalfBlock.seconds)
      return TrackingTimeEntity(
        id: Samples.id(4_300 + 10 * number + place), number: Int64(10 * number + place), sessionID: id,
        blockID: block.id, day: day, start: begun, end: begun.adding(seconds: HalfBlock.seconds), zone: "GMT",
        activeSeconds: HalfBlock.seconds)
    }
    let end = start.adding(seconds: Int64(halves) * HalfBlock.seconds)
    return TrackingSessionRecord(
      session: TrackingSessionEntity(
        id: id, number: Int64(number), blockID: block.id, day: day, createdAt: end, start: start),
      times: times)
  }
}

extension TrackingSessionRecord {
  /// Two halves of ``BlockEntity/coding`` on the samples' day, in UTC: 09:00 to 10:00.
  public static let coding = TrackingSessionRecord(
    session: TrackingSessionEntity(
      id: Samples.id(4_201), number: 1, blockID: Samples.id(4_101), day: Samples.today,
      createdAt: Instant(Samples.now), memo: "Parser", start: Instant(Samples.now).adding(seconds: -3 * 3_600)),
    times: (0..<2).map { place in
      // Noon less three hours is nine o'clock.
      let start = Instant(Samples.now).adding(seconds: Int64(place) * HalfBlock.seconds - 3 * 3_600)
      return TrackingTimeEntity(
        id: Samples.id(4_301 + place), number: Int64(place + 1), sessionID: Samples.id(4_201),
        blockID: Samples.id(4_101), day: Samples.today, start: start, end: start.adding(seconds: HalfBlock.seconds),
        zone: "GMT", activeSeconds: HalfBlock.seconds)
    })
}
