import ModuloContribution
import ModuloData
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
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
    var readers = wholeReaders
    let (goals, accounts) = try manager.container().read { context in
      (
        try context.fetchIdentifiers(FetchDescriptor<FinancialGoalEntity>()),
        try context.fetchIdentifiers(FetchDescriptor<FinancialAccountEntity>())
      )
    }
    for id in goals {
      readers += [
        (
          "goal show",
          { try await failure(.financialGoal(.details(id)), FinancialGoalDetailsScreen.self) { $0.viewModel.failure } }
        ),
        (
          "goal chart",
          { try await failure(.financialGoal(.chart(id)), FinancialGoalChartScreen.self) { $0.viewModel.failure } }
        ),
        (
          "contribution list",
          { try await failure(.contribution(.list(goalID: id)), ContributionsListScreen.self) { $0.viewModel.failure } }
        ),
      ]
    }
    for id in accounts {
      readers += [
        (
          "account show",
          {
            try await failure(.financialAccount(.details(id)), FinancialAccountDetailsScreen.self) {
              $0.viewModel.failure
            }
          }
        ),
        (
          "account chart",
          {
            try await failure(.financialAccount(.chart(id)), FinancialAccountChartScreen.self) { $0.viewModel.failure }
          }
        ),
        (
          "balance history",
          {
            try await failure(.balanceUpdate(.list(accountID: id)), BalanceUpdatesListScreen.self) {
              $0.viewModel.failure
            }
          }
        ),
      ]
    }
    return readers
  }

  private var wholeReaders: [(String, Reader)] {
    [
      (
        "overview",
        { try await failure(.financialGoal(.overview), SavingsOverviewScreen.self) { $0.viewModel.failure } }
      ),
      (
        "goal list",
        { try await failure(.financialGoal(.list), FinancialGoalsListScreen.self) { $0.viewModel.failure } }
      ),
      ("report", { try await failure(.financialGoal(.report), SavingsReportScreen.self) { $0.viewModel.failure } }),
      (
        "account list",
        { try await failure(.financialAccount(.list), FinancialAccountsListScreen.self) { $0.viewModel.failure } }
      ),
      ("portfolio", { try await failure(.portfolio(.overview), PortfolioScreen.self) { $0.viewModel.failure } }),
      (
        "portfolio chart", { try await failure(.portfolio(.chart), PortfolioChartScreen.self) { $0.viewModel.failure } }
      ),
      ("rate list", { try await failure(.portfolio(.rates), ExchangeRatesListScreen.self) { $0.viewModel.failure } }),
    ]
  }

  /// Shows a screen and draws it; returns why it couldn't.
  private func failure<S: Screen>(
    _ destination: AppDestination, _ type: S.Type, _ failure: (S) -> (any Error)?
  ) async throws -> (any Error)? {
    let screen = try open(destination, as: type)
    await screen.appear()
    _ = screen.lines(in: environment(80))
    return failure(screen)
  }
}
