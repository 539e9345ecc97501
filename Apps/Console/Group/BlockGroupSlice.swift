import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Groups of blocks.
  static let group = Slice(
    commands: [GroupCommands.self], section: .time,
    schemas: BlockGroupJSON.schemas,
    french: GrammarPhrases.groups
  ) { values, storage in
    let store = DefaultBlockGroupStore(
      repository: DefaultBlockGroupRepository(storage: storage, defaultGroup: values.defaultGroup))
    values.blockGroupProvider = store
    return [store]
  }
}
