import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Hourly rates in a storage.
public struct DefaultHourlyRateRepository: HourlyRateRepository {
  private let storage: any Storage
  private let standard: BlockGroupEntity

  /// Creates a repository on a storage. Nothing is read.
  ///
  /// - Parameter defaultGroup: The default group while none is stored.
  public init(storage: any Storage, defaultGroup: BlockGroupEntity) {
    self.storage = storage
    standard = defaultGroup
  }

  public func fetchAll() async throws(RepositoryError) -> [HourlyRateRecord] {
    try await storage.read { context in try context.fetch(.hourlyRates).map { try context.record(of: $0) } }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> HourlyRateRecord {
    try await storage.read { context in try context.record(of: try context.hourlyRate(reference)) }
  }

  public func set(
    _ rate: HourlyRateEntity, of owner: HourlyRateOwnerReference
  ) async throws(RepositoryError) -> HourlyRateChangeRecord {
    try await storage.write { context in
      var stored = rate
      switch owner {
      case .oneself: (stored.blockID, stored.groupID) = (nil, nil)
      // The default group is stored with its first rate, as with its first block.
      case .group(let group):
        stored.groupID = try context.groups(storing: standard).owner(group).id
      case .block(let block):
        do {
          stored.blockID = try context.block(block, in: try context.groups(or: standard)).id
        } catch let error as RepositoryError { throw RepositoryError.owner(error) }
      }
      let present = try context.fetch(.inPlace(of: stored)).first
      stored = try context.set(stored, inPlaceOf: present)
      return HourlyRateChangeRecord(rate: try context.record(of: stored), replaced: present)
    }
  }

  @discardableResult
  public func delete(matching reference: NumberReference) async throws(RepositoryError) -> HourlyRateRecord {
    try await storage.write { context in
      let record = try context.record(of: try context.hourlyRate(reference))
      try context.delete(HourlyRateEntity.self, for: record.rate.id)
      return record
    }
  }

  public func fetchMonth(_ month: CalendarMonth) async throws(RepositoryError) -> WorthMonthRecord {
    try await storage.read { context in
      let totals = try context.totals(of: ContributionEntity.monthlyNet, in: month.rawValue)
      let goals = try context.fetch(.goals).map {
        FinancialGoalRecord(goal: $0, totals: ContributionTotals(totals[$0.id]))
      }
      return WorthMonthRecord(
        month: month, goals: goals,
        time: TimeSummaryRecord(blocks: try context.blockDays(of: .all), rates: try context.fetch(.hourlyRates)))
    }
  }
}

extension ModelContext {
  /// Stores a rate; one that is there keeps its id and its number.
  fileprivate borrowing func set(
    _ rate: HourlyRateEntity, inPlaceOf present: HourlyRateEntity?
  ) throws -> HourlyRateEntity {
    guard var stored = present else {
      var stored = rate
      stored.number = try insert(rate)
      return stored
    }
    (stored.amountMinor, stored.currency) = (rate.amountMinor, rate.currency)
    try update(stored)
    return stored
  }
}
