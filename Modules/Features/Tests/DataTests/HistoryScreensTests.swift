import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloScreens
import ModuloUtilities
import TerminalKit
import Testing

/// The screens of the history, from their view models to their lines.
@MainActor
@Suite struct HistoryScreensTests {
  /// A world in which a goal was deleted.
  private func world(_ locale: String = "en_US") async throws -> World {
    let world = try World(locale)
    try await world.deleteJapan()
    return world
  }

  @Test func `the last step of this author is undone at once`() async throws {
    let world = try await world()
    let screen = HistoryUndoScreen(viewModel: .init(world.context, .last(1)))
    await screen.open()
    try await world.fetchAll()
    let commands = screen.viewModel.commands.take()
    #expect(screen.viewModel.outcome?.steps.map(\.number) == [1])
    #expect(commands == [.toast(.undone)])
    #expect(world.goalList.contains { $0.id == FinancialGoalEntity.japan.id })
    #expect(screen.plainLines().first?.hasPrefix("✓ Undone: #1  4/12/2026 12:00") == true)
  }

  @Test func `a step of another author is asked about, and left at a no`() async throws {
    var world = try await world()
    world.asks(as: "somebody else")
    let screen = HistoryUndoScreen(viewModel: .init(world.context, .last(1)))
    await screen.open()
    let commands = screen.viewModel.commands.take()
    guard case .confirm(.loss(let question), .submit, .discard) = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(question.hasPrefix("This takes back:\n  #1  4/12/2026 12:00"))
    await screen.viewModel.send(.discard)
    #expect(screen.viewModel.outcome == nil)
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.outcome?.steps.count == 1)
  }

  @Test func `a step that is named is undone without a question`() async throws {
    var world = try await world()
    world.asks(as: "somebody else")
    let screen = HistoryUndoScreen(viewModel: .init(world.context, .step(1)))
    await screen.open()
    #expect(screen.viewModel.outcome?.steps.map(\.number) == [1])
  }

  @Test(arguments: [("en_US", "⚠ There is nothing to undo."), ("fr_FR", "⚠ Il n’y a rien à annuler.")])
  func `without a step there is nothing to undo`(_ locale: String, _ expected: String) async throws {
    let screen = HistoryUndoScreen(viewModel: .init(try World(locale).context, .last(1)))
    await screen.open()
    #expect(screen.viewModel.failure == .rule(.nothingToUndo))
    #expect(screen.plainLines() == [expected])
  }

  @Test func `an undo is taken back as the screen opens`() async throws {
    let world = try await world()
    await HistoryUndoScreen(viewModel: .init(world.context, .last(1))).open()
    let screen = HistoryRedoScreen(viewModel: .init(world.context, count: 1))
    await screen.open()
    let commands = screen.viewModel.commands.take()
    #expect(screen.viewModel.outcome?.map(\.number) == [1])
    #expect(commands == [.toast(.redone)])
    #expect(screen.title.plainText == "Redo")
    #expect(screen.plainLines().first?.hasPrefix("✓ Redone: #1") == true)
    let again = HistoryRedoScreen(viewModel: .init(world.context, count: 1))
    await again.open()
    #expect(again.viewModel.failure == .rule(.nothingToRedo))
  }

  @Test func `the list has the newest step first, and says when there are more`() async throws {
    let world = try await world()
    await HistoryUndoScreen(viewModel: .init(world.context, .last(1))).open()
    let screen = HistoryListScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.limit(1))
    await screen.appear()
    #expect(screen.viewModel.steps?.map(\.kind) == [.undo])
    #expect(screen.viewModel.hasFurtherSteps)
    await screen.viewModel.send(.limit(5))
    await screen.appear()
    #expect(screen.viewModel.steps?.map(\.isUndone) == [false, true])
    await screen.viewModel.send(.filter(since: "someday", containing: nil))
    await screen.appear()
    #expect(screen.viewModel.failure == .input(.day(.notADay("someday"))))
  }

  @Test func `a history is forgotten after a question`() async throws {
    let world = try await world()
    let screen = HistoryClearingScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.ask)
    let commands = screen.viewModel.commands.take()
    guard case .confirm(.loss(let question), .submit, _) = commands.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(question.hasPrefix("This forgets 1 step for good"))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.deleted == 1)
    let list = HistoryListScreen(viewModel: .init(world.context))
    await list.appear()
    #expect(list.viewModel.steps?.isEmpty == true)
  }
}
