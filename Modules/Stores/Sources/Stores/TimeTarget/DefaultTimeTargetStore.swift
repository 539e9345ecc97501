public import DependencyKit
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// Sets targets and days off in a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultTimeTargetStore: TimeTargetStore {
  private let repository: any TimeTargetRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of days off, and of the ends of targets.
  public init(repository: any TimeTargetRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  public func targets(on today: CalendarDay) async throws(TimeTargetError) -> [TargetState] {
    try await TimeTargetError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchAll().toDomain().compactMap { $0.state(on: today) }
    }
  }

  public func details(
    of reference: TargetReference, on today: CalendarDay
  ) async throws(TimeTargetError) -> TargetDetails {
    try await TimeTargetError.during(.finding(reference)) { () throws(RepositoryError) in
      guard let timeline = try await repository.fetchOne(matching: reference).toDomain().first else { throw .notFound }
      return TargetDetails(timeline: timeline, today: today)
    }
  }

  @discardableResult
  public func set(_ draft: TimeTargetDraft) async throws(TimeTargetError) -> TimeTargetChange {
    try await TimeTargetError.during(.finding(draft.owner)) { () throws(RepositoryError) in
      try await repository.save(draft).toDomain()
    }
  }

  @discardableResult
  public func end(
    _ reference: TargetReference, after lastDay: CalendarDay
  ) async throws(TimeTargetError) -> TimeTargetChange {
    let id = uuid()
    return try await TimeTargetError.during(.finding(reference)) { () throws(RepositoryError) in
      try await repository.end(reference, after: lastDay, id: id).toDomain()
    }
  }

  public func findDeletion(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(TimeTargetError) -> TimeTargetDeletion {
    try await TimeTargetError.during(.finding(reference)) { () throws(RepositoryError) in
      try await repository.fetchDeletion(of: reference, from: day).toDeletion()
    }
  }

  @discardableResult
  public func delete(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(TimeTargetError) -> TimeTargetDeletion {
    try await TimeTargetError.during(.finding(reference)) { () throws(RepositoryError) in
      try await repository.delete(of: reference, from: day).toDeletion()
    }
  }

  public func daysOff() async throws(TimeTargetError) -> [DayOffDomain] {
    try await TimeTargetError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchDaysOff().map { $0.toDomain() }
    }
  }

  @discardableResult
  public func addDaysOff(
    _ days: ClosedRange<CalendarDay>, percent: Int
  ) async throws(TimeTargetError) -> DaysOffChange {
    if days.dayCount > TimeTargetDraft.daysOffLimit { throw .rule(.tooManyDays(limit: TimeTargetDraft.daysOffLimit)) }
    if !(1...100 ~= percent) { throw .rule(.share("\(percent)%")) }
    let rows = (0..<days.dayCount).compactMap { days.lowerBound.adding(days: $0) }
      .map { DayOffEntity(id: uuid(), day: $0, percent: Int64(percent)) }
    let known = try await TimeTargetError.during(.listing) { () throws(RepositoryError) in
      try await repository.saveDaysOff(rows)
    }
    return DaysOffChange(days: rows.map { $0.toDomain() }, known: known)
  }

  @discardableResult
  public func removeDaysOff(_ days: ClosedRange<CalendarDay>) async throws(TimeTargetError) -> DaysOffChange {
    let rows = try await TimeTargetError.during(.listing) { () throws(RepositoryError) in
      try await repository.deleteDaysOff(in: days)
    }
    return DaysOffChange(days: rows.map { $0.toDomain() }, known: rows.count)
  }
}

extension TimeTargetRecord {
  fileprivate func toDeletion() throws(RepositoryError) -> TimeTargetDeletion {
    guard let timeline = try toDomain().first else { throw .notFound }
    return TimeTargetDeletion(owner: timeline.owner, targets: timeline.targets)
  }
}
