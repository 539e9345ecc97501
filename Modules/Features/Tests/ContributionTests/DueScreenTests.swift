import Foundation
import ModuloContribution
import ModuloCore
import ModuloCoreMocks
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// What is due is listed, entered and skipped.
@MainActor
@Suite struct DueScreenTests {
  @Test func `a list without anything due says so`() async throws {
    let screen = DueListScreen(viewModel: .init(try World().context))
    await screen.appear()
    #expect(screen.plainLines() == ["Nothing is due"])
    #expect(screen.rows == [])
  }

  @Test func `what is due is listed with its sum, and how much isn't shown`() async throws {
    let world = try await World().planning("2026-01-31")
    let screen = DueListScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.limit(2))
    await screen.appear()
    #expect(
      screen.plainLines() == [
        "#1  1/31/2026  🗾 Japan trip  $5", "#1  2/28/2026  🗾 Japan trip  $5", "… and 1 more", "3 due: $15",
      ])
  }

  @Test func `each key leads where its label says, and none has two meanings`() async throws {
    let world = try await World().planning("2026-02-28")
    let screen = DueListScreen(viewModel: .init(world.context))
    await screen.appear()
    let selection = try #require(screen.viewModel.due?.occurrences.first?.selection)
    let expected = [
      KeyMeaning("enter", "Enter", .recurringPlan(.entry(selection))),
      KeyMeaning("s", "Skip", .recurringPlan(.skipping(selection))),
      KeyMeaning("E", "Enter all", .recurringPlan(.entry(.all))),
      KeyMeaning("p", "Plans", .recurringPlan(.list(nil))),
    ]
    let found = screen.meanings(at: 0)
    #expect(found == expected)
    #expect(screen.keyConflicts(at: 0) == [])
  }

  @Test func `all is entered after a question, one plan at once`() async throws {
    let world = try await World().planning("2026-01-31")
    let all = DueEntryScreen(viewModel: .init(world.context, .all))
    await all.open()
    let question = "This enters 3 contributions: $15.\nEnter them?"
    #expect(all.viewModel.commands.take() == [.confirm(.loss(question), then: .submit, otherwise: .discard)])
    #expect(all.viewModel.entered == nil)
    let day = DueSelection(plans: [.number(1)], day: Samples.day(20_260_228))
    let one = DueEntryScreen(viewModel: .init(world.context, day))
    await one.open()
    #expect(one.plainLines() == ["✓ +$5 on Feb 28, 2026 · 🗾 Japan trip: $605 of $3,000 saved"])
    await all.viewModel.send(.submit)
    #expect(all.viewModel.entered?.count == 2)
  }

  @Test func `nothing due is entered without a question`() async throws {
    let screen = DueEntryScreen(viewModel: .init(try World().context, .all))
    await screen.open()
    #expect(screen.plainLines() == ["✓ Nothing is due"])
  }

  @Test func `what is skipped is told`() async throws {
    let world = try await World().planning("2026-03-31")
    let screen = DueSkippingScreen(viewModel: .init(world.context, skipping: .all))
    await screen.open()
    #expect(
      screen.plainLines() == ["✓ Mar 31, 2026 skipped · 🗾 Japan trip: $5 every month on the last day"])
  }

  @Test func `the plans of a goal are listed, and deleted after a question`() async throws {
    let world = try await World().planning("2026-03-31")
    let owner = PlanOwnerReference.goal(.id(world.japan))
    let list = RecurringPlansListScreen(viewModel: .init(world.context, of: owner))
    await list.appear()
    #expect(
      list.plainLines() == ["#1  🗾 Japan trip  $5  every month on the last day  next on Apr 30, 2026"])
    let plan = NumberReference.id(try #require(list.rows.first))
    let expected = [
      KeyMeaning("enter", "Edit", .recurringPlan(.update(plan))),
      KeyMeaning("a", "Add", .recurringPlan(.create(owner))),
      KeyMeaning("d", "Delete", .recurringPlan(.deletion(plan))), KeyMeaning("w", "Due", .recurringPlan(.due)),
    ]
    #expect(list.meanings(at: 0) == expected)
    let deletion = RecurringPlanDeletionScreen(viewModel: .init(world.context, plan: plan))
    let question = await deletion.viewModel.question()
    #expect(question?.hasSuffix("Contributions that it has entered stay.\nDelete it?") == true)
    await deletion.viewModel.send(.submit)
    await list.appear()
    #expect(list.rows == [])
  }
}

extension World {
  /// With a plan of 5 dollars on the last day of each month.
  fileprivate func planning(_ first: String) async throws -> World {
    let day = try #require(CalendarDay(first))
    _ = try await dependencies.recurringPlanProvider.create(
      RecurringPlanDraft(
        id: Samples.id(9_001), purpose: .contribution(goalID: japan, amount: .usd(5)),
        recurrence: try .monthly(onThe: 31, from: day)))
    return self
  }
}
