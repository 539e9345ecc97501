import Foundation
import ModuloContribution
import ModuloCore
import ModuloData
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloUtilities
import PersistenceKit
import TerminalKit

extension GoldenWorld {
  /// What fails of all that can be read, by the name of who reads it; nothing when all of it answers.
  func failuresOfReaders() async throws -> [String: String] {
    var failures: [String: String] = [:]
    for (name, read) in try readers() {
      if let failure = try await read() { failures[name] = "\(failure)" }
    }
    return failures
  }

  private typealias Reader = () async throws -> (any Error)?

  private func readers() throws -> [(String, Reader)] {
    let (goals, accounts) = try manager.container().read { context in
      (
        try context.fetchIdentifiers(FetchDescriptor<FinancialGoalEntity>()),
        try context.fetchIdentifiers(FetchDescriptor<FinancialAccountEntity>())
      )
    }
    return wholeReaders + goals.flatMap(readers(ofGoal:)) + accounts.flatMap(readers(ofAccount:))
  }

  private func readers(ofGoal id: UUID) -> [(String, Reader)] {
    [
      (
        "goal show", reader(.financialGoal(.details(.id(id))), FinancialGoalDetailsScreen.self) { $0.viewModel.failure }
      ),
      ("goal chart", reader(.financialGoal(.chart(.id(id))), FinancialGoalChartScreen.self) { $0.viewModel.failure }),
      (
        "goal forecast",
        reader(.financialGoal(.forecast(.id(id))), FinancialGoalForecastScreen.self) { $0.viewModel.failure }
      ),
      (
        "contribution list",
        reader(.contribution(.list(goal: .id(id))), ContributionsListScreen.self) { $0.viewModel.failure }
      ),
    ]
  }

  private func readers(ofAccount id: UUID) -> [(String, Reader)] {
    [
      (
        "account show",
        reader(.financialAccount(.details(.id(id))), FinancialAccountDetailsScreen.self) { $0.viewModel.failure }
      ),
      (
        "account chart",
        reader(.financialAccount(.chart(.id(id))), FinancialAccountChartScreen.self) { $0.viewModel.failure }
      ),
      (
        "balance history",
        reader(.balanceUpdate(.list(account: .id(id))), BalanceUpdatesListScreen.self) { $0.viewModel.failure }
      ),
    ]
  }

  private var wholeReaders: [(String, Reader)] {
    [
      ("overview", reader(.financialGoal(.overview), SavingsOverviewScreen.self) { $0.viewModel.failure }),
      ("goal list", reader(.financialGoal(.list), FinancialGoalsListScreen.self) { $0.viewModel.failure }),
      ("report", reader(.financialGoal(.report), SavingsReportScreen.self) { $0.viewModel.failure }),
      (
        "report year",
        reader(.periodReport(.report(.year, nil)), PeriodReportScreen.self) { $0.viewModel.failure }
      ),
      ("account list", reader(.financialAccount(.list), FinancialAccountsListScreen.self) { $0.viewModel.failure }),
      ("portfolio", reader(.portfolio(.overview), PortfolioScreen.self) { $0.viewModel.failure }),
      ("portfolio chart", reader(.portfolio(.chart), PortfolioChartScreen.self) { $0.viewModel.failure }),
      ("rate list", reader(.exchangeRate(.list), ExchangeRatesListScreen.self) { $0.viewModel.failure }),
    ]
  }

  /// What shows a screen and draws it, and returns why it couldn't.
  private func reader<S: Screen>(
    _ destination: AppDestination, _ type: S.Type, _ failure: @escaping (S) -> (any Error)?
  ) -> Reader {
    {
      let screen = try self.open(destination, as: type)
      await screen.appear()
      _ = screen.lines(in: self.environment(80))
      return failure(screen)
    }
  }
}
