public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.HourlyRateOperations

/// Hourly rates, for screens.
@MainActor
public protocol HourlyRateProvider: HourlyRateOperations {}

extension DefaultHourlyRateStore: HourlyRateProvider {}

private enum HourlyRateProviderKey: DependencyKey { typealias Value = any HourlyRateProvider }

extension DependencyValues {
  /// The provider of hourly rates; `AppComposition` registers it.
  public var hourlyRateProvider: any HourlyRateProvider {
    get { self[HourlyRateProviderKey.self] }
    set { self[HourlyRateProviderKey.self] = newValue }
  }
}
