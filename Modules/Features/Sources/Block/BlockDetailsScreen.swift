import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// One block: its group, icon and colour, and what was tracked of it.
public struct BlockDetailsScreen: InteractiveScreen {
  /// The state of a block's details, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows a block's details as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.block?.title ?? "") }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let block = viewModel.block, let group = viewModel.group {
      BlockSummary(
        block.toUIModel(viewModel.format), group: group.numberedTitle,
        worth: viewModel.details?.worthText(viewModel.format), words: viewModel.format.strings)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public func keys(for row: Never?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    guard let block = viewModel.block?.reference else { return [] }
    return ScreenKeys(
      KeyBinding("b", "\(words.start)", .present(.tracking(.start(block)))),
      KeyBinding("a", "\(words.addTime)", .present(.trackingSession(.create(block: block)))),
      KeyBinding("e", "\(words.edit)", .present(.block(.update(block)))),
      KeyBinding("l", "\(words.sessions)", .push(.trackingSession(.list(block: block)))),
      KeyBinding("H", "\(words.setHourlyRate)", .present(.hourlyRate(.create(.block(block)))), isProminent: false),
      KeyBinding("D", "\(words.delete)", .ask(.block(.deletion(block))), isProminent: false))
  }
}

extension BlockDetailsScreen {
  /// One block with its totals.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of a block's details.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the block is read.
      case appear
    }

    public let context: ScreenContext
    /// The block and its group as they were last read, with what its time is worth; `nil` until then.
    public private(set) var details: BlockDetailedDomain?
    public private(set) var failure: BlockError?
    @ObservationIgnored private let reference: BlockReference
    private var provider: any BlockProvider { dependencies.blockProvider }

    /// Creates a view model for the block of a reference, which is looked up when the screen appears.
    public init(_ context: ScreenContext, block reference: BlockReference) {
      self.context = context
      self.reference = reference
    }

    /// The block as it was last read; `nil` until then.
    public var block: BlockDomain? { details?.block }
    /// The group of the block; `nil` until it was read.
    public var group: BlockGroupDomain? { details?.group }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(BlockError) {
      details = try await provider.findOne(reference, on: today)
    }
  }
}
