import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import ModuloTimeSummary
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The form of hourly rates, their list, and a month of money and time.
@MainActor
@Suite struct HourlyRateScreenTests {
  private typealias Form = HourlyRateFormScreen.ViewModel

  private let world: World

  init() throws { world = try World() }

  @discardableResult
  private func set(
    _ actions: [Form.Action], of owner: HourlyRateOwnerReference = .oneself
  ) async -> Form {
    let form = Form(world.context, owner: owner)
    for action in actions + [.submit] { await form.send(action) }
    return form
  }

  @Test func `what was typed becomes a rate, in the currency of the locale`() async throws {
    let form = await set([.amount("35"), .start("2026-01-01")])
    #expect(form.failure == nil)
    #expect(form.saved?.rate.rate.amount == .usd(35))
    #expect(form.answer == "My time: $35.00 an hour from 1/1/2026")
    let again = await set([.amount("40"), .start("2026-01-01")])
    #expect(again.answer == "My time: $40.00 an hour from 1/1/2026 (was $35.00)")
  }

  @Test func `the amount names its currency, or the field does`() async throws {
    let named = await set([.amount("35 EUR")], of: .group(.id(BlockGroupEntity.work.id)))
    let field = await set([.amount("36"), .currency("eur")], of: .block(.id(BlockEntity.coding.id)))
    #expect(named.saved?.rate.rate.amount == .eur(35))
    #expect(field.saved?.rate.rate.amount == .eur(36))
    #expect(field.answer == "Work/Coding: €36.00 an hour from 4/12/2026")
  }

  @Test(
    arguments: [
      ([.amount("0")], .rule(.notPositive), "An hour"), ([.amount("-5")], .rule(.notPositive), "An hour"),
      ([.amount("")], .rule(.missingAmount), "An hour"),
      ([.amount("5"), .currency("XXX")], .input(.currency("XXX")), "Currency"),
      ([.amount(""), .currency("EUR")], .rule(.missingAmount), "An hour"),
    ] as [([Form.Action], HourlyRateError, String)])
  private func `what can't be a rate is refused at its field`(
    _ actions: [Form.Action], _ failure: HourlyRateError, _ field: String
  ) async throws {
    let form = await set(actions)
    #expect(form.failure == failure)
    #expect(form.refusedField == field)
    #expect(form.saved == nil)
  }

  @Test func `a group that isn't there is refused at what the rate is of`() async throws {
    let form = await set([.amount("5")], of: .group(.name("nowhere")))
    #expect(form.failure == HourlyRateError(BlockGroupError.notFound("nowhere")))
    #expect(form.refusedField == "For")
  }

  @Test func `the form offers oneself, the groups and the blocks`() async throws {
    let form = Form(world.context, owner: .block(.id(BlockEntity.coding.id)))
    #expect(form.ownerIndex == nil)
    await form.send(.appear)
    #expect(
      form.owners.map(\.title) == [
        "My time", "Group Work", "Work/Coding", "Work/Reading", "Group Sport", "Sport/Running",
      ])
    #expect(form.ownerIndex == 2)
    await form.send(.owner(.group(.id(BlockGroupEntity.sport.id))))
    #expect(form.ownerIndex == 4)
    await form.send(.close)
    #expect(form.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `the list is empty, then has a row for each rate, and keys that lead on`() async throws {
    let screen = HourlyRatesListScreen(viewModel: .init(world.context))
    await screen.open()
    #expect(screen.plainLines().first == "🎯 No hourly rates yet")
    await set([.amount("35"), .start("2026-01-01")])
    await set([.amount("50")], of: .group(.id(BlockGroupEntity.work.id)))
    await screen.appear()
    let ids = screen.rows
    try #require(ids.count == 2)
    #expect(screen.plainLines().count == 2)
    #expect(
      screen.meanings(at: 1) == [
        KeyMeaning("a", "Add", .hourlyRate(.create(.oneself))),
        KeyMeaning("d", "Delete", .hourlyRate(.deletion(.id(ids[1])))),
        KeyMeaning("m", "Month", .hourlyRate(.month(nil))),
      ])
    #expect(screen.keyConflicts(at: 0).isEmpty)
  }

  @Test func `a rate is deleted after a question that names it`() async throws {
    await set([.amount("35"), .start("2026-01-01")])
    let deletion = HourlyRateDeletionScreen(viewModel: .init(world.context, hourlyRate: .number(1)))
    await deletion.open()
    let question = Confirmation.loss(
      "This deletes hourly rate #1: My time: $35.00 an hour from 1/1/2026. What time is worth changes.\nDelete it?")
    #expect(deletion.viewModel.commands.take() == [.confirm(question, then: .submit, otherwise: .discard)])
    await deletion.viewModel.send(.submit)
    #expect(deletion.plainLines() == ["✓ My time: $35.00 an hour from 1/1/2026: deleted"])
    let rest = try await world.dependencies.hourlyRateProvider.rates()
    #expect(rest == [])
  }

  @Test func `sums tell what time is worth once there is a rate`() async throws {
    let sums = TimeSummaryScreen(viewModel: .init(world.context))
    await sums.open()
    #expect(!sums.plainLines().contains { $0.contains("Worth") })
    await set([.amount("20"), .start("2026-01-01")])
    await sums.appear()
    let text = sums.plainLines().joined(separator: "\n")
    #expect(text.contains("$270.00"))
    #expect(sums.viewModel.model?.rows.map(\.worth) == ["$170.00", "$50.00", "$50.00"])
  }

  @Test func `a month is turned by keys`() async throws {
    await set([.amount("20"), .start("2026-04-08")])
    let screen = WorthMonthScreen(viewModel: .init(world.context, month: nil))
    await screen.open()
    let text = screen.plainLines().joined(separator: "\n")
    #expect(screen.title.plainText == "Time and money: Apr 2026")
    #expect(text.contains("$200.00, 3:30 without a rate"), "\(text)")
    var titles: [String] = []
    for key in ["n", "p", "p", "t"] as [Key] {
      await screen.press(key)
      titles.append(screen.title.plainText)
    }
    #expect(
      titles == [
        "Time and money: May 2026", "Time and money: Apr 2026", "Time and money: Mar 2026",
        "Time and money: Apr 2026",
      ])
    await screen.press("n")
    #expect(screen.plainLines().contains("Nothing was put into goals."))
    #expect(screen.plainLines().contains("Nothing was tracked."))
    #expect(screen.keyConflicts().isEmpty)
  }
}
