import DependencyKitMocks
import ModuloBlock
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import Testing

/// The forms of a block and of a group.
@MainActor
@Suite struct BlockFormTests {
  @Test func `D06 a name that is too long is kept and refused, and an empty one can't be confirmed`() async throws {
    let world = try World()
    let block = BlockFormScreen.ViewModel(world.context, block: nil)
    await block.send(.appear)
    try await block.expect(.submit, .changes(\.failure, to: .rule(.missingName)), commands: [.toast(.nameMandatory)])
    let tooLong = String(repeating: "n", count: 41)
    await block.send(.name(tooLong))
    try await block.expect(.submit, .changes(\.failure, to: .input(.name(.tooLong(limit: 40)))))
    #expect(block.name == tooLong)
    let group = BlockGroupFormScreen.ViewModel(world.context, mode: .create)
    await group.send(.name(String(repeating: "n", count: 25)))
    try await group.expect(.submit, .changes(\.failure, to: .input(.name(.tooLong(limit: 24)))))
    await group.send(.name(" "))
    try await group.expect(
      .submit, .changes(\.failure, to: .rule(.missingName)), commands: [.toast(.nameMandatory)])
  }

  @Test func `D07 a group that is changed in the editor puts the block last in it`() async throws {
    let world = try World()
    let form = BlockFormScreen.ViewModel(world.context, block: .id(BlockEntity.coding.id))
    await form.send(.appear)
    await form.send(.group(.name("Sport")))
    await form.send(.submit)
    let saved = form.saved?.block
    #expect(saved?.groupID == BlockGroupEntity.sport.id)
    #expect(saved?.position == 1)
    #expect(saved?.icon == BlockIcon(index: 69))
    #expect(form.answer == "Block Coding (#1) in Sport (#2) updated: group Sport (was Work)")
  }

  @Test func `two forms of one block store their changes alone`() async throws {
    let world = try World()
    let forms = (0..<2).map { _ in BlockFormScreen.ViewModel(world.context, block: .id(BlockEntity.coding.id)) }
    for form in forms { await form.send(.appear) }
    await forms[0].send(.name("Code"))
    await forms[0].send(.icon("book"))
    await forms[1].send(.color("blue-3"))
    for form in forms { await form.send(.submit) }
    let block = forms[1].saved?.block
    #expect(block?.name == "Code")
    #expect(block.map { [$0.icon.key, $0.color.key] } == ["book", "blue-3"])
  }

  @Test func `D40 a load gives no feedback, a saved block gives exactly one`() async throws {
    let world = try World()
    let form = BlockFormScreen.ViewModel(world.context, block: nil)
    await form.send(.appear)
    await form.send(.name("Reading"))
    await form.send(.icon("book"))
    await form.send(.color("blue-3"))
    let before = form.commands.take()
    #expect(before == [])
    await form.send(.submit)
    let issued = form.commands.take()
    #expect(issued == [.toast(.blockCreated("Block Reading (#3) created in Work (#1)"))])
    let look = (form.saved?.block).map { [$0.icon.key, $0.color.key] }
    #expect(look == ["book", "blue-3"])
  }

  @Test func `an edit says what it has changed, and what that was`() async throws {
    let world = try World()
    let form = BlockFormScreen(viewModel: .init(world.context, block: .id(BlockEntity.coding.id)))
    await form.appear()
    for action in [BlockFormScreen.ViewModel.Action.name("Swift"), .icon("book"), .submit] {
      await form.viewModel.send(action)
    }
    let told = "Block Swift (#1) in Work (#1) updated: name Swift (was Coding), icon Book (was Laptop)"
    #expect(form.viewModel.commands.take() == [.toast(.blockUpdated(told))])
    #expect(form.plainLines().first == "✓ \(told)")
    let group = BlockGroupFormScreen(viewModel: .init(world.context, mode: .update(.id(BlockGroupEntity.work.id))))
    await group.appear()
    for action in [BlockGroupFormScreen.ViewModel.Action.name("Job"), .submit] { await group.viewModel.send(action) }
    let renamed = "Group Job (#1) updated: name Job (was Work)"
    #expect(group.viewModel.commands.take() == [.toast(.groupUpdated(renamed))])
    #expect(group.plainLines().first == "✓ \(renamed)")
  }

  @Test(arguments: [
    (BlockFormScreen.ViewModel.Action.icon("nothing"), BlockError.rule(.icon(.unknown("nothing")))),
    (.icon("326"), .rule(.icon(.unknown("326")))), (.color("55"), .rule(.color(.unknown("55")))),
    (.color("mauve"), .rule(.color(.unknown("mauve")))),
    (.group(.name("Nobody")), .reference(.group, .notFound("Nobody"))),
  ])
  func `what isn't there is refused, and nothing is stored`(
    _ action: BlockFormScreen.ViewModel.Action, _ failure: BlockError
  ) async throws {
    let form = BlockFormScreen.ViewModel(try World().context, block: nil)
    await form.send(.name("Reading"))
    await form.send(action)
    await form.send(.submit)
    #expect(form.failure == failure)
    #expect(form.saved == nil)
    #expect(form.commands.take() == [])
  }

  @Test func `a form that couldn't be filled saves nothing`() async throws {
    let world = try World()
    let form = BlockFormScreen.ViewModel(world.context, block: .id(BlockEntity.coding.id))
    world.log.failNext(with: .busy)
    await form.send(.appear)
    #expect(form.failure == .storage(.busy))
    await form.send(.submit)
    #expect(form.saved == nil)
    #expect(form.name == "Coding")
    try world.log.verify()
  }

  @Test func `leaving asks when something was typed`() async throws {
    let form = BlockGroupFormScreen.ViewModel(try World().context, mode: .update(.id(BlockGroupEntity.work.id)))
    await form.send(.appear)
    try await form.expect(.close)
    await form.send(.name("Office"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `what another process wrote stays beside what was typed`() async throws {
    let world = try World()
    let blocks = (0...1).map { _ in BlockFormScreen.ViewModel(world.context, block: .id(BlockEntity.coding.id)) }
    let groups = (0...1).map { _ in
      BlockGroupFormScreen.ViewModel(world.context, mode: .update(.id(BlockGroupEntity.work.id)))
    }
    for index in 0...1 {
      await blocks[index].send(.appear)
      await groups[index].send(.appear)
    }
    await blocks[0].send(.icon("book"))
    for action in [BlockFormScreen.ViewModel.Action.name("Swift"), .color("blue-3"), .submit] {
      await blocks[1].send(action)
    }
    for action in [BlockFormScreen.ViewModel.Action.appear, .submit] { await blocks[0].send(action) }
    let saved = (blocks[0].saved?.block).map { [$0.name, $0.icon.key, $0.color.key] }
    #expect(saved == ["Swift", "book", "blue-3"])
    for action in [BlockGroupFormScreen.ViewModel.Action.name("Job"), .submit] { await groups[1].send(action) }
    await groups[0].send(.appear)
    #expect(groups[0].name == "Job")
  }
}
