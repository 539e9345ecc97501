import CommandKit
import ModuloBlock
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Blocks. Their feature has the screens of groups too.
  static let block = Slice(
    commands: [BlockCommands.self], section: .time,
    shortcuts: [CommandShortcut("blocks", for: BlockCommands.List.self, abstract: "List the blocks.")],
    schemas: BlockJSON.schemas,
    french: GrammarPhrases.blocks
  ) { values, storage in
    let store = DefaultBlockStore(
      repository: DefaultBlockRepository(storage: storage, defaultGroup: values.defaultGroup))
    values.blockProvider = store
    return [store]
  } register: {
    $0.registerBlock($1)
  }
}
