import Foundation
import ModuloUtilities

extension DayTimes {
  /// The times as sessions: one for each day, in order.
  ///
  /// - Parameter id: The ids of the sessions and of their times are derived from it. So the same times make the same rows
  ///   again.
  func sessions(id: UUID, blockID: UUID, createdAt: Instant, memo: String?) -> [TrackingSessionDomain] {
    let places = Dictionary(grouping: times.indices) { times[$0].day }
    return places.keys.sorted().enumerated().map { place, day in
      let made = places[day, default: []].map { index in
        TrackingTimeDomain(id: id.adding(2 * index + 1), span: times[index].span)
      }
      return TrackingSessionDomain(
        id: id.adding(2 * place), blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: made)
    }
  }
}

extension UUID {
  /// The id with a number added to its last 32 bits: sessions have the even numbers, times the odd.
  func adding(_ number: Int) -> UUID {
    var bytes = uuid
    let tail = [bytes.12, bytes.13, bytes.14, bytes.15].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let sum = tail &+ UInt32(truncatingIfNeeded: number)
    (bytes.12, bytes.13) = (UInt8(truncatingIfNeeded: sum >> 24), UInt8(truncatingIfNeeded: sum >> 16))
    (bytes.14, bytes.15) = (UInt8(truncatingIfNeeded: sum >> 8), UInt8(truncatingIfNeeded: sum))
    return UUID(uuid: bytes)
  }
}
