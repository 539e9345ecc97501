import DependencyKit
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import ModuloStores

/// One rate for every currency, which can't be changed.
struct FixedRates: ExchangeRateRepository {
  let rate: ExchangeRateEntity

  func fetchAll() async throws(RepositoryError) -> [ExchangeRateEntity] { [rate] }

  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity? { rate }

  func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateChangeRecord {
    throw .storage(.permission(path: "rates"))
  }

  func setAll(
    days: @escaping @Sendable (_ set: ([ExchangeRateEntity]) throws -> [RowOutcome]) throws -> Void
  ) async throws(RepositoryError) {
    throw .storage(.permission(path: "rates"))
  }

  func delete(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity {
    throw .storage(.permission(path: "rates"))
  }
}

let rates = FixedRates(
  rate: ExchangeRateEntity(id: Samples.id(1), currency: "EUR", base: "USD", rate: "1.25", date: Samples.today))
let store = DefaultExchangeRateStore(repository: rates, uuid: .incrementing)
try await store.fetchAll()
guard store.rows.map(\.rate.description) == ["1.25"] else { fatalError("rates \(store.rows)") }
do {
  _ = try await store.delete(.number(1))
  fatalError("deleted")
} catch {
  guard error == .storage(.permission(path: "rates")) else { fatalError("\(error)") }
  print("Teller: \(store.rows.count) rate, and it stays")
}
