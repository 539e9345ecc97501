import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloScreensMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The screen that imports files of banks, from its form to the outcome.
@MainActor
@Suite struct BankImportScreenTests {
  private let world: BankImportWorld
  private var model: BankImportScreen.ViewModel { world.model }

  init() throws { world = try BankImportWorld() }

  @Test func `a trial shows what is read, and stores nothing`() async throws {
    await world.choose(BankImportWorld.statement, goal: "#1")
    await model.send(.preview)
    #expect(model.trial?.imported == 1)
    #expect(model.report == nil)
    let count = try await world.contributionCount()
    #expect(count == ContributionEntity.samples.count)
  }

  @Test func `the form leads to what the file holds, and that to the outcome`() async throws {
    await world.choose(BankImportWorld.statement, goal: "#1")
    #expect(world.screen.meanings() == [KeyMeaning("ctrl+s", "Continue"), KeyMeaning("esc", "Close")])
    await world.screen.press(.control("s"))
    let review = world.lines
    #expect(review.first == "-: CSV (chase-checking)")
    #expect(review.contains { $0.contains("+$5.00  Salary") }, "\(review)")
    #expect(review.contains("1 row read, 1 new, 0 known, 0 probably there already"), "\(review)")
    #expect(world.screen.meanings() == [KeyMeaning("ctrl+s", "Import 1 row"), KeyMeaning("esc", "Back")])
    #expect(world.screen.fields.isEmpty)
    _ = model.commands.take()
    await world.screen.press(.enter)
    #expect(world.lines.contains("✓ 1 row read, 1 imported, 0 skipped"), "\(world.lines)")
    let toasts = model.commands.take()
    #expect(toasts == [.toast(.bankFilesImported("1 row imported into 🗾 Japan trip"))])
    #expect(world.screen.fields.isEmpty)
    #expect(world.screen.meanings().isEmpty)
  }

  @Test func `an import that reaches its goal says so`() async throws {
    let text = BankImportWorld.statement.replacing("5.00,ACH,65.00", with: "9000.00,ACH,9060.00")
    await world.choose(text, goal: "#1")
    await model.send(.proceed)
    await model.send(.submit)
    #expect(world.lines.last == "goal reached: 🗾 Japan trip", "\(world.lines)")
    #expect(model.report?.answer(model.format) == "1 row imported into 🗾 Japan trip · goal reached")
  }

  @Test func `balances go into an account`() async throws {
    await world.choose(BankImportWorld.statement, account: "#1")
    await model.send(.submit)
    #expect(model.report?.isOfGoal == false)
    #expect(model.report?.imported == 1)
  }

  @Test func `the form says what is missing, and keeps what is typed`() async throws {
    await model.send(.proceed)
    #expect(model.failure == .missingPath)
    #expect(model.refusedField == "File")
    _ = await world.screen.fields[1].set("#1")
    await model.send(.proceed)
    #expect(model.failure == .missingPath)
    _ = await world.screen.fields[0].set("/no/such.ofx")
    await model.send(.allowNegativeTotal(true))
    await model.send(.proceed)
    #expect(model.failure == .unreadableFile(.missing(name: "/no/such.ofx")))
    #expect(model.path == "/no/such.ofx")
    #expect(model.allowsNegativeTotal)
    #expect(model.stage == .form)
    _ = await world.screen.fields[2].set("#1")
    await model.send(.proceed)
    #expect(model.failure == .noTarget)
    await model.send(.close)
    #expect(model.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `a file without an account's id needs a goal or an account`() async throws {
    await world.choose(BankImportWorld.statement)
    await model.send(.proceed)
    #expect(model.failure == .noTarget)
    #expect(model.refusedField == "Goal")
    #expect(model.stage == .form)
  }

  @Test func `back keeps what was chosen in the form, and forgets the answers`() async throws {
    await world.choose(BankImportWorld.ambiguous, goal: "#1")
    await model.send(.proceed)
    await model.send(.choose(0))
    #expect(world.screen.meanings().last == KeyMeaning("esc", "Back"))
    await world.screen.press(.escape)
    #expect(model.stage == .form)
    #expect(model.goal == NamedReference("#1"))
    #expect(!model.hasChosenReading)
    await model.send(.proceed)
    guard case .question(.reading, choice: nil) = model.stage else { return #expect(model.stage == .form) }
  }

  @Test func `a goal that would fall below zero offers to allow it`() async throws {
    let rent = "DEBIT,04/02/2026,Rent,-5000.00"
    let text = BankImportWorld.statement.replacing("CREDIT,04/02/2026,Salary,5.00", with: rent)
    await world.choose(text, goal: "#1")
    await model.send(.proceed)
    await world.screen.press(.control("s"))
    guard case .belowZero = model.failure else { return #expect(model.failure == nil) }
    #expect(world.screen.fields.map(\.label.plainText) == [model.refusedField])
    _ = await world.screen.fields[0].set("[x]")
    await world.screen.press(.control("s"))
    #expect(model.report?.imported == 1)
  }

  @Test func `what is kept of the form is its first step`() async throws {
    await world.choose(BankImportWorld.ambiguous, goal: "#1")
    let first = world.screen.fields.map(\.label)
    await model.send(.proceed)
    #expect(world.screen.fields.map(\.label.plainText) == ["Answer"])
    #expect(world.screen.keptFields.map(\.label) == first)
  }
}
