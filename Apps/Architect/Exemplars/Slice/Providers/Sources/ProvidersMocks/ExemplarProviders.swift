public import DependencyKit
import ExemplarProviders
import ExemplarStoresMocks
public import ModuloPersistenceMocks

extension DependencyValues {
  /// Registers the exemplar's provider, with a store of its own over the rows of `storage`.
  @MainActor
  public mutating func registerExemplar(on storage: MockStorage) {
    sampleThingProvider = FakeSampleThingProvider.fake(on: storage)  // slice: into double
  }
}
