public import Foundation
public import ModuloUtilities

/// A time of one day that a block is planned for.
public struct PlannedBlockDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The short number for the command line; 0 while the plan is not stored.
  public let number: Int
  /// The identifier of the planned block.
  public let blockID: UUID
  /// The day of the start, in the time zone of the span.
  public let day: CalendarDay
  /// The time, in whole minutes.
  public let span: ZonedSpan

  /// Creates a plan; by default one that is not stored.
  public init(id: UUID, number: Int = 0, blockID: UUID, day: CalendarDay, span: ZonedSpan) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.day = day
    self.span = span
  }
}

extension PlannedBlockDomain {
  /// How long it is: what passes from its start to its end, whatever the clocks show.
  public var seconds: Int64 { span.start.milliseconds(until: span.end) / 1_000 }

  /// The plan as it is stored; the id and the number are kept.
  public func toEntity() -> PlannedBlockEntity {
    PlannedBlockEntity(
      id: id, number: Int64(number), blockID: blockID, day: day, start: span.start, end: span.end,
      zone: span.zone.identifier)
  }

  /// The plan as it may be stored: in whole minutes, on one day, and not before the minute of now.
  ///
  /// - Throws: The first ``PlannedBlockRule`` it breaks; overlaps are known to the storage alone.
  static func checked(
    id: UUID, number: Int = 0, blockID: UUID, from start: ZonedInstant, to end: Instant, at now: Instant
  ) throws(PlannedBlockRule) -> PlannedBlockDomain {
    let (first, last, zone) = (start.instant.inWholeMinutes, end.inWholeMinutes, start.zone)
    if last <= first { throw .endBeforeStart }
    let (day, today) = (LocalTime(first, in: zone).day, LocalTime(now, in: zone).day)
    if day < today { throw .pastDay(day) }
    if first < now.inWholeMinutes { throw .past(ZonedInstant(first, in: zone)) }
    let span = ZonedSpan(start: first, end: last, zone: zone)
    if LocalTime(last.adding(milliseconds: -1), in: zone).day != day { throw .overMidnight(span) }
    return PlannedBlockDomain(id: id, number: number, blockID: blockID, day: day, span: span)
  }
}

/// User input for a plan, parsed but not yet validated.
public struct PlannedBlockDraft: Equatable, Sendable {
  /// The id of the plan. Submitting the same draft again stores nothing twice.
  public let id: UUID
  /// The block.
  public let block: BlockReference
  /// The moment at which it begins, and the time zone of its day.
  public let start: ZonedInstant
  /// The moment at which it ends.
  public let end: Instant

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(id: UUID, block: BlockReference, start: ZonedInstant, end: Instant) {
    self.id = id
    self.block = block
    self.start = start
    self.end = end
  }

  /// The plan of a block as it will be stored.
  ///
  /// - Throws: The first ``PlannedBlockRule`` it breaks; overlaps are known to the storage alone.
  public func checked(of blockID: UUID, at now: Instant) throws(PlannedBlockRule) -> PlannedBlockDomain {
    try .checked(id: id, blockID: blockID, from: start, to: end, at: now)
  }
}

/// What becomes of a stored plan.
public struct PlannedBlockChange: Equatable, Sendable {
  /// Another start, with the time zone of its day; `nil` for the stored one.
  public let start: ZonedInstant?
  /// Another end; `nil` for the stored one, or for the stored length after another start.
  public let end: Instant?
  /// Whether the plan stays as long as it is where it gets another start and no other end.
  public let keepsLength: Bool
  /// Another block; `nil` for the stored one.
  public let block: BlockReference?

  /// Creates a change; by default one of nothing.
  public init(
    start: ZonedInstant? = nil, end: Instant? = nil, keepsLength: Bool = false, block: BlockReference? = nil
  ) {
    self.start = start
    self.end = end
    self.keepsLength = keepsLength
    self.block = block
  }

  /// A plan as it will be stored.
  ///
  /// - Parameter blockID: The block that it is of from now on.
  /// - Throws: The first ``PlannedBlockRule`` it breaks: a plan that stays in the past can't be changed.
  public func applied(
    to plan: PlannedBlockDomain, of blockID: UUID, at now: Instant
  ) throws(PlannedBlockRule) -> PlannedBlockDomain {
    let first = start ?? plan.span.zonedStart
    let kept = keepsLength ? first.instant.inWholeMinutes.adding(seconds: plan.seconds) : plan.span.end
    return try .checked(
      id: plan.id, number: plan.number, blockID: blockID, from: first, to: end ?? kept, at: now)
  }
}
