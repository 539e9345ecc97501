import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The form of a balance.
@MainActor
@Suite struct BalanceUpdateFormTests {
  private typealias ViewModel = BalanceUpdateFormScreen.ViewModel
  typealias Action = BalanceUpdateFormScreen.ViewModel.Action

  @Test func `typing changes its field and issues no command`() async throws {
    let form = try await form(World())
    try await form.expect(.amount("5"), .changes(\.amount, to: "5"))
    try await form.expect(.date("-3d"), .changes(\.date, to: "-3d"))
    try await form.expect(.note("x"), .changes(\.note, to: "x"))
  }

  @Test func `a balance is saved, and what the account now stands at is told`() async throws {
    let form = try await form(World())
    for action in [Action.amount("175.25"), .note(" Interest "), .submit] { await form.send(action) }
    #expect(form.failure == nil)
    let balance = Money.usd("175.25")
    #expect(form.saved?.balanceUpdate.balance == balance)
    #expect(form.saved?.balanceUpdate.note == "Interest")
    #expect(form.saved?.balanceUpdate.date == Samples.today)
    #expect(form.account?.balance == balance)
    #expect(form.account?.previousBalance == .usd(150))
    let commands = form.commands.take()
    #expect(commands == [.toast(.balanceAdded("Rainy day: $175.25 (was $150.00)"))])
  }

  @Test func `a balance of a past day leaves the latest one as it is`() async throws {
    let form = try await form(World())
    for action in [Action.amount("75"), .date("2026-03-31"), .submit] { await form.send(action) }
    #expect(form.saved?.balanceUpdate.date == Samples.day(20_260_331))
    #expect(form.account?.balance == .usd(150))
    #expect(form.account?.updateCount == 3)
  }

  @Test func `W09 two updates on one day`() async throws {
    let world = try World()
    for amount in ["160", "170"] {
      let form = try await form(world)
      for action in [Action.amount(amount), .submit] { await form.send(action) }
    }
    let form = try await form(world)
    #expect(form.account?.balance == .usd(170))
    #expect(form.account?.previousBalance == .usd(160))
  }

  @Test func `W04 debt sign of a balance`() async throws {
    let world = try World()
    let form = try await form(world, world.card)
    for action in [Action.amount("45"), .submit] { await form.send(action) }
    #expect(form.saved?.balanceUpdate.balance == .usd(-45))
  }

  @Test(arguments: [
    ("", BalanceUpdateError.rule(.missingAmount)), ("  ", .rule(.missingAmount)),
    ("£", .input(.amount(.notANumber("£", column: 1)))), ("-5", .rule(.negativeAmount(.savingsAccount))),
    ("1234.567", .input(.amount(.tooManyDecimals(allowed: 2, readings: ["1234.56", "1234.57"])))),
  ])
  func `W31 a blank or negative balance is refused`(_ text: String, _ failure: BalanceUpdateError) async throws {
    let form = try await form(World())
    for action in [Action.amount(text), .submit] { await form.send(action) }
    #expect(form.failure == failure)
    #expect(form.saved == nil)
    let commands = form.commands.take()
    let expected: [ScreenCommand<Action>] =
      failure == .rule(.missingAmount) ? [.toast(.amountMandatory)] : []
    #expect(commands == expected)
  }

  @Test(arguments: ["", " ", "soon"]) func `a day that was typed is read, a blank one too`(_ text: String) async throws
  {
    let form = try await form(World())
    for action in [Action.amount("5"), .date(text), .submit] { await form.send(action) }
    #expect(form.failure == .input(.day(.notADay(text))))
    #expect(form.saved == nil)
  }

  @Test func `W31 zero is a balance`() async throws {
    let form = try await form(World())
    for action in [Action.amount("0"), .submit] { await form.send(action) }
    #expect(form.saved?.balanceUpdate.balance == .usd(0))
  }

  @Test(
    arguments: [
      ("1234.567", "1234.567", .input(.amount(.tooManyDecimals(allowed: 2, readings: ["1234.56", "1234.57"])))),
      ("-12", "-$12.00", .rule(.negativeAmount(.savingsAccount))), ("1234.56", "$1,234.56", nil),
    ] as [(String, String, BalanceUpdateError?)])
  func `W30 what is typed stays as it is, and its reading is shown`(
    _ typed: String, _ shown: String, _ failure: BalanceUpdateError?
  ) async throws {
    let form = try await form(World())
    await form.send(.amount(typed))
    #expect(form.amount == typed)
    let (field, reading) = (form.field, form.field.reading ?? form.amount)
    #expect(reading == shown)
    #expect(field.text == typed)
    await form.send(.submit)
    #expect(form.failure == failure)
    let isSaved = form.saved != nil
    #expect(isSaved == (failure == nil))
  }

  @Test func `a mark that may mean two things stays as typed, and is read as a whole`() async throws {
    let form = try await form(World())
    for action in [Action.amount("12,50"), .submit] { await form.send(action) }
    #expect(form.amount == "12,50")
    #expect(form.saved == nil)
    for action in [Action.amount("1,250.5"), .submit] { await form.send(action) }
    #expect(form.saved?.balanceUpdate.balance == .usd("1250.5"))
  }

