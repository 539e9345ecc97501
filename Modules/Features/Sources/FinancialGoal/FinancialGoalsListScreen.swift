public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// Every goal, in a row each.
public struct FinancialGoalsListScreen: InteractiveScreen {
  /// The state of the list of goals, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of goals as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText {
    let words = viewModel.format.strings.goal
    return TerminalText(viewModel.showsArchived ? words.archivedTitle : words.listTitle)
  }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if viewModel.goals.isEmpty {
      empty
    } else {
      // The archive is the one of the two lists that says which it is.
      if viewModel.showsArchived { Text(title.bold()) }
      FinancialGoalTable(
        viewModel.goals.map { $0.toUIModel(viewModel.format, on: viewModel.today) },
        words: viewModel.format.strings.goal)
    }
  }

  private var empty: EmptyState {
    let words = viewModel.format.strings.goal
    if viewModel.showsArchived { return EmptyState(title: words.emptyArchiveTitle, advice: nil) }
    if viewModel.hasArchived {
      return EmptyState(
        title: viewModel.format.strings.overview.allArchived, advice: viewModel.format.advice(.listArchivedGoals))
    }
    return EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.addGoal))
  }

  public func open() async { await viewModel.send(.open) }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.goals.map(\.id) : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let goal = viewModel.goals.first { $0.id == row }?.reference
    return ScreenKeys(
      goal.map { KeyBinding(.enter, "\(words.open)", .push(.financialGoal(.details($0)))) },
      KeyBinding("a", "\(words.add)", .present(.financialGoal(.create))),
      goal.map { KeyBinding("c", "\(words.contribute)", .present(.contribution(.create(goal: $0)))) },
      goal.map {
        KeyBinding("m", "\(words.move)", .present(.contribution(.move(from: $0, to: nil))), isProminent: false)
      },
      goal.map { KeyBinding("e", "\(words.edit)", .present(.financialGoal(.update($0)))) },
      goal.map { KeyBinding("d", "\(words.delete)", .ask(.financialGoal(.deletion($0)))) },
      goal.map {
        KeyBinding(
          "A", "\(viewModel.showsArchived ? words.unarchive : words.archive)",
          .present(.financialGoal(.archival($0, isArchived: !viewModel.showsArchived))), isProminent: false)
      },
      KeyBinding(
        "v", "\(viewModel.showsArchived ? words.goals : words.archived)",
        viewModel.sends(.showArchived(!viewModel.showsArchived))),
      KeyBinding(
        "s", "\(words.sort)", viewModel.sends(.sort(by: viewModel.sort.next, reversed: viewModel.isReversed)),
        isProminent: false),
      KeyBinding(
        "r", "\(words.reverse)", viewModel.sends(.sort(by: viewModel.sort, reversed: !viewModel.isReversed)),
        isProminent: false),
      KeyBinding("l", "\(words.contributions)", .push(.contribution(.list(goal: nil))), isProminent: false),
      KeyBinding("R", "\(words.report)", .push(.financialGoal(.report)), isProminent: false))
  }
}

extension FinancialGoalsListScreen {
  /// The user's goals, in the requested order.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of goals.
    public enum Action: Sendable {
      /// The screen is opened: the goals are read and sorted.
      case open
      /// The screen appears: the goals are read. Those that are listed stay in their places.
      case appear
      /// Sorts the list.
      case sort(by: FinancialGoalSort, reversed: Bool)
      /// Whether the archived goals are shown, or the others.
      case showArchived(Bool)
    }

    public let context: ScreenContext
    public private(set) var failure: FinancialGoalError?
    /// The order of the list.
    public private(set) var sort = FinancialGoalSort.recent
    /// Whether the order is turned around.
    public private(set) var isReversed = false
    /// Whether the archived goals are shown.
    public private(set) var showsArchived = false
    private var order = RowOrder<UUID>()
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The goals as they are listed.
    public var goals: [FinancialGoalDomain] { order.arranged(sortedGoals) }

    /// Whether there are archived goals.
    var hasArchived: Bool { !provider.financialGoals(by: sort, reversed: isReversed, archived: true).isEmpty }

    private var sortedGoals: [FinancialGoalDomain] {
      provider.financialGoals(by: sort, reversed: isReversed, archived: showsArchived)
    }

    public func send(_ action: Action) async {
      switch action {
      case .open:
        order = RowOrder()
        await attempt(\.failure, load)
      case .appear: await attempt(\.failure, load)
      case .sort(let sort, let isReversed):
        (self.sort, self.isReversed) = (sort, isReversed)
        order = RowOrder(sortedGoals.map(\.id))
      case .showArchived(let showsArchived):
        self.showsArchived = showsArchived
        order = RowOrder(sortedGoals.map(\.id))
      }
    }

    private func load() async throws(FinancialGoalError) {
      try await provider.fetchAll(on: today)
      order = RowOrder(goals.map(\.id))
    }
  }
}
