public import Foundation
public import ModuloUtilities

/// A stored target of time of a block or a group, valid from a day until the next one of the same begins. One of no
/// seconds ends it.
public struct TimeTargetEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in the order of insertion, never reused; 0 while it is not stored.
  public var number: Int64
  /// The block whose time is meant; `nil` for a target of a group. Deleting the block deletes the row.
  public var blockID: UUID?
  /// The group of the blocks whose time is meant; `nil` for a target of a block. Deleting the group deletes the row.
  public var groupID: UUID?
  /// The first day on which it is valid. A block, or a group, has one target that begins on a day.
  public var firstDay: CalendarDay
  /// The seconds of a whole period; 0 where there is no target from that day on.
  public var seconds: Int64
  /// The raw value of the period.
  public var period: String
  /// The raw value of the weekday on which a week begins.
  public var firstWeekday: Int64
  /// A bit for each working day, the lowest for Sunday.
  public var workingDays: Int64
  /// The most seconds that are carried over, either way: 0 for nothing, `nil` for all.
  public var carryLimit: Int64?
  /// The seconds that the first period begins with, below zero for what is too little; `nil` for what the target before
  /// it carries over.
  public var opening: Int64?

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, blockID: UUID? = nil, groupID: UUID? = nil, firstDay: CalendarDay, seconds: Int64,
    period: String, firstWeekday: Int64, workingDays: Int64, carryLimit: Int64? = 0, opening: Int64? = nil
  ) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.groupID = groupID
    self.firstDay = firstDay
    self.seconds = seconds
    self.period = period
    self.firstWeekday = firstWeekday
    self.workingDays = workingDays
    self.carryLimit = carryLimit
    self.opening = opening
  }

  /// A row of these terms, of a block or a group.
  public init(id: UUID, owner: TargetOwner, terms: TargetTerms) {
    self.init(
      id: id, blockID: owner.kind == .block ? owner.id : nil, groupID: owner.kind == .group ? owner.id : nil,
      firstDay: terms.firstDay, seconds: terms.seconds, period: terms.period.rawValue,
      firstWeekday: Int64(terms.firstWeekday.rawValue), workingDays: Int64(terms.workingDays.mask),
      carryLimit: terms.carryOver.limit, opening: terms.opening)
  }
}

extension TimeTargetEntity {
  /// The terms of the row.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func terms() throws(RepositoryError) -> TargetTerms {
    guard let period = TargetPeriod(rawValue: period), let firstWeekday = Weekday(rawValue: Int(firstWeekday)),
      let workingDays = WorkingDays(mask: Int(workingDays))
    else { throw damage("its period or its days are unknown") }
    return TargetTerms(
      firstDay: firstDay, seconds: seconds, per: period, firstWeekday: firstWeekday, on: workingDays,
      carryOver: CarryOver(limit: carryLimit), opening: opening)
  }

  /// The block or the group.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for a row of both, or of neither.
  public func ownerID() throws(RepositoryError) -> UUID {
    switch (blockID, groupID) {
    case (let id?, nil), (nil, let id?): return id
    case (nil, nil), (_?, _?): throw damage("it is of both a block and a group, or of neither")
    }
  }

  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    _ = try ownerID()
    _ = try terms()
    return .broken((.number, number < 1))
  }

  private func damage(_ detail: String) -> RepositoryError { .damaged(.file(detail: "target #\(number): \(detail)")) }
}

extension CarryOver {
  /// The most that is carried over, as it is stored: 0 for nothing, `nil` for all.
  public var limit: Int64? {
    switch self {
    case .none: 0
    case .all: nil
    case .capped(let seconds): seconds
    }
  }

  /// - Parameter limit: 0 for nothing, `nil` for all.
  public init(limit: Int64?) {
    self = limit.map { $0 == 0 ? .none : .capped($0) } ?? .all
  }
}

/// A stored day off, for all targets.
public struct DayOffEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in the order of insertion, never reused; 0 while it is not stored.
  public var number: Int64
  /// The day. There is one row a day.
  public var day: CalendarDay
  /// How much of the day is off, in hundredths, 1 to 100.
  public var percent: Int64

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(id: UUID, number: Int64 = 0, day: CalendarDay, percent: Int64 = 100) {
    self.id = id
    self.number = number
    self.day = day
    self.percent = percent
  }

  /// The rules that the row breaks.
  public func brokenRules() -> [RowRule] { .broken((.number, number < 1)) }

  /// The day in the domain's types.
  public func toDomain() -> DayOffDomain { DayOffDomain(day: day, percent: Int(percent)) }
}
