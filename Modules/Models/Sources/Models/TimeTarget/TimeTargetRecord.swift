import Foundation
public import ModuloUtilities

/// Targets with what they are reckoned from, read in one snapshot.
public struct TimeTargetRecord: Equatable, Sendable {
  /// The owners with their rows, in the order in which they are listed.
  public let owners: [Owner]
  /// The days off, of the days that matter.
  public let daysOff: [DayOffEntity]

  /// A block or a group with its targets.
  public struct Owner: Equatable, Sendable {
    /// The block or the group.
    public let owner: TargetOwner
    /// Its rows, in order of their first days.
    public let rows: [TimeTargetEntity]
    /// What was tracked, of the days that matter.
    public let days: [DayTotal]

    /// Creates an owner with its rows.
    public init(owner: TargetOwner, rows: [TimeTargetEntity], days: [DayTotal] = []) {
      self.owner = owner
      self.rows = rows
      self.days = days
    }
  }

  /// Creates a record from rows of one snapshot.
  public init(owners: [Owner], daysOff: [DayOffEntity]) {
    self.owners = owners
    self.daysOff = daysOff
  }

  /// That of no target.
  public static let none = TimeTargetRecord(owners: [], daysOff: [])

  /// The targets in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func toDomain() throws(RepositoryError) -> [TargetTimeline] {
    let daysOff = DaysOff(Dictionary(daysOff.map { ($0.day, Int($0.percent)) }) { first, _ in first })
    var timelines: [TargetTimeline] = []
    for owner in owners { timelines.append(try owner.toDomain(daysOff)) }
    return timelines
  }
}

extension TimeTargetRecord.Owner {
  /// The schedule of the rows.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func schedule(_ daysOff: DaysOff = .none) throws(RepositoryError) -> TargetSchedule {
    var terms: [TargetTerms] = []
    for row in rows { terms.append(try row.terms()) }
    return TargetSchedule(terms, daysOff: daysOff)
  }

  func toDomain(_ daysOff: DaysOff) throws(RepositoryError) -> TargetTimeline {
    TargetTimeline(
      owner: owner, ids: Dictionary(rows.map { ($0.firstDay, ($0.id, Int($0.number))) }) { first, _ in first },
      schedule: try schedule(daysOff),
      tracked: DailySeconds(days.lazy.map { (day: $0.day, seconds: $0.total.activeSeconds) }))
  }
}

/// A target that was stored, with the rows beside it.
public struct TimeTargetChangeRecord: Equatable, Sendable {
  /// The owner with its rows as they are now.
  public let record: TimeTargetRecord
  /// The first day of the row.
  public let firstDay: CalendarDay
  /// The row that began on the same day, which is replaced; `nil` for none.
  public let replaced: TimeTargetEntity?

  /// Creates a record of what one transaction has stored.
  public init(record: TimeTargetRecord, firstDay: CalendarDay, replaced: TimeTargetEntity?) {
    self.record = record
    self.firstDay = firstDay
    self.replaced = replaced
  }

  /// The change in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func toDomain() throws(RepositoryError) -> TimeTargetChange {
    guard let timeline = try record.toDomain().first,
      let index = timeline.targets.firstIndex(where: { $0.terms.firstDay == firstDay })
    else { throw .notFound }
    return TimeTargetChange(
      target: timeline.targets[index], previous: index > 0 ? timeline.targets[index - 1] : nil,
      next: timeline.targets.dropFirst(index + 1).first, first: timeline.schedule.period(of: firstDay),
      firstTarget: timeline.schedule.period(of: firstDay).map { timeline.schedule.target(in: $0.days) } ?? 0,
      replaced: try replaced?.terms())
  }
}
