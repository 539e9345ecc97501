import CommandKit
import DependencyKit
import Foundation
import ModuloContribution
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloPortfolio
import ModuloTracking
import ModuloUtilities
import TerminalKit

/// `modulo demo`
struct DemoCommand: ConsoleCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo",
      abstract: "Show sample goals, plans, accounts and blocks, in a database of their own that is gone afterwards.")
  }

  mutating func run(in user: ConsoleSession) async throws {
    try await AppComposition.withDemo(user) { session, goal in
      let overview = try session.open(.financialGoal(.overview), as: SavingsOverviewScreen.self)
      let list = try session.open(.financialGoal(.list), as: FinancialGoalsListScreen.self)
      await list.appear()
      if let failure = list.viewModel.failure { throw ConsoleFailure(failure, session.format) }
      let details = try session.open(.financialGoal(.details(.id(goal.id))), as: FinancialGoalDetailsScreen.self)
      await details.appear()
      if let failure = details.viewModel.failure { throw ConsoleFailure(failure, session.format) }
      if session.wantsJSON {
        try session.printJSON(GoalJSON.list(list.viewModel.goals, on: session.today))
        return
      }
      let due = try session.open(.recurringPlan(.due), as: DueListScreen.self)
      await due.appear()
      try session.require(due.viewModel.failure)
      let portfolio = try session.open(.portfolio(.overview), as: PortfolioScreen.self)
      await portfolio.appear()
      try session.require(portfolio.viewModel.failure)
      let chart = try session.open(.portfolio(.chart), as: PortfolioChartScreen.self)
      await chart.appear()
      try session.require(chart.viewModel.failure)
      let day = try session.open(.day(.details(nil)), as: DayScreen.self)
      await day.appear()
      try session.require(day.viewModel.failure)
      let report = try session.open(.periodReport(.report(.month, nil)), as: PeriodReportScreen.self)
      await report.viewModel.send(.compare(true))
      await report.appear()
      try session.require(report.viewModel.failure)
      let words = session.format.console
      try session.print([TerminalText(words.demoIntroduction), ""])
      await overview.appear()
      try session.show(overview)
      try session.print([""])
      try session.show(list)
      try session.print([""])
      try session.show(details)
      try session.print([""])
      try session.show(due)
      try session.print([""])
      try session.show(portfolio)
      try session.print([""])
      try session.show(chart)
      try session.print([""])
      try session.show(day)
      try session.print([""])
      try session.show(report)
      try session.print(
        [""] + words.demoAdvice(user.locations.data.shown).split(separator: "\n").map { TerminalText(String($0)) })
    }
  }
}
