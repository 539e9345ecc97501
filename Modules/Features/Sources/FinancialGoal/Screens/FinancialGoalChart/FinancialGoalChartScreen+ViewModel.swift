public import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
public import ModuloUtilities
public import Observation

extension FinancialGoalChartScreen {
  /// The months of one goal, six at a time.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    public enum Action: Equatable, Sendable {
      /// The screen comes into view: the months are read.
      case appear
      /// Another page; 0 is the latest. One that there isn't is the nearest that there is.
      case turn(to: Int)
      /// The page before in time.
      case showEarlier
      /// The page after in time.
      case showLater
      /// The month of the page nearest to this one is pointed at.
      case select(CalendarMonth)
      case deselect
    }

    public let context: ScreenContext
    /// The goal as it was last read; `nil` until then.
    public private(set) var goal: FinancialGoalDomain?
    public private(set) var chart = MonthChart([])
    public private(set) var failure: FinancialGoalError?
    @ObservationIgnored private let goalID: UUID
    private var provider: any FinancialGoalProvider { dependencies.financialGoalProvider }

    public init(_ context: ScreenContext, goalID: UUID) {
      self.context = context
      self.goalID = goalID
    }

    /// The page as text; `nil` until the months were read.
    public var model: MonthChartUIModel? { goal.map { chart.toUIModel(format, $0.currency) } }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attempt(\.failure, load)
      case .turn(let page): chart.turn(to: page)
      case .showEarlier: chart.showEarlier()
      case .showLater: chart.showLater()
      case .select(let month): chart.select(nearestTo: month)
      case .deselect: chart.deselect()
      }
    }

    private func load() async throws(FinancialGoalError) {
      // The months come with the goal; of its contributions none is shown.
      let details = try await provider.findOneDetailed(by: goalID, on: today, page: Page(limit: 0))
      goal = details.goal
      chart.replace(months: details.months)
    }
  }
}
