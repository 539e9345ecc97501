public import DependencyKit
public import ModuloModels
public import ModuloStores
public import Observation

@_exported public import protocol ModuloStores.BalanceUpdateOperations

/// Balance updates for screens: newest first.
@MainActor
public protocol BalanceUpdateProvider: BalanceUpdateOperations, Observable {
  /// The page last read, with the changes since: day descending, number descending.
  var balanceUpdates: [BalanceUpdateDomain] { get }
}

extension DefaultBalanceUpdateStore: BalanceUpdateProvider {
  public var balanceUpdates: [BalanceUpdateDomain] {
    rows.sorted { $0.key > $1.key }
  }
}

private enum BalanceUpdateProviderKey: DependencyKey { typealias Value = any BalanceUpdateProvider }

extension DependencyValues {
  /// The provider of balances; `AppComposition` registers it.
  public var balanceUpdateProvider: any BalanceUpdateProvider {
    get { self[BalanceUpdateProviderKey.self] }
    set { self[BalanceUpdateProviderKey.self] = newValue }
  }
}
