public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension ContributionDeletionScreen {
  /// Deletes a contribution. A host that can ask shows ``question`` first, which says what would be lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    public enum Action: DeletionAction {
      /// The screen appears: the contribution is read.
      case appear
      /// Whether the goal's total may fall below zero.
      case allowNegativeTotal(Bool)
      /// Requests confirmation.
      case delete
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The goal as it was last read: without the contribution, once that is gone.
    public private(set) var goal: FinancialGoalDomain?
    /// The contribution as it was read; `nil` until then.
    public private(set) var contribution: ContributionDomain?
    /// The contribution as it was when it was deleted; `nil` until it is gone.
    public private(set) var deleted: ContributionDomain?
    public private(set) var failure: ContributionError?
    private var allowsNegativeTotal = false
    @ObservationIgnored private let goalID: UUID
    @ObservationIgnored private let contributionID: UUID
    private var goals: any FinancialGoalProvider { dependencies.financialGoalProvider }
    private var provider: any ContributionProvider { dependencies.contributionProvider }

    public init(_ context: ScreenContext, goalID: UUID, contributionID: UUID) {
      self.context = context
      self.goalID = goalID
      self.contributionID = contributionID
    }

    /// The confirmation question before submitting; `nil` until the contribution was read.
    public var question: String? {
      guard let goal, let shown = contribution?.toUIModel(format) else { return nil }
      return format.strings.contribution.deletionQuestion(
        shown.number, shown.name, shown.amount, shown.date, goal.title)
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(ContributionError) in
        switch action {
        case .appear: try await load()
        case .allowNegativeTotal(let allows): allowsNegativeTotal = allows
        case .delete: commands.issue(.confirm(.deletion, then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func load() async throws(ContributionError) {
      let goal = try await goals.findGoal(by: goalID, on: today)
      contribution = try await provider.findOne(by: contributionID, of: goal)
      self.goal = goal
    }

    private func submit() async throws(ContributionError) {
      let goal = try await goals.findGoal(by: goalID, on: today)
      deleted = try await provider.delete(by: contributionID, of: goal, allowsNegativeTotal: allowsNegativeTotal)
      self.goal = await reread()
      router.dismiss()
      commands.issue(.toast(.contributionDeleted))
    }

    private func reread() async -> FinancialGoalDomain? {
      do {
        return try await goals.findGoal(by: goalID, on: today)
      } catch {
        // The contribution is deleted; only the goal's new total is unknown.
        return nil
      }
    }
  }
}
