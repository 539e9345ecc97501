public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a block, and then what was deleted with it.
public typealias BlockDeletionScreen = DeletionScreen<BlockDeletionDomain, BlockError>

extension RowDeletion<BlockDeletionDomain, BlockError> {
  /// Deletes a block with what was tracked of it, and the running session of it.
  public convenience init(_ context: ScreenContext, block: BlockReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.blockProvider, format.strings.block)
    let words = DeletionWords<BlockDeletionDomain>(
      title: texts.deletionTitle, toast: Toast.blockDeleted,
      question: { texts.deletionQuestion(format.list([$0.block.numberedTitle] + $0.losses(format))) },
      deleted: {
        let losses = $0.losses(format)
        return texts.deleted($0.block.numberedTitle, losses.isEmpty ? nil : format.list(losses))
      },
      ended: { format.stopped($0.stoppedSeconds) })
    self.init(
      context, words,
      find: { () async throws(BlockError) in
        try await provider.findDeletion(of: block, on: dependencies.today)
      },
      delete: { (found) async throws(BlockError) in
        do throws(BlockError) {
          return try await provider.delete(by: found.block.id, on: dependencies.today, at: dependencies.now)
        } catch .reference(.block, .notFound) {
          throw .notFound(found.block.name)
        }
      })
  }
}

extension FormatContext {
  /// The line about the running session that is gone; `nil` without one.
  func stopped(_ seconds: Int64?) -> String? {
    seconds.map { strings.block.stopped(hours($0)) }
  }
}
