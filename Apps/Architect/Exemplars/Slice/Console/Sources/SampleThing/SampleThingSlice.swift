import CommandKit
import DependencyKit
import ExemplarFeature
import ExemplarModels
import ExemplarProviders
import ExemplarRepositories
import ExemplarStores
import ModuloModels
import ModuloProviders
import ModuloRepositories
import ModuloStores

@testable import modulo  // slice: exemplar

extension Slice {
  /// Sample things.
  static let sampleThing = Slice(
    commands: [SampleThingCommands.self],
    section: .netWorth,  // slice: section
    schemas: SampleThingJSON.schemas,
    french: SampleThingCommands.phrases.french
  ) { values, storage in
    let store = DefaultSampleThingStore(repository: DefaultSampleThingRepository(storage: storage))
    values.sampleThingProvider = store
    return [store]
  } register: {
    $0.registerSampleThing($1)
  }
}

extension CompletionKind {
  /// The names of the sample things.
  static let sampleThings = CompletionKind.custom { await NameCompletion.sampleThings($0) }
}

extension NameCompletion {
  /// By their numbers.
  static func sampleThings(_ context: CompletionContext) async -> [CompletionCandidate] {
    await candidates(context) { values in
      let provider = values.sampleThingProvider
      try await provider.fetchAll()
      return provider.sampleThings.map { candidate($0.name, $0.number) }
    }
  }
}
