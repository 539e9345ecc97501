public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import NavigationKit
public import Observation
public import TerminalKit

/// Every block under its group, or the blocks of one group, and after a move what was moved.
public struct BlocksListScreen: InteractiveScreen {
  /// The state of the list of blocks, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of blocks as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.group?.title ?? words.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    let format = viewModel.format
    OutcomeMessage(failure: viewModel.failureText, success: nil)
    if let parts = viewModel.parts, parts.isEmpty || parts.count == 1 && parts[0].blocks.isEmpty {
      EmptyState(title: words.emptyTitle, advice: format.advice(.addBlock))
    } else if let parts = viewModel.parts {
      // Where the moved block is selected, it is seen where it is.
      if environment.selectedRow == nil { OutcomeMessage(failure: nil, success: viewModel.answer) }
      BlockTable(
        parts.map { ($0.group.toUIModel(format), $0.blocks.map { $0.toUIModel(format) }) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { viewModel.parts?.flatMap { $0.blocks.map(\.id) } ?? [] }

  public var selectedRow: UUID? { viewModel.selectedID }

  public func select(_ row: UUID) async { await viewModel.send(.select(row)) }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let block = viewModel.parts?.lazy.flatMap(\.blocks).first { $0.id == row }?.reference
    return ScreenKeys(
      block.map { KeyBinding(.enter, "\(words.open)", .push(.block(.details($0)))) },
      block.map { KeyBinding("b", "\(words.start)", .present(.tracking(.start($0)))) },
      KeyBinding("a", "\(words.add)", .present(.block(.create))),
      block.map { KeyBinding("e", "\(words.edit)", .present(.block(.update($0)))) },
      block.map { KeyBinding("d", "\(words.delete)", .ask(.block(.deletion($0)))) },
      key("J", "\(words.moveDown)", row.flatMap { viewModel.move($0, down: true) }),
      key("K", "\(words.moveUp)", row.flatMap { viewModel.move($0, down: false) }),
      KeyBinding("o", "\(words.groups)", .push(.blockGroup(.list))),
      KeyBinding("I", "\(words.icons)", .push(.block(.icons)), isProminent: false)
    ) + TimePlace.blocks.others(words)
  }

  private func key(
    _ key: Key, _ label: TerminalText, _ action: ViewModel.Action?
  ) -> KeyBinding<ScreenAction>? {
    action.map { KeyBinding(key, label, viewModel.sends($0), isProminent: false) }
  }

  private var words: BlockStrings { viewModel.format.strings.block }
}

extension BlocksListScreen {
  /// The user's blocks by their groups, whose order can be changed.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of blocks.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the blocks are read.
      case appear
      /// Selects a block of the list.
      case select(UUID)
      /// Moves a block to a place, from 0, in its own group or another one; `nil` for its own group, and for the last
      /// place.
      case move(BlockReference, to: NamedReference?, at: Int?)
    }

    /// A group with its blocks, in order.
    public struct Part: Equatable, Sendable {
      /// The group of the blocks.
      public let group: BlockGroupDomain
      /// The blocks of the group.
      public let blocks: [BlockDomain]
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The block that was moved, as it is now; `nil` without a move.
    public private(set) var moved: BlockDomain?
    /// What was moved, in words; `nil` without a move.
    public private(set) var answer: String?
    public private(set) var failure: BlockError?
    /// The selected block of the list: at first the one that was added, changed or started last; `nil` for none.
    public private(set) var selectedID: UUID?
    /// The groups that are listed; `nil` until they were read.
    private var shownGroups: Set<UUID>?
    @ObservationIgnored private let reference: NamedReference?
    private var provider: any BlockProvider { dependencies.blockProvider }

    /// Creates a view model for the blocks of a group, or of all for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, group reference: NamedReference?) {
      self.context = context
      self.reference = reference
    }

    /// The groups with their blocks as they are listed; `nil` until they were read.
    public var parts: [Part]? {
      shownGroups.map { shown in
        provider.groups.filter { shown.contains($0.id) }.map { Part(group: $0, blocks: provider.blocks(of: $0.id)) }
      }
    }

    /// The group whose blocks are listed, once it was read; `nil` for a list of all blocks.
    var group: BlockGroupDomain? { reference == nil ? nil : parts?.first?.group }

    /// The move of a block to the place after its own or the one before it, which may be in the next group or the one
    /// before; `nil` for the last and for the first block.
    func move(_ id: UUID, down isDown: Bool) -> Action? {
      guard let parts, let group = parts.firstIndex(where: { $0.blocks.contains { $0.id == id } }),
        let place = parts[group].blocks.firstIndex(where: { $0.id == id })
      else { return nil }
      let block = parts[group].blocks[place].reference
      let next = isDown ? place + 1 : place - 1
      if parts[group].blocks.indices.contains(next) { return .move(block, to: nil, at: next) }
      let neighbour = isDown ? group + 1 : group - 1
      guard parts.indices.contains(neighbour) else { return nil }
      return .move(block, to: parts[neighbour].group.reference, at: isDown ? 0 : parts[neighbour].blocks.count)
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .select(let id): selectedID = id
      case .move(let block, let group, let position):
        await attempt(\.failure) { () async throws(BlockError) in try await move(block, to: group, at: position) }
      }
    }

    private func load() async throws(BlockError) {
      let group = try await provider.fetchAll(of: reference, on: today)
      if shownGroups == nil { selectedID = provider.selectedBlock?.id }
      shownGroups = Set(group.map { [$0.id] } ?? provider.groups.map(\.id))
      (moved, answer) = (nil, nil)
    }

    private func move(
      _ reference: BlockReference, to group: NamedReference?, at position: Int?
    ) async throws(BlockError) {
      let moved = try await provider.move(reference, to: group, at: position, on: today)
      // A list that is there already stays whole.
      if shownGroups == nil { shownGroups = [moved.block.group.id, moved.previousGroupID] }
      let toast = Toast.blockMoved(moved.block.movedText(format))
      (self.moved, answer) = (moved.block.block, toast.text(format))
      commands.issue(.toast(toast))
    }
  }
}
