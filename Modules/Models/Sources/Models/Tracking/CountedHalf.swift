public import Foundation
import ModuloUtilities

/// A half block that the times of a block on a day make: half an hour of active time, or what is begun of it.
public struct CountedHalf: Equatable, Sendable {
  /// From the moment at which it was begun to the one at which it was full, or the last time of it ended; in the time
  /// zone of its times.
  public let span: ZonedSpan
  /// The active seconds, ``HalfBlock/seconds`` at most.
  public let activeSeconds: Int64
  /// The session in which it became full; of one that is only begun, the last that has any time of it.
  public let sessionID: UUID

  /// Whether it is a whole half block. One that is only begun counts as none.
  public var isFull: Bool { activeSeconds == HalfBlock.seconds }
}

/// A time with the session that it belongs to.
struct OwnedTime {
  let sessionID: UUID
  let time: TrackingTimeDomain
}

extension [CountedHalf] {
  /// The halves of all times of one block on one day, in order of their starts. The times of each time zone are counted
  /// by themselves, in order, whatever sessions they belong to.
  ///
  /// Of a time with a pause, the active seconds count as its first: where its pause was isn't known.
  init(_ times: [OwnedTime]) {
    let zones = Dictionary(grouping: times) { $0.time.zone.identifier }
    let halves = zones.values.flatMap { HalfCounter($0.sorted { $0.time.place < $1.time.place }).halves }
    self = halves.sorted { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
  }
}

/// Counts the halves of one block, day and time zone.
private struct HalfCounter {
  private(set) var halves: [CountedHalf] = []
  private var begun: (start: Instant, seconds: Int64)?

  init(_ times: [OwnedTime]) {
    for time in times { count(time.time, of: time.sessionID) }
    guard let begun, let last = times.last else { return }
    append(from: begun.start, to: last.time.end, begun.seconds, of: last.sessionID, in: last.time.zone)
  }

  private mutating func count(_ time: TrackingTimeDomain, of sessionID: UUID) {
    // A row may say anything: no more is counted than there is room for.
    var (start, left) = (time.start, min(time.activeSeconds, time.span.wholeSeconds))
    while left > 0 {
      let half = begun ?? (start, 0)
      let taken = min(left, HalfBlock.seconds - half.seconds)
      left -= taken
      guard half.seconds + taken == HalfBlock.seconds else {
        begun = (half.start, half.seconds + taken)
        return
      }
      // The last half that a time fills lasts as long as the time, which may have a pause.
      let end = left == 0 ? time.end : start.adding(seconds: taken)
      append(from: half.start, to: end, HalfBlock.seconds, of: sessionID, in: time.zone)
      (begun, start) = (nil, end)
    }
  }

  private mutating func append(
    from start: Instant, to end: Instant, _ seconds: Int64, of sessionID: UUID, in zone: TimeZone
  ) {
    halves.append(
      CountedHalf(
        span: ZonedSpan(start: start, end: end, zone: zone), activeSeconds: seconds, sessionID: sessionID))
  }
}

extension TrackingTimeDomain {
  /// Its place among the times of a block.
  fileprivate var place: (Instant, Instant, Int) { (start, end, number) }
}
