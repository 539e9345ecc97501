public import DependencyKit
public import Foundation
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension FinancialGoalArchivalScreen {
  /// Puts a goal away, or back among the current ones. Nothing is lost by it, so nothing is asked.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      case submit
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// The goal as it is now; `nil` until that is stored.
    public private(set) var saved: FinancialGoalDomain?
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let goalID: UUID
    @ObservationIgnored private let isArchived: Bool
    @ObservationIgnored private let provider: any FinancialGoalProvider
    @ObservationIgnored private let dependencies: DependencyValues

    /// - Parameter isArchived: Whether the goal is put away, or back.
    public init(
      goalID: UUID, isArchived: Bool, router: Router<AppDestination>, dependencies: DependencyValues = .current
    ) {
      self.goalID = goalID
      self.isArchived = isArchived
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialGoalProvider
    }

    public func send(_ action: Action) async {
      switch action {
      case .submit: await submit()
      }
    }

    private func submit() async {
      do {
        saved = try await provider.setArchived(isArchived, by: goalID, on: dependencies.today)
        failure = nil
        router.dismiss()
      } catch {
        failure = error
      }
    }
  }
}
