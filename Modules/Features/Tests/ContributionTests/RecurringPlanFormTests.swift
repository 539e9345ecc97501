import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The form of a plan: what is typed goes in, state comes out.
@MainActor
@Suite struct RecurringPlanFormTests {
  private typealias ViewModel = RecurringPlanFormScreen.ViewModel

  @Test func `what was typed becomes a plan`() async throws {
    let form = try form()
    await form.fill(.amount("250"), .on("31"), .from("2026-02-10"), .note("Salary"), .submit)
    let plan = try #require(form.saved?.plan)
    #expect(plan.purpose.amount == .usd(250))
    #expect(plan.recurrence.anchor.dayOfMonth == 31)
    #expect(plan.recurrence.start == Samples.day(20_260_210))
    let lines = RecurringPlanFormScreen(viewModel: form).plainLines()
    #expect(
      lines == ["✓ Plan #1: 🗾 Japan trip: $250 every month on the last day · next on Apr 30, 2026"])
  }

  @Test func `without days a plan begins today, every month`() async throws {
    let form = try form()
    await form.fill(.amount("5"), .submit)
    let days = try #require(form.saved?.plan.recurrence)
    let expected = try Recurrence(every: 1, .month, on: Samples.today)
    #expect(days == expected)
  }

  @Test func `a whole day is the rhythm, and the first day where there is no other`() async throws {
    let form = try form()
    await form.fill(.amount("5"), .every("2 weeks"), .on("2026-05-01"), .submit)
    let days = try #require(form.saved?.plan.recurrence)
    let expected = try Recurrence(every: 2, .week, on: Samples.day(20_260_501))
    #expect(days == expected)
  }

  @Test func `French is typed in French`() async throws {
    let form = try form(locale: "fr_FR")
    #expect(form.every == "mois")
    await form.fill(.amount("12,50"), .every("3 semaines"), .submit)
    let days = try #require(form.saved?.plan.recurrence)
    #expect(days.interval == 3)
    #expect(days.unit == .week)
  }

  @Test(
    arguments: [
      ([.submit], RecurringPlanRule.missingAmount, "Amount"), ([.amount("0"), .submit], .missingAmount, "Amount"),
      ([.amount("-5"), .submit], .negativeAmount, "Amount"),
      ([.amount("5"), .every("fortnight"), .submit], .unreadableInterval("fortnight"), "Every"),
      ([.amount("5"), .every("0 days"), .submit], .interval(0), "Every"),
      ([.amount("5"), .on("32"), .submit], .dayOfMonth(32), "On"),
      (
        [.amount("5"), .from("2026-04-12"), .to("2026-04-11"), .submit],
        .endBeforeStart(start: Samples.today, end: Samples.day(20_260_411)), "To"
      ),
    ] as [([RecurringPlanFormScreen.ViewModel.Action], RecurringPlanRule, String)])
  func `what breaks a rule is refused with its field`(
    _ actions: [RecurringPlanFormScreen.ViewModel.Action], _ rule: RecurringPlanRule, _ field: String
  ) async throws {
    let form = try form()
    for action in actions { await form.send(action) }
    #expect(form.failure == .rule(rule))
    #expect(form.refusedField == field)
    #expect(form.saved == nil)
  }

  @Test func `a plan of an account has no amount`() async throws {
    let world = try World()
    let account = NamedReference.id(FinancialAccountEntity.samples[0].id)
    let form = ViewModel(world.context, mode: .create(of: .account(account)))
    let labels = RecurringPlanFormScreen(viewModel: form).fields.map(\.label.plainText)
    #expect(labels == ["Every", "On", "From", "To", "Note"])
    await form.send(.submit)
    // There is no account among the samples of this world.
    #expect(form.failure == .reference(.account, .notFound(account.text)))
  }

  @Test func `an edit begins with what is stored, and keeps what isn't typed`() async throws {
    let world = try World()
    let made = ViewModel(world.context, mode: .create(of: .goal(.id(world.japan))))
    await made.fill(.amount("250"), .on("31"), .from("2026-05-01"), .note("Salary"), .submit)
    let edit = ViewModel(world.context, mode: .update(.number(1)))
    await edit.send(.appear)
    #expect(edit.every == "month")
    #expect(edit.on == "31")
    #expect(edit.note == "Salary")
    await edit.fill(.amount("300"), .submit)
    let change = try #require(edit.saved)
    #expect(change.ended == nil)
    #expect(change.plan.purpose.amount == .usd(300))
    #expect(change.plan.recurrence.anchor.dayOfMonth == 31)
    let answer = try #require(edit.answer)
    #expect(answer.hasPrefix("Plan #1 is now:"))
  }

  @Test func `leaving asks only where something was typed`() async throws {
    let form = try form()
    await form.send(.close)
    #expect(form.commands.take() == [])
    await form.fill(.note("x"), .close)
    #expect(form.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  private func form(locale: String = "en_US") throws -> ViewModel {
    let world = try World(locale)
    return ViewModel(world.context, mode: .create(of: .goal(.id(world.japan))))
  }
}

extension RecurringPlanFormScreen.ViewModel {
  fileprivate func fill(_ actions: Action...) async {
    for action in actions { await send(action) }
  }
}
