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
    return halves.sessions(id: id, blockID: blockID, zone: zone, createdAt: now, memo: memo)
  }
}
