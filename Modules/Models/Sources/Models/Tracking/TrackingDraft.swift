public import Foundation
public import ModuloUtilities

/// User input for a session to start.
public struct TrackingDraft: Equatable, Sendable {
  /// The id of the session. Submitting the same draft again starts no second one.
  public let id: UUID
  /// The block to track.
  public let block: BlockDomain
  /// The time zone in which it begins.
  public let zone: TimeZone
  /// The moment at which it began; `nil` for now.
  public let start: Instant?
  /// Whether the time since the start may overlap with what was tracked already.
  public let allowsOverlap: Bool

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(
    id: UUID, block: BlockDomain, zone: TimeZone, start: Instant? = nil, allowsOverlap: Bool = false
  ) {
    self.id = id
    self.block = block
    self.zone = zone
    self.start = start
    self.allowsOverlap = allowsOverlap
  }

  /// The session that begins.
  ///
  /// - Throws: ``TrackingRule/inFuture(_:)``.
  public func state(at now: Instant) throws(TrackingRule) -> TrackingState {
    if let start, start > now { throw .inFuture(start) }
    return TrackingState(id: id, blockID: block.id, zone: zone, start: start ?? now)
  }

  /// The question before a session is started more than a day ago; `nil` for a later start.
  public func longQuestion(_ format: FormatContext, at now: Instant) -> String? {
    let start = start ?? now
    guard TimeSpan(start: start, end: now).isLong else { return nil }
    let span = ZonedSpan(start: start, end: now, zone: zone)
    return format.strings.tracking.startQuestion(
      block.title, format.localTime(span.zonedStart), format.blocks(of: HalfBlocks(in: span).count))
  }
}
