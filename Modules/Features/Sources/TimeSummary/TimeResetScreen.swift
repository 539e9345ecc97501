public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import ModuloScreens
public import TerminalKit

/// The deletion of all groups and blocks, and then the number of those deleted.
public struct TimeResetScreen: InteractiveScreen {
  /// Deletes what the screen is about.
  public typealias ViewModel = RowDeletion<BlockGroupResetDomain, BlockGroupError>

  /// The state of the reset, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the reset as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.time.resetTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let format = viewModel.format
    OutcomeMessage(
      failure: viewModel.failureText,
      success: viewModel.deleted.map { format.strings.time.reset($0.groupsText(format), $0.blocksText(format)) })
    if let halves = viewModel.deleted?.stoppedHalves {
      Text(verbatim: format.strings.block.stopped(format.strings.count.halves(halves, format)))
    }
  }
}

extension BlockGroupResetDomain {
  fileprivate func groupsText(_ format: FormatContext) -> String { format.strings.count.groups(groups, format) }
  fileprivate func blocksText(_ format: FormatContext) -> String { format.strings.count.blocks(blocks, format) }
}

extension TimeResetScreen.ViewModel {
  /// Deletes every group with all below it, what is selected and the running session.
  public convenience init(_ context: ScreenContext) {
    let (dependencies, format) = (context.dependencies, context.format)
    let provider = dependencies.blockGroupProvider
    self.init(
      context, toast: .timeReset,
      question: { format.strings.time.resetQuestion($0.groupsText(format), $0.blocksText(format)) },
      find: { () async throws(BlockGroupError) in
        try await provider.fetchAll()
        // The default group has no number while it isn't stored.
        let groups = provider.groups.filter { $0.number > 0 }
        return BlockGroupResetDomain(groups: groups.count, blocks: groups.map(\.blockCount).reduce(0, +))
      },
      delete: { _ async throws(BlockGroupError) in try await provider.reset(at: dependencies.now) })
  }
}
