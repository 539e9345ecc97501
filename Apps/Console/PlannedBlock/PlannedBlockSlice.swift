import ModuloProviders
import ModuloRepositories
import ModuloStores
import ModuloTracking

extension Slice {
  /// Plans for blocks. Their commands are those of days.
  static let plannedBlock = Slice(
    commands: [], section: .time, schemas: PlannedBlockJSON.schemas, french: GrammarPhrases.plannedBlocks
  ) { values, storage in
    values.plannedBlockProvider = DefaultPlannedBlockStore(
      repository: DefaultPlannedBlockRepository(storage: storage))
    return []
  } register: {
    $0.registerPlannedBlock($1)
  }
}
