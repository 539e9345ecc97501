public import DependencyKit
public import ModuloCore
public import ModuloModels
public import ModuloNavigation
import ModuloProviders
public import NavigationKit
public import Observation

extension SavingsReportScreen {
  /// Every goal as it was in one moment.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the report is read.
      case appear
    }

    public let router: Router<AppDestination>
    public let format: FormatContext
    /// The report as it was last read; `nil` until then.
    public private(set) var report: SavingsReportDomain?
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let provider: any FinancialGoalProvider
    @ObservationIgnored private let dependencies: DependencyValues

    public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
      self.router = router
      self.dependencies = dependencies
      format = dependencies.format
      provider = dependencies.financialGoalProvider
    }

    /// The report as text; `nil` until it was read.
    public var model: SavingsReportUIModel? { report?.toUIModel(format) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await load()
      }
    }

    private func load() async {
      do {
        report = try await provider.report(on: dependencies.today)
        failure = nil
      } catch {
        failure = error
      }
    }
  }
}
