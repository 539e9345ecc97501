public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of all groups and blocks, and then what was deleted, counted.
public typealias TimeResetScreen = DeletionScreen<BlockGroupResetDomain, BlockGroupError>

extension RowDeletion<BlockGroupResetDomain, BlockGroupError> {
  /// Deletes every group with all below it, what is selected and the running session.
  public convenience init(_ context: ScreenContext) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.blockGroupProvider, format.strings.time)
    let words = DeletionWords<BlockGroupResetDomain>(
      title: texts.resetTitle, toast: Toast.timeReset,
      question: { texts.resetQuestion($0.losses(format)) }, deleted: { texts.reset($0.losses(format)) },
      ended: { $0.stoppedSeconds.map { format.strings.block.stopped(format.hours($0)) } })
    self.init(
      context, words,
      find: { () async throws(BlockGroupError) in try await provider.findReset() },
      delete: { _ async throws(BlockGroupError) in try await provider.reset(at: dependencies.now) })
  }
}
