public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import Observation
public import TerminalKit

/// Every group in its order, in a row each, and after a move what was moved.
public struct BlockGroupsListScreen: Screen {
  /// The state of the list of groups, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of groups as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let groups = viewModel.groups {
      OutcomeMessage(failure: nil, success: viewModel.moved.map { words.moved($0.numberedTitle) })
      BlockGroupTable(groups.map { $0.toUIModel(viewModel.format) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }

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
    public private(set) var failure: BlockGroupError?
    private var isRead = false
    private var provider: any BlockProvider { dependencies.blockProvider }

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
      do { try await provider.fetchAll(on: today) } catch { throw BlockGroupError(listing: error) }
      isRead = true
    }

    private func move(_ reference: NamedReference, to position: Int) async throws(BlockGroupError) {
      let group = try await provider.findGroup(reference)
      try await load()
      if position >= provider.groups.count { throw .noSuchPlace(count: provider.groups.count) }
      try await provider.moveGroup(group.id, to: position)
      moved = provider.groups.first { $0.id == group.id }
      commands.issue(.toast(.groupMoved))
    }
  }
}

extension BlockGroupError {
  /// The error of reading everything, which reads the groups too.
  init(listing error: BlockError) {
    self =
      switch error {
      case .storage(let error): .storage(error)
      case .group(let error): error
      default: .storage(.internalError(detail: "\(error)"))
      }
  }
}
