public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import NavigationKit
public import Observation

extension FinancialGoalDeletionScreen {
  /// Deletes a goal with its contributions. A host that can ask shows ``question`` first, which says how much would be
  /// lost.
  @MainActor
  @Observable
  public final class ViewModel: DeletionViewModel {
    public enum Action: DeletionAction {
      /// The screen appears: the row to delete is read.
      case appear
      /// Requests confirmation.
      case delete
      /// Deletes.
      case submit
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The goal as it was last read; `nil` until then.
    public private(set) var goal: FinancialGoalDomain?
    /// The goal as it was when it was deleted; `nil` until it is gone.
    public private(set) var deleted: FinancialGoalDomain?
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let goalID: UUID
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    public init(_ context: ScreenContext, goalID: UUID) {
      self.context = context
      self.goalID = goalID
    }

    /// The confirmation question before submitting; `nil` until the goal was read.
    public var question: String? {
      let words = format.strings
      return goal.map {
        words.goal.deletionQuestion(
          "\($0.title) (#\($0.number))", words.count.contributions($0.contributionCount, format))
      }
    }

    public func send(_ action: Action) async {
      await attempt(\.failure) { () async throws(FinancialGoalError) in
        switch action {
        case .appear: goal = try await provider.findOne(by: goalID, on: today)
        case .delete: commands.issue(.confirm(.deletion, then: .submit))
        case .submit: try await submit()
        }
      }
    }

    private func submit() async throws(FinancialGoalError) {
      deleted = try await provider.delete(by: goalID, on: today)
      router.dismiss()
      commands.issue(.toast(.goalDeleted))
    }
  }
}
