public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.HistoryOperations

/// The history of the data for screens.
@MainActor
public protocol HistoryProvider: HistoryOperations {}

extension DefaultHistoryStore: HistoryProvider {}

private enum HistoryProviderKey: DependencyKey { typealias Value = any HistoryProvider }

extension DependencyValues {
  /// The provider of the history; `AppComposition` registers it.
  public var historyProvider: any HistoryProvider {
    get { self[HistoryProviderKey.self] }
    set { self[HistoryProviderKey.self] = newValue }
  }
}
