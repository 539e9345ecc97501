public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloScreens

/// The deletion of a group, and then the number of blocks deleted with it.
public typealias BlockGroupDeletionScreen = DeletionScreen<BlockGroupDeletionDomain, BlockGroupError>

extension RowDeletion<BlockGroupDeletionDomain, BlockGroupError> {
  /// Deletes a group with its blocks, and the running session of one of them.
  public convenience init(_ context: ScreenContext, group: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let (provider, texts) = (dependencies.blockGroupProvider, format.strings.group)
    let words = DeletionWords<BlockGroupDeletionDomain>(
      title: texts.deletionTitle, toast: Toast.groupDeleted,
      question: { texts.deletionQuestion($0.group.numberedTitle, $0.lost(format)) },
      deleted: { texts.deleted($0.group.numberedTitle, $0.lost(format)) },
      ended: { format.stopped($0.stoppedSeconds) })
    self.init(
      context, words,
      find: { () async throws(BlockGroupError) in try await provider.findDeletion(of: group) },
      delete: { (found) async throws(BlockGroupError) in
        do throws(BlockGroupError) {
          return try await provider.delete(by: found.group.id, at: dependencies.now)
        } catch .reference(.group, .notFound) {
          throw .notFound(found.group.name)
        }
      })
  }
}
