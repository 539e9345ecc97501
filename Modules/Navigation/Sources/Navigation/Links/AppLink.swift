public import Foundation
public import ModuloModels
public import NavigationKit

/// Where a link into the product leads. A goal is named as a person names it, so it still has to be found.
public enum AppLink: Hashable, Sendable {
  case home
  case goals
  case newGoal
  case goal(String)
  case editGoal(String)
  case contributions(goal: String)
  case newContribution(goal: String)
  case settings
  case setting(Setting)
  case onboarding
}

extension AppLink {
  /// Every link there is. Without a path it is the home of the product.
  public static let table = DeepLinkTable<AppLink>(
    scheme: "modulo", home: .home,
    [
      .init("goal") { _ in .goals },
      .init("goal/new") { _ in .newGoal },
      .init("goal/:goal") { $0["goal"].map { .goal($0) } },
      .init("goal/:goal/edit") { $0["goal"].map { .editGoal($0) } },
      .init("goal/:goal/contribution") { $0["goal"].map { .contributions(goal: $0) } },
      .init("goal/:goal/contribution/new") { $0["goal"].map { .newContribution(goal: $0) } },
      .init("settings") { _ in .settings },
      .init("settings/:key") { $0["key"].flatMap(Setting.init(rawValue:)).map { .setting($0) } },
      .init("onboarding") { _ in .onboarding },
    ])

  /// The destination of the link.
  ///
  /// - Parameter find: Finds the goal a person means; asked only for a link that names one.
  public func destination<Failure: Error>(
    _ find: (String) async throws(Failure) -> UUID
  ) async throws(Failure) -> AppDestination {
    switch self {
    case .home: .financialGoal(.overview)
    case .goals: .financialGoal(.list)
    case .newGoal: .financialGoal(.create)
    case .goal(let goal): .financialGoal(.details(try await find(goal)))
    case .editGoal(let goal): .financialGoal(.update(try await find(goal)))
    case .contributions(let goal): .contribution(.list(goalID: try await find(goal)))
    case .newContribution(let goal): .contribution(.create(goalID: try await find(goal)))
    case .settings: .settings(.list)
    case .setting(let setting): .settings(.setting(setting))
    case .onboarding: .shared(.onboarding)
    }
  }
}
