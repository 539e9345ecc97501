import ModuloModels
import ModuloNavigation

/// The screens of goals and contributions, by their paths.
enum SavingsScreenName: String, ScreenPath {
  case overview
  case goals = "goal"
  case newGoal = "goal/new"
  case goal = "goal/:goal"
  case editGoal = "goal/:goal/edit"
  case archiveGoal = "goal/:goal/archive"
  case unarchiveGoal = "goal/:goal/unarchive"
  case deleteGoal = "goal/:goal/delete"
  case goalChart = "goal/:goal/chart"
  case report
  case contributions = "goal/:goal/contribution"
  case newContribution = "goal/:goal/contribution/new"
  case importContributions = "goal/:goal/contribution/import"
  case moveContribution = "goal/:goal/contribution/move"
  case editContribution = "contribution/:contribution/edit"
  case deleteContribution = "contribution/:contribution/delete"
}

extension SavingsScreenName {
  init(_ destination: FinancialGoalDestination) {
    switch destination {
    case .overview: self = .overview
    case .list: self = .goals
    case .create: self = .newGoal
    case .details: self = .goal
    case .update: self = .editGoal
    case .archival(_, isArchived: true): self = .archiveGoal
    case .archival(_, isArchived: false): self = .unarchiveGoal
    case .deletion: self = .deleteGoal
    case .chart: self = .goalChart
    case .report: self = .report
    }
  }

  init(_ destination: ContributionDestination) {
    switch destination {
    case .list: self = .contributions
    case .create: self = .newContribution
    case .importFile: self = .importContributions
    case .move: self = .moveContribution
    case .update: self = .editContribution
    case .deletion: self = .deleteContribution
    }
  }

  @MainActor func destination(_ steps: ScreenPathSteps) throws -> AppDestination {
    switch self {
    case .overview: .financialGoal(.overview)
    case .goals: .financialGoal(.list)
    case .newGoal: .financialGoal(.create)
    case .goal: .financialGoal(.details(try steps.goal()))
    case .editGoal: .financialGoal(.update(try steps.goal()))
    case .archiveGoal: .financialGoal(.archival(try steps.goal(), isArchived: true))
    case .unarchiveGoal: .financialGoal(.archival(try steps.goal(), isArchived: false))
    case .deleteGoal: .financialGoal(.deletion(try steps.goal()))
    case .goalChart: .financialGoal(.chart(try steps.goal()))
    case .report: .financialGoal(.report)
    case .contributions: .contribution(.list(goal: try steps.goal()))
    case .newContribution: .contribution(.create(goal: try steps.goal()))
    case .importContributions: .contribution(.importFile(goal: try steps.goal()))
    case .moveContribution: .contribution(.move(from: try steps.goal(), to: nil))
    case .editContribution: .contribution(.update(try steps.number("contribution", ContributionError.self)))
    case .deleteContribution:
      .contribution(.deletion(try steps.number("contribution", ContributionError.self), allowsNegativeTotal: false))
    }
  }
}
