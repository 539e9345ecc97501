import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// What the keys of the screens do.
@MainActor
@Suite struct KeyTests {
  /// A screen with its selected row, and all of its keys.
  private typealias Expected = (screen: any InteractiveScreen, row: Int?, keys: [KeyMeaning])

  @Test func `each key leads where its label says, and none has two meanings`() async throws {
    var soon = FinancialGoalEntity.laptop
    soon.endDate = Samples.day(20_260_502)
    let world = try World(goals: [.japan, soon, .emergencyFund, .car])
    for expected in screens(of: world) {
      await expected.screen.appear()
      let keys = expected.screen.meanings(at: expected.row)
      let conflicts = expected.screen.keyConflicts(at: expected.row)
      #expect(keys == expected.keys, "\(expected.screen.title.plainText)")
      #expect(conflicts == [], "\(expected.screen.title.plainText)")
    }
  }

  private func screens(of world: World) -> [Expected] {
    let (car, japan) = (NamedReference.id(FinancialGoalEntity.car.id), NamedReference.id(FinancialGoalEntity.japan.id))
    let report = KeyMeaning("R", "Report", .financialGoal(.report))
    let list = [
      KeyMeaning("enter", "Open", .financialGoal(.details(car))), KeyMeaning("a", "Add", .financialGoal(.create)),
      KeyMeaning("c", "Contribute", .contribution(.create(goal: car))),
      KeyMeaning("m", "Move", .contribution(.move(from: car, to: nil))),
      KeyMeaning("e", "Edit", .financialGoal(.update(car))), KeyMeaning("d", "Delete", .financialGoal(.deletion(car))),
      KeyMeaning("A", "Archive", .financialGoal(.archival(car, isArchived: true))), KeyMeaning("v", "Archived"),
      KeyMeaning("s", "Sort"), KeyMeaning("r", "Reverse"),
      KeyMeaning("l", "Contributions", .contribution(.list(goal: nil))), report,
    ]
    let overview = [
      KeyMeaning("enter", "Open", .financialGoal(.list)), KeyMeaning("tab", "Next panel"),
      KeyMeaning("shift+tab", "Previous panel"), KeyMeaning("a", "Add goal", .financialGoal(.create)),
      KeyMeaning("l", "Goals", .financialGoal(.list)), KeyMeaning("t", "Today", .day(.details(nil))), report,
    ]
    return [
      (FinancialGoalsListScreen(viewModel: .init(world.context)), 0, list),
      (FinancialGoalDetailsScreen(viewModel: .init(world.context, goal: japan)), 0, details(of: japan)),
      (SavingsOverviewScreen(viewModel: .init(world.context)), 0, overview),
      (
        SavingsReportScreen(viewModel: .init(world.context)), nil,
        [KeyMeaning("w", "Period", .periodReport(.report(.month, nil)))]
      ),
      (
        PeriodReportScreen(viewModel: .init(world.context, .month, of: nil)), nil,
        [
          KeyMeaning("w", "Period"), KeyMeaning("n", "Next"), KeyMeaning("p", "Previous"), KeyMeaning("t", "Today"),
          KeyMeaning("c", "Compare"),
        ]
      ),
      (
        FinancialGoalChartScreen(viewModel: .init(world.context, goal: japan)), 0,
        [KeyMeaning("left", "Earlier"), KeyMeaning("right", "Later")]
      ),
      (
        FinancialGoalFormScreen(viewModel: .init(world.context, mode: .create)), nil,
        [KeyMeaning("ctrl+s", "Save"), KeyMeaning("esc", "Close")]
      ),
      (FinancialGoalDeletionScreen(viewModel: .init(world.context, goal: japan)), nil, []),
      (FinancialGoalArchivalScreen(viewModel: .init(world.context, goal: japan, isArchived: true)), nil, []),
    ]
  }

