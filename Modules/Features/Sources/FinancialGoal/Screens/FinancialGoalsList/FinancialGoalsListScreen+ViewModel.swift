public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import ModuloUtilities
public import NavigationKit
public import Observation

extension FinancialGoalsListScreen {
  /// The goals of a person, in the order asked for.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen comes into view: the goals are read.
      case appear
      case sort(by: FinancialGoalScope, reversed: Bool)
      /// Whether the archived goals are shown, or the others.
      case showArchived(Bool)
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    public private(set) var failure: FinancialGoalError?
    private var scope = FinancialGoalScope.mostRecent
    private var isReversed = false
    private var showsArchived = false
    @ObservationIgnored private let provider: any FinancialGoalProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialGoalProvider
    }

    /// The goals as they are listed.
    public var goals: [FinancialGoalDomain] {
      provider.financialGoals(by: scope, reversed: isReversed, archived: showsArchived)
    }

    /// The day for which the figures hold.
    public var today: CalendarDay { dependencies.today }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      case .sort(let scope, let isReversed):
        self.scope = scope
        self.isReversed = isReversed
      case .showArchived(let showsArchived): self.showsArchived = showsArchived
      }
    }

    private func load() async {
      do {
        try await provider.fetchAll(on: today)
        failure = nil
      } catch {
        failure = error
      }
    }
  }
}
