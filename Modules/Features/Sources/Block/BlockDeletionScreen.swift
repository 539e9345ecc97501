public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of a block, and then what was deleted with it.
public struct BlockDeletionScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<BlockDeletionDomain, BlockError>

  /// The state of the deletion of a block, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the deletion of a block as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.deletionTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    OutcomeMessage(failure: viewModel.failureText, success: viewModel.deleted.map(message))
    StoppedTracking(viewModel.deleted?.stoppedHalves, viewModel.format)
  }

  private var words: BlockStrings { viewModel.format.strings.block }

  private func message(_ deleted: BlockDeletionDomain) -> String {
    words.deleted(deleted.block.numberedTitle, deleted.block.halves(viewModel.format))
  }
}

extension BlockDeletionScreen.ViewModel {
  /// Deletes a block with what was tracked of it, and the running session of it.
  public convenience init(_ context: ScreenContext, block: BlockReference) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.blockProvider
    self.init(
      context, toast: .blockDeleted,
      question: { format.strings.block.deletionQuestion($0.block.numberedTitle, $0.block.halves(format)) },
      find: { () async throws(BlockError) in
        BlockDeletionDomain(block: try await provider.findOne(block, on: dependencies.today).block)
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

extension BlockDomain {
  fileprivate func halves(_ format: FormatContext) -> String? {
    format.strings.count.lost(total.halves, format.strings.count.halves, format)
  }
}
