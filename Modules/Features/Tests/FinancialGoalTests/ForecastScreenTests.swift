import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import TerminalKit
import Testing

/// When a goal is reached.
@MainActor
@Suite struct ForecastScreenTests {
  @Test func `the forecast in English`() async throws {
    let lines = try await lines(of: .japan, "en_US")
    #expect(
      lines == [
        "🗾 Japan trip  #1",
        "",
        "Reached in May 2027, at the pace of the last 3 months",
        "",
        "This month",
        "Needed  $272.22",
        "Put in  $50",
        "Left    $222.22",
        "",
        "Forecast",
        "Last 3 months     $183.33 a month  May 2027",
        "As needed      $272.22 this month  Dec 2026",
      ])
  }

  @Test func `the forecast in French, with an amount and an end`() async throws {
    let lines = try await lines(of: .japan, "fr_FR", amount: "300", end: "30/06/2027")
    #expect(lines.contains("Avec 300 $US par mois"))
    #expect(lines.contains("Atteint                 déc. 2026"))
    #expect(lines.contains("Manque au 30 juin 2027  0 $US"))
    #expect(lines.contains("D’ici au 30 juin 2027"))
    #expect(lines.contains("Nécessaire  163,33 $US"))
  }

  @Test func `an amount and an end are read, in the currency of the goal`() async throws {
    let cases: [(String?, String?, FinancialGoalError)] = [
      ("0", nil, .rule(.forecastAmountNotPositive)), ("-5", nil, .rule(.forecastAmountNotPositive)),
      (nil, "2026-04-11", .rule(.forecastEndPast)),
    ]
    for (amount, end, expected) in cases {
      let screen = try await screen(of: .japan, amount: amount, end: end)
      #expect(screen.viewModel.failure == expected)
      #expect(screen.viewModel.forecast == nil)
    }
    let foreign = try await screen(of: .japan, amount: "5 EUR").viewModel.failure
    guard case .input(.amount) = foreign else {
      Issue.record("\(foreign.debugDescription)")
      return
    }
    let unreadable = try await screen(of: .japan, end: "soon").viewModel.failure
    guard case .input(.day) = unreadable else {
      Issue.record("\(unreadable.debugDescription)")
      return
    }
  }

  @Test func `a failure is shown in words`() async throws {
    let world = try World()
    world.log.failNext(with: .busy)
    let screen = FinancialGoalForecastScreen(viewModel: .init(world.context, goal: .id(FinancialGoalEntity.japan.id)))
    await screen.appear()
    #expect(screen.plainLines() == ["⚠ Another program is using the database. Nothing was changed; try again."])
    try world.log.verify()
  }

  private func lines(
    of goal: FinancialGoalEntity, _ locale: String, amount: String? = nil, end: String? = nil
  ) async throws -> [String] {
    let screen = try await screen(of: goal, locale, amount: amount, end: end)
    return screen.plainLines().map {
      $0.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }

  private func screen(
    of goal: FinancialGoalEntity, _ locale: String = "en_US", amount: String? = nil, end: String? = nil
  ) async throws -> FinancialGoalForecastScreen {
    let world = try World(locale)
    let screen = FinancialGoalForecastScreen(viewModel: .init(world.context, goal: .id(goal.id)))
    await screen.viewModel.send(.amount(amount))
    await screen.viewModel.send(.end(end))
    await screen.appear()
    return screen
  }
}
