public import ModuloModels
public import ModuloStores
import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it. It computes from the store, so an observer of the provider
/// observes the store.
@MainActor
public final class DefaultExchangeRateProvider: ExchangeRateProvider, Observable {
  private let store: any ExchangeRateStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any ExchangeRateStore) {
    self.store = store
  }

  public var exchangeRates: [ExchangeRateDomain] {
    store.exchangeRates.sorted { first, second in
      if first.currency != second.currency { return first.currency.code < second.currency.code }
      return (second.date, second.number) < (first.date, first.number)
    }
  }

  public func fetchAll() async throws(ExchangeRateError) { try await store.fetchAll() }

  public func findOne(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await store.findOne(reference)
  }

  public func set(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await store.set(draft)
  }

  @discardableResult
  public func delete(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await store.delete(reference)
  }
}
