public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// Sets hourly rates in a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultHourlyRateStore: HourlyRateStore {
  private let repository: any HourlyRateRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any HourlyRateRepository) {
    self.repository = repository
  }

  public func rates() async throws(HourlyRateError) -> [HourlyRateDomain] {
    try await HourlyRateError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchAll().toDomain()
    }
  }

  public func findOne(_ reference: NumberReference) async throws(HourlyRateError) -> HourlyRateDomain {
    try await HourlyRateError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  @discardableResult
  public func set(_ draft: HourlyRateDraft) async throws(HourlyRateError) -> HourlyRateChange {
    let entity = try draft.checked()
    return try await HourlyRateError.during(.saving(draft.owner)) { () throws(RepositoryError) in
      try await repository.set(entity, of: draft.owner).toDomain()
    }
  }

  @discardableResult
  public func delete(_ reference: NumberReference) async throws(HourlyRateError) -> HourlyRateDomain {
    try await HourlyRateError.during(.reading) { () throws(RepositoryError) in
      try await repository.delete(matching: reference).toDomain()
    }
  }

  public func month(_ month: CalendarMonth) async throws(HourlyRateError) -> WorthMonth {
    try await HourlyRateError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchMonth(month).toDomain()
    }
  }
}

extension HourlyRateDraft {
  /// The rate as it will be stored; what it is of is found in the transaction.
  ///
  /// - Throws: The first rule that it breaks.
  fileprivate func checked() throws(HourlyRateError) -> HourlyRateEntity {
    if !amount.isPositive { throw .rule(.notPositive) }
    do {
      return HourlyRateEntity(
        id: id, amountMinor: try amount.storedMinorUnits(), currency: amount.currency.code, start: start)
    } catch {
      throw .input(.amount(AmountReadingError(error)))
    }
  }
}
