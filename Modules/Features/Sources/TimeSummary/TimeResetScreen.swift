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
    let (provider, texts) = (dependencies.blockGroupProvider, format.strings.time)
    let words = DeletionWords<BlockGroupResetDomain>(
      title: texts.resetTitle, toast: Toast.timeReset,
      question: { texts.resetQuestion(format.count($0.groups, of: .group), format.count($0.blocks, of: .block)) },
      deleted: { texts.reset(format.count($0.groups, of: .group), format.count($0.blocks, of: .block)) },
      ended: { $0.stoppedSeconds.map { format.strings.block.stopped(format.hours($0)) } })
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
