public import Foundation
public import ModuloCore
import ModuloDesignSystem
public import ModuloModels
import ModuloNavigation
import ModuloProviders
public import ModuloScreens
public import ModuloUtilities
import NavigationKit
public import Observation
public import TerminalKit

/// The plans of a goal, of an account, or of all, in a row each.
public struct RecurringPlansListScreen: InteractiveScreen {
  /// The state of the list, which `appear()` loads.
  public let viewModel: ViewModel

  /// Creates a screen that shows the plans as its view model has them.
  public init(viewModel: ViewModel) { self.viewModel = viewModel }

  public var title: TerminalText { TerminalText(words.noun.listTitle) }

  public func body(in environment: EnvironmentValues) -> some View {
    if let failure = viewModel.failureText {
      Message(failure, .failure)
    } else if let plans = viewModel.plans, plans.isEmpty {
      EmptyState(title: words.emptyTitle, advice: viewModel.format.advice(.addPlan))
    } else if let plans = viewModel.plans {
      RecurringPlanTable(plans.map { $0.toUIModel(viewModel.format, on: viewModel.today) })
    }
  }

  public func appear() async { await viewModel.send(.appear) }

  public var rows: [UUID] { !viewModel.hasFailed ? viewModel.plans?.map(\.id) ?? [] : [] }

  public func keys(for row: UUID?) -> ScreenKeys {
    let words = viewModel.format.strings.key
    let plan = row.map { NumberReference.id($0) }
    return ScreenKeys(
      plan.map { KeyBinding(.enter, "\(words.edit)", .present(.recurringPlan(.update($0)))) },
      viewModel.owner.map { KeyBinding("a", "\(words.add)", .present(.recurringPlan(.create($0)))) },
      plan.map { KeyBinding("d", "\(words.delete)", .ask(.recurringPlan(.deletion($0)))) },
      KeyBinding("w", "\(words.due)", .push(.recurringPlan(.due))))
  }

  private var words: RecurringPlanStrings { viewModel.format.strings.plan }
}

extension RecurringPlansListScreen {
  /// The plans of a goal, of an account, or of all.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the list of plans.
    public enum Action: Equatable, Sendable {
      /// The screen appears: the plans are read.
      case appear
    }

    public let context: ScreenContext
    /// Whose plans they are; `nil` for all.
    public let owner: PlanOwnerReference?
    public private(set) var failure: RecurringPlanError?
    private var isRead = false
    private var provider: any RecurringPlanProvider { dependencies.recurringPlanProvider }

    /// Creates a view model of the plans of an owner, of all for `nil`; nothing is read yet.
    public init(_ context: ScreenContext, of owner: PlanOwnerReference?) {
      self.context = context
      self.owner = owner
    }

    /// The plans as they are listed; `nil` until they were read.
    public var plans: [RecurringPlanDomain]? { isRead ? provider.recurringPlans : nil }

    /// The plans as a calendar that is written now, without those that are quiet; `nil` until they were read.
    public var calendar: ICalendar? {
      plans.map { plans in
        ICalendar(stamp: now, events: plans.filter { !$0.isQuiet }.map { $0.toEvent(format) })
      }
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      }
    }

    private func load() async throws(RecurringPlanError) {
      try await provider.fetchAll(of: owner)
      isRead = true
    }
  }
}
