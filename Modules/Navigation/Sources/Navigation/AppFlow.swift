/// The flows of the product, each with a router of its own.
public enum AppFlow: Hashable, Sendable, CaseIterable {
  /// Everything at a glance.
  case home
  /// The goals and what belongs to them.
  case savings
  /// The accounts and what belongs to them.
  case netWorth
  /// The blocks and what is tracked of them.
  case time
  /// The settings, over the flow that was left for them.
  case profile
}

extension AppFlow {
  /// The screen that the flow begins with.
  public var root: AppDestination {
    switch self {
    case .home: .financialGoal(.overview)
    case .savings: .financialGoal(.list)
    case .netWorth: .portfolio(.overview)
    case .time: .tracking(.running)
    case .profile: .settings(.list)
    }
  }
}
