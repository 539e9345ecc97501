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

/// Every group in its order, in a row each, and after a move what was moved.
public struct BlockGroupsListScreen: InteractiveScreen {
  /// The state of the list of groups, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of groups as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    OutcomeMessage(failure: viewModel.failureText, success: nil)
    if let groups = viewModel.groups {
      // Where the moved group is selected, it is seen where it is.
      if environment.selectedRow == nil {
        OutcomeMessage(failure: nil, success: viewModel.answer)
      }
      BlockGroupTable(groups.map { $0.toUIModel(viewModel.format) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { viewModel.groups?.map(\.id) ?? [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let group = viewModel.groups?.first { $0.id == row }?.reference
    let place = rows.firstIndex { $0 == row }
    return ScreenKeys(
      group.map { KeyBinding(.enter, "\(words.open)", .push(.block(.list(group: $0)))) },
      KeyBinding("a", "\(words.add)", .present(.blockGroup(.create))),
      group.map { KeyBinding("e", "\(words.edit)", .present(.blockGroup(.update($0)))) },
      group.map { KeyBinding("d", "\(words.delete)", .ask(.blockGroup(.deletion($0)))) },
      key("J", "\(words.moveDown)", group, to: place.map { $0 + 1 }),
      key("K", "\(words.moveUp)", group, to: place.map { $0 - 1 }))
  }

  /// The key that moves a group to a place; `nil` where there is no such place.
  private func key(
    _ key: Key, _ label: TerminalText, _ group: NamedReference?, to place: Int?
  ) -> KeyBinding<ScreenAction>? {
    guard let group, let place, rows.indices.contains(place) else { return nil }
    return KeyBinding(key, label, viewModel.sends(.move(group, to: place)), isProminent: false)
  }

  private var words: BlockGroupStrings { viewModel.format.strings.group }
}

extension BlockGroupsListScreen {
  /// The user's groups, whose order can be changed.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of groups.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the groups are read.
      case appear
      /// Moves a group to a place among the others, from 0.
      case move(NamedReference, to: Int)
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The group that was moved, as it is now; `nil` without a move.
    public private(set) var moved: BlockGroupDomain?
    /// What was moved, in words; `nil` without a move.
    public private(set) var answer: String?
    public private(set) var failure: BlockGroupError?
    private var isRead = false
    private var provider: any BlockGroupProvider { dependencies.blockGroupProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The groups as they are listed; `nil` until they were read.
    public var groups: [BlockGroupDomain]? { isRead ? provider.groups : nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .move(let group, let position):
        await attempt(\.failure) { () async throws(BlockGroupError) in try await move(group, to: position) }
      }
    }

    private func load() async throws(BlockGroupError) {
      try await provider.fetchAll()
      isRead = true
      (moved, answer) = (nil, nil)
    }

    private func move(_ reference: NamedReference, to position: Int) async throws(BlockGroupError) {
      let moved = try await provider.move(reference, to: position)
      isRead = true
      let toast = Toast.groupMoved(format.strings.group.moved(moved.numberedTitle))
      (self.moved, answer) = (moved, toast.text(format))
      commands.issue(.toast(toast))
    }
  }
}
