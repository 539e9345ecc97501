import Foundation
public import ModuloUtilities

extension TrackingState {
  /// The sessions that completing stores: one for each day that a half began on, in order. What is left of a half is
  /// dropped.
  ///
  /// - Parameters:
  ///   - end: The moment at which the session ended.
  ///   - now: The moment of completion, which the sessions keep.
  /// - Throws: ``TrackingRule/lessThanHalf``; ``TrackingRule/beforeLastEvent(_:)``.
  public func complete(
    until end: Instant, at now: Instant, memo: String? = nil
  ) throws(TrackingRule) -> [TrackingSessionDomain] {
    try checkOrder(of: end)
    let halves = progress(at: end).halves
    if halves.isEmpty { throw .lessThanHalf }
    return sessions(of: halves, createdAt: now, memo: memo)
  }

  private func sessions(of halves: [TimeSpan], createdAt: Instant, memo: String?) -> [TrackingSessionDomain] {
    let places = Dictionary(grouping: halves.indices) { LocalTime(halves[$0].start, in: zone).day }
    return places.keys.sorted().enumerated().map { place, day in
      let times = places[day, default: []].map { index in
        TrackingTimeDomain(
          id: derivedID(2 * index + 1), start: halves[index].start, end: halves[index].end, zone: zone,
          activeSeconds: HalfBlock.seconds)
      }
      return TrackingSessionDomain(
        id: derivedID(2 * place), blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: times)
    }
  }

  /// The session's id with a number added to its last 32 bits: the sessions have the even numbers, the times the odd.
  private func derivedID(_ number: Int) -> UUID {
    var bytes = id.uuid
    let tail = [bytes.12, bytes.13, bytes.14, bytes.15].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let sum = tail &+ UInt32(truncatingIfNeeded: number)
    (bytes.12, bytes.13) = (UInt8(truncatingIfNeeded: sum >> 24), UInt8(truncatingIfNeeded: sum >> 16))
    (bytes.14, bytes.15) = (UInt8(truncatingIfNeeded: sum >> 8), UInt8(truncatingIfNeeded: sum))
    return UUID(uuid: bytes)
  }
}
