import Foundation
public import ModuloModels
public import ModuloRepositories
import ModuloUtilities
public import Observation

/// A data store over a repository: reads and passes on files, and keeps the other stores in sync.
@MainActor
public final class DefaultDataStore: DataStore, Observable {
  private let repository: any DataRepository
  private let goals: any FinancialGoalStore
  private let contributions: any ContributionStore
  private let accounts: (any FinancialAccountStore)?
  private let balances: (any BalanceUpdateStore)?
  private let rates: (any ExchangeRateStore)?

  /// - Parameters:
  ///   - goals: The store whose list is emptied when the data is replaced or deleted.
  ///   - contributions: The same, as are the others; `nil` for a store that is not shown.
  public init(
    repository: any DataRepository, goals: any FinancialGoalStore, contributions: any ContributionStore,
    accounts: (any FinancialAccountStore)? = nil, balances: (any BalanceUpdateStore)? = nil,
    rates: (any ExchangeRateStore)? = nil
  ) {
    self.repository = repository
    self.goals = goals
    self.contributions = contributions
    self.accounts = accounts
    self.balances = balances
    self.rates = rates
  }

  public var location: String? { repository.location?.path }

  public func count() async throws(DataError) -> DataCounts {
    do { return try await repository.count() } catch { throw failure(error) }
  }

  public func check(onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void) async throws(DataError) -> DataCheck {
    do { return try await repository.check(onProgress: onProgress) } catch { throw failure(error) }
  }

  public func backUp(to path: String) async throws(DataError) -> DataFile {
    do { return try await repository.backUp(to: URL(fileURLWithPath: path)) } catch { throw failure(error) }
  }

  public func restore(from path: String) async throws(DataError) -> DataRestoration {
    let restored = try await DataError.during(.restoring(path)) { () throws(RepositoryError) in
      try await repository.restore(from: URL(fileURLWithPath: path))
    }
    emptyLists()
    return restored
  }

  public func export(to target: DataExportTarget) async throws(DataError) -> DataFile {
    switch target {
    case .file(let path):
      do { return try await repository.export(to: URL(fileURLWithPath: path)) } catch { throw failure(error) }
    case .pieces(let write):
      let run = ExportRun(write)
      do {
        return try await repository.export { try run.write($0) }
      } catch {
        throw run.hasFailed ? .outputFailed : failure(error)
      }
    }
  }

  public func importAll(from source: InputSource) async throws(DataError) -> DataCounts {
    let run = try DataImportRun(source)
    let counts: DataCounts
    do {
      counts = try await repository.importAll { try run.next() }
    } catch {
      throw run.failure.map { .unreadableFile($0) } ?? DataError(error, during: .importing(source.name))
    }
    emptyLists()
    return counts
  }

  public func deleteAll() async throws(DataError) -> DataCounts {
    let deleted: DataCounts
    do { deleted = try await repository.deleteAll() } catch { throw failure(error) }
    emptyLists()
    return deleted
  }

  public func copies() async throws(DataError) -> [String] {
    do { return try await repository.copies() } catch { throw failure(error) }
  }

  public func removeCopies() async throws(DataError) -> [String] {
    do { return try await repository.removeCopies() } catch { throw failure(error) }
  }

  public func leftovers() async throws(DataError) -> [String] {
    do { return try await repository.leftovers() } catch { throw failure(error) }
  }

  public func clean() async throws(DataError) -> [String] {
    do { return try await repository.clean() } catch { throw failure(error) }
  }

  private func emptyLists() {
    goals.merge([])
    contributions.merge([])
    accounts?.merge([])
    balances?.merge([])
    rates?.merge([])
  }

  private func failure(_ error: RepositoryError) -> DataError { DataError(error, during: .keeping(location ?? "")) }
}
