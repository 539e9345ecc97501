import ModuloModels
import ModuloNavigation
import NavigationKit

/// A part of the overview, which can be gone to and opened.
public enum OverviewPanel: CaseIterable, Sendable {
  /// The goals, and what this month has to bring.
  case goals
  /// What is due of the plans, and the ends that are near or past.
  case due
  /// The net worth, and its line.
  case netWorth
  /// The accounts, by their kinds.
  case accounts
  /// Today's board, and the running session.
  case today
  /// A half year of blocks.
  case halfYear

  /// The title over what is shown.
  func title(_ strings: Strings) -> String {
    switch self {
    case .goals: strings.goal.listTitle
    case .due: strings.overview.due
    case .netWorth: strings.portfolio.netWorth
    case .accounts: strings.account.listTitle
    case .today: strings.day.today
    case .halfYear: strings.overview.halfYear
    }
  }

  /// The screen that shows more of it.
  ///
  /// - Parameter hasDue: Whether something is due of the plans.
  func destination(hasDue: Bool) -> AppDestination {
    switch self {
    case .goals: .financialGoal(.list)
    case .due: hasDue ? .recurringPlan(.due) : .financialGoal(.list)
    case .netWorth: .portfolio(.chart)
    case .accounts: .portfolio(.overview)
    case .today: .day(.details(nil))
    case .halfYear: .timeSummary(.calendar(nil))
    }
  }
}
