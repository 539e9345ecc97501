public import DependencyKit
public import ModuloStores

@_exported public import protocol ModuloStores.PeriodReportOperations

/// Reports on periods, for screens.
@MainActor
public protocol PeriodReportProvider: PeriodReportOperations {}

extension DefaultPeriodReportStore: PeriodReportProvider {}

private enum PeriodReportProviderKey: DependencyKey { typealias Value = any PeriodReportProvider }

extension DependencyValues {
  /// The provider of reports on periods; `AppComposition` registers it.
  public var periodReportProvider: any PeriodReportProvider {
    get { self[PeriodReportProviderKey.self] }
    set { self[PeriodReportProviderKey.self] = newValue }
  }
}
