public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a group, and then the number of blocks deleted with it.
public struct BlockGroupDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<BlockGroupDeletionDomain, BlockGroupError>

  /// The state of the deletion of a group, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a group as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
    StoppedTracking(viewModel.deleted?.stoppedHalves, viewModel.format)
  }

  private var words: BlockGroupStrings { viewModel.format.strings.group }

  private func message(_ deleted: BlockGroupDeletionDomain) -> String {
    let format = viewModel.format
    let count = format.strings.count.lost(deleted.group.blockCount, format.strings.count.blocks, format)
    return words.deleted(deleted.group.numberedTitle, count)
  }
}

extension BlockGroupDeletionScreen.ViewModel {
  /// Deletes a group with its blocks, and the running session of one of them.
  public convenience init(_ context: ScreenContext, group: NamedReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.blockGroupProvider
    self.init(
      context, toast: .groupDeleted,
      question: {
        let count = format.strings.count.lost($0.group.blockCount, format.strings.count.blocks, format)
        return format.strings.group.deletionQuestion($0.group.numberedTitle, count)
      },
      find: { () async throws(BlockGroupError) in BlockGroupDeletionDomain(group: try await provider.findOne(group)) },
      delete: { (found) async throws(BlockGroupError) in
        do throws(BlockGroupError) {
          return try await provider.delete(by: found.group.id, at: dependencies.now)
        } catch .reference(.group, .notFound) {
          throw .notFound(found.group.name)
        }
      })
  }
}
