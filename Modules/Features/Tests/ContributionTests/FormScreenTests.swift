import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import NavigationKit
import TerminalKit
import Testing

/// The form of a contribution as it is printed.
@MainActor
@Suite struct FormScreenTests {
  private typealias Action = ContributionFormScreen.ViewModel.Action

  @Test func `before it is stored the form shows what was typed`() async throws {
    let form = try form()
    for action in [Action.amount("25"), .name("Bonus"), .date("yesterday")] { await form.viewModel.send(action) }
    let lines = form.plainLines()
    #expect(
      lines == [
        "Amount          25", "Type            Put in", "Name            Bonus", "Date            yesterday",
        "Allow negative  [ ]", "Allow short     [ ]",
      ])
  }

  @Test(arguments: [
    ("en_US", "New contribution", "New withdrawal"), ("fr_FR", "Nouvelle contribution", "Nouveau retrait"),
  ])
  func `the title says which way the money goes`(_ locale: String, _ adding: String, _ removing: String) async throws {
    let form = try form(locale)
    #expect(form.title.plainText == adding)
    await form.viewModel.send(.type(.remove))
    #expect(form.title.plainText == removing)
  }

  @Test(arguments: [
    ("en_US", "New withdrawal · 🗾 Japan trip, $600 of $3,000 saved"),
    ("fr_FR", "Nouveau retrait · 🗾 Japan trip, 600 $US épargnés sur 3 000 $US"),
  ])
  func `the title says whose money it is, and how much there is`(_ locale: String, _ expected: String) async throws {
    let form = try form(locale)
    await form.appear()
    await form.viewModel.send(.type(.remove))
    let title = form.title.plainText.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(title == expected)
  }

  @Test(arguments: [
    ("en_US", ContributionType.add, "✓ +$250 · 🗾 Japan trip: $850 of $3,000 saved"),
    ("fr_FR", .add, "✓ +250 $US · 🗾 Japan trip : 850 $US épargnés sur 3 000 $US"),
    ("en_US", .remove, "✓ -$250 · 🗾 Japan trip: $350 of $3,000 saved"),
    ("fr_FR", .remove, "✓ -250 $US · 🗾 Japan trip : 350 $US épargnés sur 3 000 $US"),
  ])
  func `what was made is said in words`(
    _ locale: String, _ type: ContributionType, _ expected: String
  ) async throws {
    let form = try form(locale)
    for action in [Action.type(type), .amount("250"), .submit] { await form.viewModel.send(action) }
    let lines = form.plainLines()
    #expect(lines == [expected])
  }

  @Test(arguments: [
    (
      "en_US", "Edit contribution · 🗾 Japan trip, $600 of $3,000 saved",
      "✓ -$60 on Mar 12, 2026 · 🗾 Japan trip: $590 of $3,000 saved (was -$50)"
    ),
    (
      "fr_FR", "Modifier la contribution · 🗾 Japan trip, 600 $US épargnés sur 3 000 $US",
      "✓ -60 $US le 12 mars 2026 · 🗾 Japan trip : 590 $US épargnés sur 3 000 $US (avant -50 $US)"
    ),
  ])
  func `what was changed is said in words`(_ locale: String, _ title: String, _ expected: String) async throws {
    let form = try form(locale, .update(.id(ContributionEntity.japanGuidebook.id)))
    await form.appear()
    let shown = form.title.plainText.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    #expect(shown == title)
    await form.viewModel.send(.amount("60"))
    await form.viewModel.send(.submit)
    let lines = form.plainLines()
    #expect(lines == [expected])
  }

  @Test(arguments: [
    ("en_US", "⚠ A contribution needs an amount above zero."),
    ("fr_FR", "⚠ Une contribution doit avoir un montant supérieur à zéro."),
  ])
  func `a failure stands below the fields, in words`(_ locale: String, _ expected: String) async throws {
    let form = try form(locale)
    await form.viewModel.send(.submit)
    let lines = form.plainLines()
    #expect(lines.count == 7)
    #expect(lines.last == expected)
  }

  @Test(arguments: CharacterRepertoire.allCases)
  func `no line of the form is wider than asked`(_ characterSet: CharacterRepertoire) async throws {
    let form = try form("fr_FR")
    for action in [Action.name("👨‍👩‍👧‍👦 日本語の長い名前"), .amount("-5"), .submit] { await form.viewModel.send(action) }
    for width in 1...120 {
      let lines = form.lines(in: EnvironmentValues(width: width, characterSet: characterSet))
      let widest = lines.map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  private func form(
    _ locale: String = "en_US", _ mode: EntryFormMode? = nil
  ) throws -> ContributionFormScreen {
    form(in: try World(locale), mode)
  }

  private func form(
    in world: World, _ mode: EntryFormMode?
  ) -> ContributionFormScreen {
    ContributionFormScreen(viewModel: .init(world.context, mode: mode ?? .create(of: .id(world.japan))))
  }
}
