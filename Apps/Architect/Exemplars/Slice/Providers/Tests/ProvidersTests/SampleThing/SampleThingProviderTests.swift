import DependencyKit
import ExemplarModels
import ExemplarModelsMocks
import ExemplarPersistenceMocks
import ExemplarProviders
import ExemplarProvidersMocks
import ExemplarStores
import ExemplarStoresMocks
import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import Testing

/// Sample things as screens ask for them.
@MainActor
@Suite struct SampleThingProviderTests {
  private let provider: any SampleThingProvider
  private let storage: MockStorage

  init() throws {
    let storage = try MockStorage.exemplar()
    try storage.insert(FinancialAccountEntity.samples)  // slice: owner
    try storage.insert(SampleThingEntity.samples.reversed())
    provider = FakeSampleThingProvider.fake(on: storage)
    self.storage = storage
  }

  @Test func `they stand by their numbers, also after a change`() async throws {
    try await provider.fetchAll()
    #expect(provider.sampleThings.map(\.number) == [1, 2])
    let created = try await provider.create(.sample(1, "New"))
    #expect(provider.sampleThings.map(\.name) == ["Full", "Bare", "New"])
    try await provider.delete(by: SampleThingEntity.full.id)
    #expect(provider.sampleThings.last == created)
    #expect(provider.sampleThings.count == 2)
  }

  @Test func `a screen finds the provider that was registered`() {
    var values = DependencyValues()
    values.sampleThingProvider = provider
    #expect(values.sampleThingProvider === provider)
    values.sampleThingProvider = FakeSampleThingProvider.fake(on: storage)
    #expect(values.sampleThingProvider !== provider)
  }
}
