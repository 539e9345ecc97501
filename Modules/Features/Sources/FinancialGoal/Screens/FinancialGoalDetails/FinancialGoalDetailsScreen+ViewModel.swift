public import ModuloCore
public import ModuloModels
import ModuloProviders
public import Observation

extension FinancialGoalDetailsScreen {
  /// One goal with its figures, its months and a page of its contributions.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Sendable {
      /// The screen appears: the goal is read.
      case appear
      /// Another page of contributions.
      case turn(to: Page)
    }

    public let context: ScreenContext
    /// The goal as it was last read; `nil` until then.
    public private(set) var details: FinancialGoalDetailedDomain?
    public private(set) var failure: FinancialGoalError?
    public private(set) var page = Page.first
    @ObservationIgnored private let reference: NamedReference
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    public init(_ context: ScreenContext, goal reference: NamedReference) {
      self.context = context
      self.reference = reference
    }

    /// The details as text; `nil` until they were read.
    public var model: FinancialGoalDetailedUIModel? { details?.toUIModel(format, on: today, page: page) }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let page):
        self.page = page
        await attempt(\.failure, load)
      }
    }

    private func load() async throws(FinancialGoalError) {
      details = try await provider.findOneDetailed(reference, on: today, page: page)
    }
  }
}