  @Test(
    arguments: [
      ("", .rule(.missingAmount)), ("-", .input(.amount(.notANumber("-", column: 1)))),
      ("£", .input(.amount(.notANumber("£", column: 1)))),
    ] as [(String, BalanceUpdateError)])
  func `W31 a bare sign is no amount`(_ typed: String, _ failure: BalanceUpdateError) async throws {
    let form = try await form(World())
    for action in [Action.amount(typed), .submit] { await form.send(action) }
    #expect(form.amount == typed)
    #expect(form.failure == failure)
  }

  @Test func `a balance is changed where something is given, and its account is told as it is now`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(BalanceUpdateEntity.savingsLatest.id)))
    await form.send(.appear)
    #expect(form.amount == "150.00")
    #expect(form.date == "2026-04-03")
    for action in [Action.note(" Checked "), .submit] { await form.send(action) }
    let saved = try #require(form.saved?.balanceUpdate)
    #expect(saved.note == "Checked")
    #expect(saved.balance == .usd(150))
    let commands = form.commands.take()
    #expect(commands == [.toast(.balanceUpdated("Rainy day: $150.00 on Apr 3, 2026"))])
    for action in [Action.amount("75.5"), .date("2026-04-04"), .submit] { await form.send(action) }
    let balance = Money.usd("75.5")
    #expect(form.account?.balance == balance)
    #expect(form.account?.updateCount == 2)
    let screen = BalanceUpdateFormScreen(viewModel: form)
    #expect(screen.title.plainText == "Change balance · Rainy day, $75.50 on Apr 4, 2026")
    let lines = screen.plainLines()
    #expect(lines == ["✓ Rainy day: $75.50 on Apr 4, 2026 (was $150.00)"])
  }

  @Test func `the title of the form names the account, with its latest balance and the day of it`() async throws {
    let world = try World()
    let titles = [
      BalanceUpdateFormScreen(viewModel: try await form(world)).title.plainText,
      BalanceUpdateFormScreen(viewModel: ViewModel(world.context, mode: .create(of: .id(world.savings)))).title
        .plainText,
    ]
    #expect(titles == ["New balance · Rainy day, $150.00 on Apr 3, 2026", "New balance"])
  }

  @Test func `W04 debt sign of a changed balance`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(BalanceUpdateEntity.cardOnly.id)))
    await form.send(.appear)
    #expect(form.amount == "50.00")
    for action in [Action.amount("45"), .submit] { await form.send(action) }
    #expect(form.saved?.balanceUpdate.balance == .usd(-45))
    await form.send(.amount("-45"))
    await form.send(.submit)
    #expect(form.failure == .rule(.negativeAmount(.creditCard)))
  }

  @Test func `an imported balance below zero keeps its amount when only its note changes`() async throws {
    var overdrawn = BalanceUpdateEntity.samples
    overdrawn[1].balanceMinor = -20_00
    let form = ViewModel(
      try World(updates: overdrawn).context, mode: .update(.id(BalanceUpdateEntity.savingsLatest.id)))
    for action in [Action.appear, .note("x"), .submit] { await form.send(action) }
    #expect(form.saved?.balanceUpdate.balance == .usd(-20))
  }

  @Test func `a change of what can't be read saves nothing`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(Samples.unknownID)))
    for action in [Action.appear, .amount("5"), .submit] { await form.send(action) }
    #expect(form.failure == .missing)
    #expect(form.saved == nil)
    let calls = world.balanceLog.operations
    #expect(!calls.contains("update"))
  }

  @Test func `leaving a change asks only when something was typed over`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .update(.id(BalanceUpdateEntity.savingsLatest.id)))
    await form.send(.appear)
    try await form.expect(.close)
    await form.send(.amount("5"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `an account that is gone takes no balance`() async throws {
    let world = try World()
    let form = ViewModel(world.context, mode: .create(of: .id(Samples.unknownID)))
    await form.send(.appear)
    #expect(form.failure == .reference(.account, .notFound(Samples.unknownID.uuidString)))
    for action in [Action.amount("5"), .submit] { await form.send(action) }
    #expect(form.failure == .reference(.account, .notFound(Samples.unknownID.uuidString)))
  }

  @Test func `a failure keeps the form, and the same form saves once`() async throws {
    let world = try World()
    let form = try await form(world)
    await form.send(.amount("175"))
    world.balanceLog.failNext(with: .busy)
    await form.send(.submit)
    #expect(form.failure == .storage(.busy))
    for _ in 1...2 { await form.send(.submit) }
    #expect(form.account?.updateCount == 3)
    try world.balanceLog.verify()
  }

  @Test func `leaving asks about what would be lost`() async throws {
    let world = try World()
    let form = try await form(world)
    try await form.expect(.close)
    await form.send(.amount("5"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  private func form(_ world: World, _ account: UUID? = nil) async throws -> ViewModel {
    let form = ViewModel(world.context, mode: .create(of: .id(account ?? world.savings)))
    await form.send(.appear)
    return form
  }
}
