public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Targets and days off in a storage.
public struct DefaultTimeTargetRepository: TimeTargetRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll() async throws(RepositoryError) -> TimeTargetRecord {
    try await storage.read { context in
      let rows = try context.fetch(.targets)
      if rows.isEmpty { return .none }
      let owners = try context.targetOwners()
      var found: [TimeTargetRecord.Owner] = []
      for owner in owners.owners(of: rows) {
        found.append(.init(owner: owner.owner, rows: owner.rows, days: try context.days(of: owner.owner, in: owners)))
      }
      return TimeTargetRecord(owners: found, daysOff: try context.fetch(.daysOff(in: .earliest ... .latest)))
    }
  }

  public func fetchOne(matching reference: TargetReference) async throws(RepositoryError) -> TimeTargetRecord {
    try await storage.read { context in
      let owners = try context.targetOwners()
      let owner = try owners.choice(reference)
      let rows = try context.targets(of: owner)
      if rows.isEmpty { throw RepositoryError.forbidden(.target(.noTarget(owner.title, nil))) }
      return TimeTargetRecord(
        owners: [.init(owner: owner, rows: rows, days: try context.days(of: owner, in: owners))],
        daysOff: try context.fetch(.daysOff(in: .earliest ... .latest)))
    }
  }

  public func save(_ draft: TimeTargetDraft) async throws(RepositoryError) -> TimeTargetChangeRecord {
    try await storage.write { context in
      let owner = try context.targetOwners().choice(draft.owner)
      let schedule = try TimeTargetRecord.Owner(owner: owner, rows: try context.targets(of: owner)).schedule()
      let present = schedule.index(on: draft.firstDay).map { schedule.terms[$0] }
      return try context.save(try draft.terms(following: present), of: owner, id: draft.id)
    }
  }

  public func end(
    _ reference: TargetReference, after lastDay: CalendarDay, id: UUID
  ) async throws(RepositoryError) -> TimeTargetChangeRecord {
    try await storage.write { context in
      let owner = try context.targetOwners().choice(reference)
      let schedule = try TimeTargetRecord.Owner(owner: owner, rows: try context.targets(of: owner)).schedule()
      guard let present = schedule.index(on: lastDay).map({ schedule.terms[$0] }), present.isTarget,
        let next = lastDay.adding(days: 1)
      else {
        throw RepositoryError.forbidden(.target(.noTarget(owner.title, schedule.terms.isEmpty ? nil : lastDay)))
      }
      return try context.save(present.ending(on: next), of: owner, id: id)
    }
  }

  public func fetchDeletion(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(RepositoryError) -> TimeTargetRecord {
    try await storage.read { try $0.deletion(of: reference, from: day) }
  }

  @discardableResult
  public func delete(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(RepositoryError) -> TimeTargetRecord {
    try await storage.write { context in
      let record = try context.deletion(of: reference, from: day)
      for row in record.owners.flatMap(\.rows) { try context.delete(TimeTargetEntity.self, for: row.id) }
      return record
    }
  }

  public func fetchDaysOff() async throws(RepositoryError) -> [DayOffEntity] {
    try await storage.read { try $0.fetch(.daysOff(in: .earliest ... .latest)) }
  }

  public func saveDaysOff(_ rows: [DayOffEntity]) async throws(RepositoryError) -> Int {
    try await storage.write { context in
      var known = 0
      for row in rows {
        if var present = try context.fetch(.daysOff(in: row.day...row.day)).first {
          known += 1
          present.percent = row.percent
          try context.update(present)
        } else {
          _ = try context.insert(row)
        }
      }
      return known
    }
  }

  @discardableResult
  public func deleteDaysOff(in days: ClosedRange<CalendarDay>) async throws(RepositoryError) -> [DayOffEntity] {
    try await storage.write { context in
      let rows = try context.fetch(.daysOff(in: days))
      if rows.isEmpty {
        throw RepositoryError.forbidden(.target(.notOff(days.lowerBound, days.upperBound)))
      }
      for row in rows { try context.delete(DayOffEntity.self, for: row.id) }
      return rows
    }
  }
}

extension ModelContext {
  /// Stores a target in place of the one that begins on the same day: no row is changed.
  fileprivate borrowing func save(
    _ terms: TargetTerms, of owner: TargetOwner, id: UUID
  ) throws -> TimeTargetChangeRecord {
    var replaced: TimeTargetEntity?
    if try model(TimeTargetEntity.self, for: id) == nil {
      replaced = try targets(of: owner).first { $0.firstDay == terms.firstDay }
      if let replaced { try delete(TimeTargetEntity.self, for: replaced.id) }
      _ = try insert(TimeTargetEntity(id: id, owner: owner, terms: terms))
    }
    let rows = try targets(of: owner)
    return TimeTargetChangeRecord(
      record: TimeTargetRecord(
        owners: [.init(owner: owner, rows: rows)], daysOff: try fetch(.daysOff(in: terms.period(of: terms.firstDay)))),
      firstDay: terms.firstDay, replaced: replaced)
  }

  /// What a deletion is of.
  fileprivate borrowing func deletion(
    of reference: TargetReference, from day: CalendarDay?
  ) throws -> TimeTargetRecord {
    let owner = try targetOwners().choice(reference)
    let all = try targets(of: owner)
    let rows = day.map { day in all.filter { $0.firstDay == day } } ?? all
    if let day, rows.isEmpty, !all.isEmpty {
      throw RepositoryError.forbidden(.target(.noTargetFrom(owner.title, day)))
    }
    if rows.isEmpty { throw RepositoryError.forbidden(.target(.noTarget(owner.title, nil))) }
    return TimeTargetRecord(owners: [.init(owner: owner, rows: rows)], daysOff: [])
  }
}

extension TargetTerms {
  /// The end of these terms: no target from a day on.
  fileprivate func ending(on day: CalendarDay) -> TargetTerms {
    TargetTerms(firstDay: day, seconds: 0, per: period, firstWeekday: firstWeekday, on: workingDays)
  }
}
