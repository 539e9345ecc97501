import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import NavigationKit
import TerminalKit
import Testing

/// The form of a goal as it is printed.
@MainActor
@Suite struct FormScreenTests {
  private typealias Action = FinancialGoalFormScreen.ViewModel.Action

  @Test func `before it is stored the form shows what was typed`() async throws {
    let form = try form(.create, "en_US")
    for action in [Action.name("Bike"), .emoji("🚲"), .target("800"), .end("+3m")] { await form.viewModel.send(action) }
    let lines = form.plainLines()
    #expect(lines == ["Name      Bike", "Emoji     🚲", "Goal      800", "Currency", "Start", "End       +3m"])
    #expect(form.title.plainText == "New goal")
  }

  @Test func `a goal that is to be changed fills the form`() async throws {
    let form = try form(.update(.id(FinancialGoalEntity.japan.id)), "fr_FR")
    await form.appear()
    let lines = form.plainLines()
    let expected = [
      "Nom       Japan trip", "Émoji     🗾", "Objectif  3000,00", "Début     2026-01-12", "Fin       2026-12-12",
    ]
    #expect(lines == expected)
    let title = form.title.plainText.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(title == "Modifier l’objectif · 🗾 Japan trip, 600 $US épargnés sur 3 000 $US")
  }

  @Test(arguments: [
    ("en_US", "✓ Goal 🚲 Bike (#5) created: $800 to save"),
    ("fr_FR", "✓ Objectif 🚲 Bike (#5) créé : 800 $US à épargner"),
  ])
  func `what was made is said in words`(_ locale: String, _ expected: String) async throws {
    let form = try form(.create, locale)
    for action in [Action.name("Bike"), .emoji("🚲"), .target("800"), .submit] { await form.viewModel.send(action) }
    let lines = form.plainLines()
    #expect(lines == [expected])
  }

  @Test(arguments: [
    (
      "en_US",
      "Goal 🗾 Kyoto (#1) updated: name Kyoto (was Japan trip), target $3,500 (was $3,000), "
        + "end none (was Dec 12, 2026)"
    ),
    (
      "fr_FR",
      "Objectif 🗾 Kyoto (#1) modifié : nom Kyoto (avant Japan trip), montant 3 500 $US (avant 3 000 $US), "
        + "échéance aucune (avant 12 déc. 2026)"
    ),
  ])
  func `what was changed is said in words, with what it was`(_ locale: String, _ expected: String) async throws {
    let form = try form(.update(.id(FinancialGoalEntity.japan.id)), locale)
    await form.appear()
    for action in [Action.name("Kyoto"), .target("3500"), .end(nil), .submit] { await form.viewModel.send(action) }
    let text = form.viewModel.answer?.replacing(/[\u{A0}\u{202F}]/, with: " ")
    #expect(text == expected)
    let lines = form.plainLines()
    #expect(lines.first?.hasPrefix("✓ ") == true)
  }

  @Test(arguments: [
    ("⛩️", "Goal ⛩️ Japan trip (#1) updated: new emoji"), ("", "Goal Japan trip (#1) updated: no emoji"),
    ("🗾", "Goal 🗾 Japan trip (#1) updated"),
  ])
  func `an emoji is told as new or gone, and what stays isn't told`(_ emoji: String, _ expected: String) async throws {
    let form = try form(.update(.id(FinancialGoalEntity.japan.id)), "en_US")
    await form.appear()
    for action in [Action.emoji(emoji), .submit] { await form.viewModel.send(action) }
    #expect(form.viewModel.answer == expected)
  }

  @Test(arguments: [
    ("en_US", "⚠ A goal needs a name."), ("fr_FR", "⚠ Un objectif doit avoir un nom."),
  ])
  func `a failure stands below the fields, in words`(_ locale: String, _ expected: String) async throws {
    let form = try form(.create, locale)
    await form.viewModel.send(.submit)
    let lines = form.plainLines()
    #expect(lines.count == 7)
    #expect(lines.last == expected)
  }

  @Test(arguments: CharacterRepertoire.allCases)
  func `no line of the form is wider than asked`(_ characterSet: CharacterRepertoire) async throws {
    let form = try form(.create, "fr_FR")
    for action in [Action.name("👨‍👩‍👧‍👦 日本語の長い名前"), .target("12abc"), .submit] { await form.viewModel.send(action) }
    for width in 1...120 {
      let lines = form.lines(in: EnvironmentValues(width: width, characterSet: characterSet))
      let widest = lines.map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  private func form(
    _ mode: OwnerFormMode, _ locale: String
  ) throws -> FinancialGoalFormScreen {
    let world = try World(locale)
    return FinancialGoalFormScreen(viewModel: .init(world.context, mode: mode))
  }
}
