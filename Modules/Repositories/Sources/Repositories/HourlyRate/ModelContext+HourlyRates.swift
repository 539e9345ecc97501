import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

extension ModelContext {
  /// What an hour of the user is worth on a day; `nil` where no rate holds.
  borrowing func ownRate(on day: CalendarDay) throws(PersistenceError) -> HourlyRateEntity? {
    var newest = FetchDescriptor<HourlyRateEntity>.ownRates(through: day)
    newest.fetchLimit = 1
    return try fetch(newest).first
  }

  /// The rate that a reference means, which has to be there.
  borrowing func hourlyRate(_ reference: NumberReference) throws -> HourlyRateEntity {
    guard let rate: HourlyRateEntity = try fetch(.matching(reference)).first else { throw RepositoryError.notFound }
    return rate
  }

  /// A rate with what it is of.
  borrowing func record(of rate: HourlyRateEntity) throws -> HourlyRateRecord {
    if let id = rate.blockID {
      let block = try block(id)
      return HourlyRateRecord(rate: rate, owner: .block(block, in: try group(block.groupID)))
    }
    guard let id = rate.groupID else { return HourlyRateRecord(rate: rate, owner: .oneself) }
    return HourlyRateRecord(rate: rate, owner: .group(try group(id)))
  }

  private borrowing func group(_ id: UUID) throws -> BlockGroupEntity {
    guard let group = try model(BlockGroupEntity.self, for: id) else { throw RepositoryError.notFound }
    return group
  }
}
