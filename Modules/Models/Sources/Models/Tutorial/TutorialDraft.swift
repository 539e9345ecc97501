public import Foundation
public import ModuloUtilities

/// What a user tries day blocks with: half a block, of a block in a group of its own. It follows the rules of all tracked
/// time, and is never stored.
public struct TutorialDraft: Equatable, Sendable {
  /// The identifier of the group, the block and the session.
  public let id: UUID
  /// The time zone whose calendar the day is of.
  public let zone: TimeZone
  /// The moment at which the half block ends.
  public let end: Instant
  /// A note; blank for none.
  public var memo: String

  /// Creates a draft. Nothing is checked before its sessions are asked for.
  public init(id: UUID, zone: TimeZone, end: Instant, memo: String) {
    self.id = id
    self.zone = zone
    self.end = end
    self.memo = memo
  }
}

extension TutorialDraft {
  /// The session of the half block, as completing it would make it: one, since a half is of the day that it began on.
  ///
  /// - Parameter words: The names of the group and the block.
  /// - Throws: The rule of ``TrackingMemo`` that the memo breaks.
  public func sessions(_ words: TutorialStrings) throws(TrackingRule) -> [TrackingSessionDetailedDomain] {
    let group = BlockGroupDomain(id: id, name: words.group, position: 0, blockCount: 1)
    let block = BlockDomain(id: id, groupID: group.id, name: words.block)
    let state = TrackingState(
      id: id, blockID: block.id, zone: zone,
      start: end.adding(milliseconds: -HalfBlock.milliseconds))
    return try state.complete(until: end, at: end, memo: try TrackingMemo.checked(memo)).sessions.map {
      TrackingSessionDetailedDomain(session: $0, block: block, group: group)
    }
  }
}
