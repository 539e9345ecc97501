public import DependencyKit
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

@_exported public import protocol ModuloStores.FinancialGoalOperations

/// Goals for screens: sorted and filtered.
@MainActor
public protocol FinancialGoalProvider: FinancialGoalOperations, Observable {
  /// The goals that were last read, sorted. In either direction, equal goals are newest first, and goals without the
  /// sorted value are last.
  ///
  /// - Parameter archived: Whether to return the archived goals, or the others.
  func financialGoals(by sort: FinancialGoalSort, reversed: Bool, archived: Bool) -> [FinancialGoalDomain]

  /// The overview of the goals last read.
  func overview(on today: CalendarDay) -> SavingsOverviewDomain
}

extension DefaultFinancialGoalStore: FinancialGoalProvider {
  public func financialGoals(by sort: FinancialGoalSort, reversed: Bool, archived: Bool) -> [FinancialGoalDomain] {
    rows.filter { $0.isArchived == archived }
      .sorted { sort.lists($0, before: $1, reversed: reversed) }
  }

  public func overview(on today: CalendarDay) -> SavingsOverviewDomain {
    SavingsOverviewDomain(of: rows, on: today)
  }
}

private enum FinancialGoalProviderKey: DependencyKey { typealias Value = any FinancialGoalProvider }

extension DependencyValues {
  /// The provider of goals; `AppComposition` registers it.
  public var financialGoalProvider: any FinancialGoalProvider {
    get { self[FinancialGoalProviderKey.self] }
    set { self[FinancialGoalProviderKey.self] = newValue }
  }
}

extension FinancialGoalSort {
  /// Whether one goal is listed before another. In reverse, equal goals are still newest first, and goals without an
  /// end last.
  fileprivate func lists(_ first: FinancialGoalDomain, before second: FinancialGoalDomain, reversed: Bool) -> Bool {
    if self == .deadline, first.endDate == nil || second.endDate == nil {
      return (first.endDate == nil ? 1 : 0, second.number) < (second.endDate == nil ? 1 : 0, first.number)
    }
    let (earlier, later) = reversed ? (second, first) : (first, second)
    if precedes(earlier, later) { return true }
    return precedes(later, earlier) ? false : first.number > second.number
  }

  private func precedes(_ first: FinancialGoalDomain, _ second: FinancialGoalDomain) -> Bool {
    switch self {
    case .recent: first.number > second.number
    case .amount: first.goalAmount.decimal > second.goalAmount.decimal
    case .progress: first.progressRatio > second.progressRatio
    case .deadline: first.lastDay < second.lastDay
    case .name: first.name.folded < second.name.folded
    }
  }
}

extension FinancialGoalDomain {
  /// The end, or a day after every end for a goal without one.
  fileprivate var lastDay: Int { endDate?.rawValue ?? .max }
}
