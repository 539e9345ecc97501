public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.DayOperations

/// What was tracked, by days, for screens. Every figure is of one snapshot.
@MainActor
public protocol DayProvider: DayOperations {}

extension DefaultDayStore: DayProvider {}

private enum DayProviderKey: DependencyKey { typealias Value = any DayProvider }

extension DependencyValues {
  /// The provider of days; `AppComposition` registers it.
  public var dayProvider: any DayProvider {
    get { self[DayProviderKey.self] }
    set { self[DayProviderKey.self] = newValue }
  }
}
