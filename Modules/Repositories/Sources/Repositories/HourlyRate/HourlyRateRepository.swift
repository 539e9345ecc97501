import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored hourly rates, and what they make of a month. Every method is one transaction, and every read one consistent
/// snapshot.
public protocol HourlyRateRepository: Sendable {
  /// Every rate with what it is of, by its number.
  func fetchAll() async throws(RepositoryError) -> [HourlyRateRecord]

  /// The rate that `reference` means.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> HourlyRateRecord

  /// Stores a rate. Where its owner has one for the same day, that keeps its id and its number, and gets the amount.
  ///
  /// - Parameter owner: What it is of, whatever the row says.
  /// - Returns: The rate with its number, and the one that was there.
  /// - Throws: ``RepositoryError/owner(_:)`` for a block or a group that isn't found.
  func set(
    _ rate: HourlyRateEntity, of owner: HourlyRateOwnerReference
  ) async throws(RepositoryError) -> HourlyRateChangeRecord

  /// Deletes the rate that `reference` means.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(matching reference: NumberReference) async throws(RepositoryError) -> HourlyRateRecord

  /// What was tracked in a month and what was put into goals. The cost grows with the days of the blocks and with the
  /// goals, not with the stored times and contributions.
  func fetchMonth(_ month: CalendarMonth) async throws(RepositoryError) -> WorthMonthRecord
}

extension FetchDescriptor<HourlyRateEntity> {
  /// Every rate, by its number.
  static var hourlyRates: Self { FetchDescriptor(sortBy: [SortDescriptor(\.number)]) }

  /// The rates of a block, by their numbers.
  static func hourlyRates(ofBlock id: UUID) -> Self {
    let id: UUID? = id
    return FetchDescriptor(predicate: #Predicate { $0.blockID == id }, sortBy: [SortDescriptor(\.number)])
  }

  /// The rates of a group, without those of its blocks, by their numbers.
  static func hourlyRates(ofGroup id: UUID) -> Self {
    let id: UUID? = id
    return FetchDescriptor(predicate: #Predicate { $0.groupID == id }, sortBy: [SortDescriptor(\.number)])
  }

  /// The user's rates up to a day, the newest first.
  static func ownRates(through day: CalendarDay) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.blockID == nil && $0.groupID == nil && $0.start <= day },
      sortBy: [SortDescriptor(\.start, order: .reverse)])
  }

  /// The stored rates of the owner of a rate, for the same day.
  static func inPlace(of rate: HourlyRateEntity) -> Self {
    let (block, group, start) = (rate.blockID, rate.groupID, rate.start)
    return FetchDescriptor(
      predicate: #Predicate { $0.blockID == block && $0.groupID == group && $0.start == start })
  }

  /// The rate that a reference means.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}
