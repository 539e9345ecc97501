public import DependencyKit
import ExemplarProviders
import ExemplarStoresMocks
public import ModuloPersistenceMocks
import ModuloProvidersMocks

extension DependencyValues {
  /// Registers a provider of each noun, and the exemplar's, with stores of their own over the rows of `storage`.
  @MainActor
  public mutating func registerExemplar(on storage: MockStorage) {
    registerProviders(on: storage)
    sampleThingProvider = FakeSampleThingProvider.fake(on: storage)  // slice: into double
  }
}
