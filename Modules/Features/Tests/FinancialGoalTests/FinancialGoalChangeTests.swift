import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloCoreMocks
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// A goal is put away, brought back, changed and deleted.
@MainActor
@Suite struct FinancialGoalChangeTests {
  @Test(arguments: [
    ("en_US", true, "✓ Goal 🗾 Japan trip (#1) archived"),
    ("en_US", false, "✓ Goal 🗾 Japan trip (#1) is active again"),
    ("fr_FR", true, "✓ Objectif 🗾 Japan trip (#1) archivé"),
    ("fr_FR", false, "✓ Objectif 🗾 Japan trip (#1) de nouveau actif"),
  ])
  func `a goal is put away and back`(_ locale: String, _ isArchived: Bool, _ expected: String) async throws {
    let world = try World(locale)
    world.router.push(.financialGoal(.list))
    let screen = archival(of: FinancialGoalEntity.japan.id, isArchived, in: world)
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.outcome?.isArchived == isArchived)
    #expect(screen.viewModel.outcome?.currentAmount == .usd(600))
    #expect(world.router.navigationPath.isEmpty)
    let commands = screen.viewModel.commands.take()
    let told = String(expected.dropFirst(2))
    #expect(commands == [.toast(isArchived ? .goalArchived(told) : .goalUnarchived(told))])
    let lines = screen.plainLines()
    #expect(lines == [expected])
  }

  @Test(arguments: [
    ("en_US", true, "Archive goal"), ("en_US", false, "Unarchive goal"), ("fr_FR", true, "Archiver l’objectif"),
    ("fr_FR", false, "Désarchiver l’objectif"),
  ])
  func `the title says whether a goal is put away or back`(
    _ locale: String, _ isArchived: Bool, _ expected: String
  ) throws {
    let screen = archival(of: FinancialGoalEntity.japan.id, isArchived, in: try World(locale))
    #expect(screen.title.plainText == expected)
  }

  @Test func `a goal that is gone can't be put away`() async throws {
    let world = try World()
    let screen = archival(of: Samples.unknownID, true, in: world)
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .notFound(Samples.unknownID.uuidString))
    #expect(screen.viewModel.outcome == nil)
  }

  @Test func `a deletion asks, and tells what went`() async throws {
    let world = try World()
    let screen = deletion(in: world)
    let question = await screen.viewModel.question()
    let expected = "This deletes goal 🗾 Japan trip (#1) and 5 contributions. <archiveGoal>\n"
    #expect(question == expected + "Delete it?")
    await screen.viewModel.send(.submit)
    let commands = screen.viewModel.commands.take()
    #expect(commands == [.toast(.goalDeleted("Goal 🗾 Japan trip (#1) deleted with 5 contributions"))])
    let lines = screen.plainLines()
    #expect(lines == ["✓ Goal 🗾 Japan trip (#1) deleted with 5 contributions"])
  }

  @Test(
    arguments: [
      (1, "en_US", "5 contributions. Its plan goes too, and so does what it has entered. ", "contributions and 1 plan"),
      (
        2, "en_US", "5 contributions. Its 2 plans go too, and so does what they have entered. ",
        "contributions and 2 plans"
      ),
      (1, "fr_FR", "5 contributions. Son plan part aussi, avec ce qu’il a saisi. ", "contributions et 1 plan"),
      (
        2, "fr_FR", "5 contributions. Ses 2 plans partent aussi, avec ce qu’ils ont saisi. ", "contributions et 2 plans"
      ),
    ] as [(Int, String, String, String)])
  func `a deletion tells of the plans that go with the goal`(
    _ plans: Int, _ locale: String, _ question: String, _ answer: String
  ) async throws {
    let world = try World(locale)
    let purpose = PlanPurpose.contribution(goalID: FinancialGoalEntity.japan.id, amount: .usd(5))
    for number in 0..<plans {
      try await world.dependencies.recurringPlanProvider.create(
        RecurringPlanDraft(
          id: Samples.id(9_100 + number), purpose: purpose,
          recurrence: try Recurrence(every: 1, .month, on: Samples.today)))
    }
    let screen = deletion(in: world)
    let asked = await screen.viewModel.question() ?? ""
    #expect(asked.contains(question))
    await screen.viewModel.send(.submit)
    let line = screen.plainLines().first ?? ""
    #expect(line.hasSuffix(answer))
  }

  @Test func `a goal that is gone once its deletion is confirmed is called by its name`() async throws {
    let world = try World()
    let screen = deletion(in: world)
    _ = await screen.viewModel.question()
    try await world.dependencies.financialGoalProvider.delete(by: FinancialGoalEntity.japan.id, on: Samples.today)
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .notFound("Japan trip"))
  }

  @Test func `a deletion in French`() async throws {
    let world = try World("fr_FR")
    let screen = deletion(in: world)
    let question = await screen.viewModel.question() ?? ""
    #expect(question.hasSuffix("\nLe supprimer ?"))
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines()
    #expect(lines == ["✓ Objectif 🗾 Japan trip (#1) supprimé avec 5 contributions"])
  }

  @Test func `G13 a failure changes nothing`() async throws {
    let world = try World()
    let list = FinancialGoalsListScreen.ViewModel(world.context)
    await list.send(.appear)
    let before = list.goals
    let screen = deletion(in: world)
    world.log.failNext(with: .busy)
    let failure = FinancialGoalError.storage(.busy)
    try await screen.viewModel.expect(.submit, .changes(\.failure, to: failure))
    let form = form(in: world)
    await form.send(.appear)
    await form.send(.name("Kyoto"))
    world.log.failNext(with: .diskFull)
    try await form.expect(.submit, .changes(\.failure, to: .storage(.diskFull)))
    #expect(list.goals == before)
    let lines = screen.plainLines()
    #expect(lines.count == 1)
    try world.log.verify()
  }

  @Test func `an edit of what can't be read saves nothing`() async throws {
    let world = try World()
    let form = form(in: world)
    world.log.failNext(with: .busy)
    await form.send(.appear)
    await form.send(.name("Kyoto"))
    await form.send(.target("5"))
    world.log.failNext(with: .busy)
    await form.send(.submit)
    #expect(form.failure == .storage(.busy))
    #expect(form.saved == nil)
    let calls = world.log.operations
    #expect(!calls.contains("update"))
    try world.log.verify()
  }

  @Test func `an edit keeps the currency, and an amount that the locale could read in two ways`() async throws {
    let dinars = FinancialGoalEntity(
      id: Samples.id(50), number: 5, name: "Manama", emoji: "", goalAmountMinor: 3_000, currency: "BHD",
      startDate: Samples.today)
    let world = try World("de_DE", goals: [dinars])
    let form = FinancialGoalFormScreen.ViewModel(world.context, mode: .update(.id(dinars.id)))
    await form.send(.appear)
    #expect(form.target == "3,000")
    await form.send(.currency("EUR"))
    await form.send(.submit)
    #expect(form.failure == nil)
    #expect(form.saved?.goalAmount == Money(3, "BHD"))
    #expect(form.saved?.currency.code == "BHD")
    await form.send(.target("3.000"))
    await form.send(.submit)
    #expect(form.failure == .input(.amount(.ambiguous("3.000", first: "3,000", second: "3000"))))
  }

  @Test func `an end is taken away`() async throws {
    let form = form(in: try World())
    await form.send(.appear)
    await form.send(.end(nil))
    await form.send(.submit)
    let saved = try #require(form.saved)
    #expect(saved.endDate == nil)
    #expect(saved.goalAmount == .usd(3000))
  }

  private func form(in world: World) -> FinancialGoalFormScreen.ViewModel {
    .init(world.context, mode: .update(.id(FinancialGoalEntity.japan.id)))
  }

  private func deletion(in world: World) -> FinancialGoalDeletionScreen {
    FinancialGoalDeletionScreen(viewModel: .init(world.context, goal: .id(FinancialGoalEntity.japan.id)))
  }

  private func archival(of id: UUID, _ isArchived: Bool, in world: World) -> FinancialGoalArchivalScreen {
    FinancialGoalArchivalScreen(viewModel: .init(world.context, goal: .id(id), isArchived: isArchived))
  }
}
