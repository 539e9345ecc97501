public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.DataOperations

/// The data as a whole for screens.
@MainActor
public protocol DataProvider: DataOperations {}

extension DefaultDataStore: DataProvider {}

private enum DataProviderKey: DependencyKey { typealias Value = any DataProvider }

extension DependencyValues {
  /// The provider of the data as a whole; `AppComposition` registers it.
  public var dataProvider: any DataProvider {
    get { self[DataProviderKey.self] }
    set { self[DataProviderKey.self] = newValue }
  }
}