  private func details(of goal: NamedReference) -> [KeyMeaning] {
    let latest = NumberReference.id(ContributionEntity.samples[4].id)
    return [
      KeyMeaning("enter", "Edit", .contribution(.update(latest))),
      KeyMeaning("a", "Contribute", .contribution(.create(goal: goal))),
      KeyMeaning("d", "Delete", .contribution(.deletion(latest, allowsNegativeTotal: false))),
      KeyMeaning("m", "Move", .contribution(.move(from: goal, to: nil))),
      KeyMeaning("e", "Edit goal", .financialGoal(.update(goal))),
      KeyMeaning("D", "Delete goal", .financialGoal(.deletion(goal))),
      KeyMeaning("l", "Contributions", .contribution(.list(goal: goal))),
      KeyMeaning("h", "Chart", .financialGoal(.chart(goal))),
      KeyMeaning("f", "Forecast", .financialGoal(.forecast(goal))),
      KeyMeaning("P", "Plans", .recurringPlan(.list(.goal(goal)))),
      KeyMeaning("F", "Set aside", .funding(.list(.goal(goal)))),
      KeyMeaning("A", "Archive", .financialGoal(.archival(goal, isArchived: true))),
      KeyMeaning("i", "Import", .contribution(.importFile(goal: goal))),
    ]
  }

  @Test func `keys sort the goals, turn their order around and show the archived ones`() async throws {
    let list = FinancialGoalsListScreen(viewModel: .init(try World().context))
    await list.appear()
    let recent = list.rows
    await list.press("r")
    #expect(list.rows == recent.reversed())
    await list.press("s")
    #expect(list.viewModel.sort == .recent.next)
    await list.press("v")
    #expect(list.rows == [])
    #expect(list.meanings(at: nil).contains(KeyMeaning("v", "Goals")))
    await list.press("v")
    #expect(list.rows.count == 4)
  }

  @Test func `keys turn the pages of a chart, and the selected month is told`() async throws {
    let goal = NamedReference.id(FinancialGoalEntity.emergencyFund.id)
    let chart = FinancialGoalChartScreen(viewModel: .init(try World().context, goal: goal))
    await chart.appear()
    var environment = EnvironmentValues(width: 80)
    environment.selectedRow = 4
    #expect(chart.plainLines(environment).contains("▲ Mar 2026: -$400"))
    #expect(chart.viewModel.chart.selection == nil)
    #expect(chart.meanings(at: 4).suffix(1) == [KeyMeaning("p", "Previous")])
    await chart.press("p", at: 4)
    #expect(chart.rows == [Samples.month(202_510)])
    await chart.press("n", at: 0)
    #expect(chart.rows.count == 6)
  }

  @Test func `left and right read the months of a chart, and stay at its ends`() async throws {
    let goal = NamedReference.id(FinancialGoalEntity.japan.id)
    let chart = FinancialGoalChartScreen(viewModel: .init(try World().context, goal: goal))
    await chart.appear()
    let months = chart.rows
    #expect(chart.selectedRow == nil)
    await chart.press(.right, at: 0)
    #expect(chart.selectedRow == months[1])
    await chart.press(.left, at: 1)
    await chart.press(.left, at: 0)
    #expect(chart.selectedRow == months[0])
    await chart.select(months[2])
    #expect(chart.selectedRow == months[2])
  }

  @Test func `the form is filled in field by field, and what was typed stays when the goal is read again`() async throws
  {
    let world = try World("fr_FR")
    let form = FinancialGoalFormScreen(viewModel: .init(world.context, mode: .create))
    for (index, text) in ["Vélo", "🚲", "800,5", "EUR", "", "2026-12-31"].enumerated() {
      _ = await form.fields[index].set(text)
    }
    await form.press(.control("s"))
    #expect(form.viewModel.saved?.goalAmount == .eur("800.5"))
    #expect(form.viewModel.saved?.startDate == Samples.today)
    let edit = FinancialGoalFormScreen(
      viewModel: .init(world.context, mode: .update(.id(FinancialGoalEntity.japan.id))))
    await edit.appear()
    _ = await edit.fields[0].set("Kyoto")
    await edit.appear()
    let labels = edit.fields.map(\.label.plainText)
    #expect(labels == ["Nom", "Émoji", "Objectif", "Début", "Fin"])
    #expect(edit.viewModel.name == "Kyoto")
  }
}
