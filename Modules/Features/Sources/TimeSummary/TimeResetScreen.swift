public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of all groups and blocks, and then the number of those deleted.
public typealias TimeResetScreen = DeletionScreen<BlockGroupResetDomain, BlockGroupError>

extension RowDeletion<BlockGroupResetDomain, BlockGroupError> {
  /// Deletes every group with all below it, what is selected and the running session.
  public convenience init(_ context: ScreenContext) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts, count) = (dependencies.blockGroupProvider, format.strings.time, format.strings.count)
    let words = DeletionWords<BlockGroupResetDomain>(
      title: texts.resetTitle, toast: .timeReset,
      question: { texts.resetQuestion(count.groups($0.groups, format), count.blocks($0.blocks, format)) },
      deleted: { texts.reset(count.groups($0.groups, format), count.blocks($0.blocks, format)) },
      ended: { $0.stoppedHalves.map { format.strings.block.stopped(count.halves($0, format)) } })
    self.init(
      context, words,
      find: { () async throws(BlockGroupError) in
        try await provider.fetchAll()
        // The default group has no number while it isn't stored.
        let groups = provider.groups.filter { $0.number > 0 }
        return BlockGroupResetDomain(groups: groups.count, blocks: groups.map(\.blockCount).reduce(0, +))
      },
      delete: { _ async throws(BlockGroupError) in try await provider.reset(at: dependencies.now) })
  }
}
