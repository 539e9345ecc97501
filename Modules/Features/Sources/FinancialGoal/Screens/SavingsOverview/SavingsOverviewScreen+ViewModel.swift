public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension SavingsOverviewScreen {
  /// The goals of a person, taken together.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the goals are read.
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    public private(set) var failure: FinancialGoalError?
    private var isRead = false
    @ObservationIgnored private let provider: any FinancialGoalProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialGoalProvider
    }

    /// The overview of the goals as they are by now; `nil` until they were read.
    public var overview: SavingsOverviewDomain? { isRead ? provider.overview(on: dependencies.today) : nil }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      }
    }

    private func load() async {
      do {
        try await provider.fetchAll(on: dependencies.today)
        failure = nil
        isRead = true
      } catch {
        failure = error
      }
    }
  }
}
