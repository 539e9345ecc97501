public import DependencyKit
public import ExemplarModels
public import ExemplarStores
import ModuloModels
public import Observation

@_exported public import protocol ExemplarStores.SampleThingOperations

/// Sample things for screens: in order.
@MainActor
public protocol SampleThingProvider: SampleThingOperations, Observable {
  /// The sample things that were last read, by their numbers.
  var sampleThings: [SampleThingDomain] { get }
}

extension DefaultSampleThingStore: SampleThingProvider {
  public var sampleThings: [SampleThingDomain] { rows.sorted { $0.number < $1.number } }
}

private enum SampleThingProviderKey: DependencyKey { typealias Value = any SampleThingProvider }

extension DependencyValues {
  /// The provider of sample things; `AppComposition` registers it.
  public var sampleThingProvider: any SampleThingProvider {
    get { self[SampleThingProviderKey.self] }
    set { self[SampleThingProviderKey.self] = newValue }
  }
}
