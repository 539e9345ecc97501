import Foundation
import ModuloBlock
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import TerminalKit
import Testing

/// The keys of groups and blocks: each does what its label says.
@MainActor
@Suite struct BlockKeyTests {
  private let coding = BlockEntity.coding.id
  private let places = [
    KeyMeaning("T", "Tracking", .tracking(.running)), KeyMeaning("Y", "Day", .day(.details(nil))),
    KeyMeaning("C", "Calendar", .timeSummary(.calendar(nil))), KeyMeaning("S", "Totals", .timeSummary(.sums)),
  ]

  @Test func `keys lead to what can be done with a block, and with all of them`() async throws {
    let screen = BlocksListScreen(viewModel: .init(try World().context, group: nil))
    let unread = screen.meanings()
    let add = KeyMeaning("a", "Add", .block(.create))
    let rest = [KeyMeaning("o", "Groups", .blockGroup(.list)), KeyMeaning("I", "Icons", .block(.icons))] + places
    #expect(unread == [add] + rest)
    await screen.appear()
    let block = BlockReference.id(coding)
    let expected = [
      KeyMeaning("enter", "Open", .block(.details(block))), KeyMeaning("b", "Start", .tracking(.start(block))), add,
      KeyMeaning("e", "Edit", .block(.update(block))), KeyMeaning("d", "Delete", .block(.deletion(block))),
      KeyMeaning("J", "Move down"),
    ]
    #expect(screen.meanings(at: 0) == expected + rest)
    #expect(screen.keyConflicts(at: 0).isEmpty)
  }

  @Test func `keys lead from a block, and from the groups`() async throws {
    let context = try World().context
    let details = BlockDetailsScreen(viewModel: .init(context, block: .id(coding)))
    #expect(details.meanings().isEmpty)
    await details.appear()
    let block = BlockReference.id(coding)
    let ofBlock = [
      KeyMeaning("b", "Start", .tracking(.start(block))),
      KeyMeaning("a", "Add time", .trackingSession(.create(block: block))),
      KeyMeaning("e", "Edit", .block(.update(block))),
      KeyMeaning("l", "Sessions", .trackingSession(.list(block: block))),
      KeyMeaning("H", "Set hourly rate", .hourlyRate(.create(.block(block)))),
      KeyMeaning("D", "Delete", .block(.deletion(block))),
    ]
    #expect(details.meanings() == ofBlock)
    let groups = BlockGroupsListScreen(viewModel: .init(context))
    await groups.appear()
    let sport = NamedReference.id(BlockGroupEntity.sport.id)
    let ofGroup = [
      KeyMeaning("enter", "Open", .block(.list(group: sport))), KeyMeaning("a", "Add", .blockGroup(.create)),
      KeyMeaning("e", "Edit", .blockGroup(.update(sport))), KeyMeaning("d", "Delete", .blockGroup(.deletion(sport))),
      KeyMeaning("K", "Move up"),
    ]
    #expect(groups.meanings(at: 1) == ofGroup)
    await groups.press("K", at: 1)
    #expect(groups.rows == [BlockGroupEntity.sport.id, BlockGroupEntity.work.id])
    #expect(details.keyConflicts().union(groups.keyConflicts(at: 0)).isEmpty)
  }

  @Test func `D38 the list begins on the block that was changed last, and keeps what is selected then`() async throws {
    let world = try World()
    let provider = world.dependencies.blockProvider
    let run = BlockDraft(id: BlockEntity.running.id, name: "Run")
    _ = try await provider.update(run, on: Samples.today)
    let screen = BlocksListScreen(viewModel: .init(world.context, group: nil))
    #expect(screen.selectedRow == nil)
    await screen.open()
    #expect(screen.selectedRow == run.id)
    await screen.select(BlockEntity.coding.id)
    _ = try await provider.update(run, on: Samples.today)
    await screen.appear()
    #expect(screen.selectedRow == BlockEntity.coding.id)
  }

  @Test func `a block moves through the groups, which all stay in the list`() async throws {
    let screen = BlocksListScreen(viewModel: .init(try World().context, group: nil))
    await screen.appear()
    var orders: [[[String]]] = []
    for (key, row) in [("J", 0), ("J", 0), ("J", 1), ("K", 1), ("K", 0), ("K", 0)] as [(Key, Int)] {
      await screen.press(key, at: row)
      orders.append(screen.viewModel.parts?.map { $0.blocks.map(\.name) } ?? [])
    }
    #expect(
      orders == [
        [[], ["Coding", "Running"]], [[], ["Running", "Coding"]], [[], ["Running", "Coding"]],
        [[], ["Coding", "Running"]], [["Coding"], ["Running"]], [["Coding"], ["Running"]],
      ])
    var environment = EnvironmentValues()
    environment.selectedRow = 1
    let marked = screen.plainLines(environment).filter { $0.hasPrefix(">") }
    #expect(marked == ["> #2  ■  🏃  Running    0.0    0.0"])
  }

  @Test func `D06 the field of a name keeps what is typed, and the choices of a block are its group, icon and colour`()
    async throws
  {
    let world = try World()
    let form = BlockFormScreen(viewModel: .init(world.context, block: .id(coding)))
    await form.appear()
    let (longest, tooLong) = (String(repeating: "n", count: 40), String(repeating: "n", count: 41))
    let values = form.fields.map(\.value.plainText)
    #expect(values == ["Coding", "Work (#1)", "Laptop", "Blue 3"])
    for (field, input) in [tooLong, "Sport (#2)", "Book", "Gray 1"].enumerated() {
      let isTaken = await form.fields[field].set(input)
      #expect(isTaken)
    }
    await form.appear()
    #expect(form.fields.map(\.value.plainText) == [tooLong, "Sport (#2)", "Book", "Gray 1"])
    await form.press(.escape)
    #expect(form.viewModel.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
    await form.press(.control("s"))
    #expect(form.viewModel.saved == nil)
    _ = await form.fields.first?.set(longest)
    await form.press(.control("s"))
    let saved = (form.viewModel.saved?.block).map { [$0.name, $0.icon.key, $0.color.key] }
    #expect(saved == [longest, "book", "gray-1"])
    let group = BlockGroupFormScreen(viewModel: .init(world.context, mode: .create))
    _ = await group.fields.first?.set("123456789")
    #expect(group.viewModel.name == "123456789")
    #expect(group.keyConflicts().isEmpty)
  }

  @Test func `icons are paged by their families, before which stand all`() async throws {
    let screen = BlockIconsScreen(viewModel: .init(try World().context))
    var counts = [screen.viewModel.icons.count]
    for key in ["n", "n", "p", "p", "p"] as [Key] {
      await screen.press(key)
      counts.append(screen.viewModel.icons.count)
    }
    #expect(counts == [326, 135, 29, 135, 326, 53])
    #expect(screen.meanings().last == KeyMeaning("c", "Colours", .block(.colors)))
  }
}
