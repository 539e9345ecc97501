public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloProviders
public import Observation
public import TerminalKit

/// Every goal, in a row each.
public struct FinancialGoalsListScreen: Screen {
  /// The state of the list of goals, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the list of goals as its view model has it.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(viewModel.format.strings.goal.listTitle) }

  public func body(in environment: EnvironmentValues) -> [any View] {
    let words = viewModel.format.strings.goal
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if viewModel.goals.isEmpty {
      EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.addGoal))
    } else {
      FinancialGoalTable(
        viewModel.goals.map { $0.toUIModel(viewModel.format, on: viewModel.today) }, words: words)
    }
  }

  public func appear() async { await viewModel.send(.appear) }
}

extension FinancialGoalsListScreen {
  /// The user's goals, in the requested order.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of goals.
    public enum Action: Sendable {
      /// The screen appears: the goals are read.
      case appear
      /// Sorts the list.
      case sort(by: FinancialGoalSort, reversed: Bool)
      /// Whether the archived goals are shown, or the others.
      case showArchived(Bool)
    }

    public let context: ScreenContext
    public private(set) var failure: FinancialGoalError?
    private var sort = FinancialGoalSort.recent
    private var isReversed = false
    private var showsArchived = false
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    /// Creates a view model on the dependencies of `context`; nothing is read yet.
    public init(_ context: ScreenContext) { self.context = context }

    /// The goals as they are listed.
    public var goals: [FinancialGoalDomain] {
      provider.financialGoals(by: sort, reversed: isReversed, archived: showsArchived)
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .sort(let sort, let isReversed):
        self.sort = sort
        self.isReversed = isReversed
      case .showArchived(let showsArchived): self.showsArchived = showsArchived
      }
    }

    private func load() async throws(FinancialGoalError) {
      try await provider.fetchAll(on: today)
    }
  }
}
