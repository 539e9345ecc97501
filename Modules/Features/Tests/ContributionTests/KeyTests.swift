import Foundation
import ModuloContribution
import ModuloCore
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
@Suite(.temporaryFolder) struct KeyTests {
  @Test func `each key leads where its label says, and none has two meanings`() async throws {
    let world = try World()
    let (japan, latest) = (NamedReference.id(world.japan), NumberReference.id(ContributionEntity.samples[4].id))
    let list = [
      KeyMeaning("enter", "Edit", .contribution(.update(latest))),
      KeyMeaning("a", "Contribute", .contribution(.create(goal: japan))),
      KeyMeaning("d", "Delete", .contribution(.deletion(latest, allowsNegativeTotal: false))),
      KeyMeaning("i", "Import", .contribution(.importFile(goal: japan))),
      KeyMeaning("f", "Filter", .contribution(.filter(goal: japan))),
    ]
    let limits = EntryFilterInput(minimum: "10")
    let limited =
      Array(list.dropLast()) + [
        KeyMeaning("f", "Filter", .contribution(.filter(goal: japan, matching: limits))),
        KeyMeaning("F", "Clear filter"),
      ]
    let form = [KeyMeaning("ctrl+s", "Save"), KeyMeaning("esc", "Close")]
    let expected: [(screen: any InteractiveScreen, row: Int?, keys: [KeyMeaning])] = [
      (ContributionsListScreen(viewModel: .init(world.context, goal: japan)), 0, list),
      (ContributionsListScreen(viewModel: .init(world.context, goal: japan, matching: limits)), 0, limited),
      (
        EntryFilterScreen<ContributionRule>(
          viewModel: .init(world.context, limits) { .contribution(.list(goal: japan, matching: $0)) }), nil,
        [KeyMeaning("ctrl+s", "Filter"), KeyMeaning("esc", "Close")]
      ),
      (ContributionFormScreen(viewModel: .init(world.context, mode: .create(of: japan))), nil, form),
      (ContributionMoveScreen(viewModel: .init(world.context, from: japan, to: nil)), nil, form),
      (
        ContributionImportScreen(viewModel: .init(world.context, goal: japan)), nil,
        [KeyMeaning("ctrl+s", "Import"), KeyMeaning("esc", "Close")]
      ),
      (ContributionDeletionScreen(viewModel: .init(world.context, contribution: latest)), nil, []),
    ]
    for (screen, row, keys) in expected {
      await screen.appear()
      let found = screen.meanings(at: row)
      let conflicts = screen.keyConflicts(at: row)
      #expect(found == keys, "\(screen.title.plainText)")
      #expect(conflicts == [], "\(screen.title.plainText)")
    }
  }

  @Test func `a window on the list reads other rows`() async throws {
    let world = try World()
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    #expect(screen.window == nil)
    await screen.appear()
    let first = try #require(screen.window)
    await first.show(Page(limit: 2, start: .after(first.keys[2], index: 2)))
    let window = try #require(screen.window)
    let counts: [Int] = [window.offset, window.count, window.keys.count]
    #expect(counts == [3, 5, 2])
    #expect(screen.rows == [ContributionEntity.samples[1].id, ContributionEntity.samples[0].id])
    #expect(window.keys == Array(first.keys.suffix(2)))
  }

  @Test func `the form is filled in field by field, and what was typed stays when the row is read again`() async throws
  {
    let world = try World("fr_FR")
    let form = ContributionFormScreen(viewModel: .init(world.context, mode: .create(of: .id(world.japan))))
    await form.appear()
    for (index, text) in ["12,5", "Retirer", "Guide", "", "[x]"].enumerated() { _ = await form.fields[index].set(text) }
    #expect(form.viewModel.allowsNegativeTotal)
    await form.press(.control("s"))
    let saved = try #require(form.viewModel.saved?.contribution)
    #expect(saved.amount == .usd("12.5"))
    #expect(saved.type == .remove)
    #expect(saved.date == Samples.today)
    let edit = ContributionFormScreen(viewModel: .init(world.context, mode: .update(.id(saved.id))))
    await edit.appear()
    _ = await edit.fields[2].set("Carte")
    await edit.appear()
    #expect(edit.viewModel.name == "Carte")
  }

  @Test func `money is moved to a goal that is chosen, in the same currency`() async throws {
    let world = try World()
    let screen = ContributionMoveScreen(viewModel: .init(world.context, from: .id(world.japan), to: nil))
    await screen.appear()
    #expect(screen.viewModel.targets.map(\.name) == ["Car", "Emergency fund", "Laptop"])
    #expect(screen.viewModel.target?.name == "Car")
    for (index, text) in ["🚗 Car", "🛟 Emergency fund", "100"].enumerated() { _ = await screen.fields[index].set(text) }
    await screen.appear()
    await screen.press(.control("s"))
    let moved = try #require(screen.viewModel.moved)
    #expect([moved.source.goal.currentAmount, moved.target.goal.currentAmount] == [.usd(2_900), .usd(2_600)])
  }

  @Test func `a file is imported from its form, which then shows the outcome alone`() async throws {
    let world = try World()
    let screen = ContributionImportScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    let rows = "Day;In;Out\n01.04.2026;10,50;\n02.04.2026;;3\n"
    let texts = [
      try TemporaryFolder.current.newFile(rows.utf8), "Day", "in two columns", "In", "Out", "", "dd.MM.yyyy", ",", ";",
    ]
    for (index, text) in texts.enumerated() { _ = await screen.fields[index].set(text) }
    let form = screen.plainLines().dropFirst()
    #expect(
      form == [
        "Column of days         Day", "Amounts                in two columns", "Column of deposits     In",
        "Column of withdrawals  Out", "Column of names", "Date format            dd.MM.yyyy",
        "Decimal mark           ,",
        "Delimiter              ;", "Encoding", "Header row             [x]",
        "Signs as written       [ ]", "Allow negative         [ ]",
      ])
    await screen.press(.control("s"))
    #expect(screen.plainLines() == ["✓ 2 rows read, 2 imported, 0 skipped"])
    #expect(screen.fields.isEmpty && screen.meanings().isEmpty)
  }
}
