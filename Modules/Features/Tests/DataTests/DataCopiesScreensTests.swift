import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloScreens
import TerminalKit
import Testing

/// Files beside the data: copies, and unfinished files.
@MainActor
@Suite struct DataCopiesScreensTests {
  private let world: World
  private let copy = URL(fileURLWithPath: "/memory.before-restore-1")
  private let draft = URL(fileURLWithPath: "/.draft-1")

  init() throws {
    world = try World()
    for url in [copy, draft] { world.files.append([1], to: url) }
  }

  @Test func `a deletion names the copies that stay`() async throws {
    let screen = DataDeletionScreen(viewModel: .init(world.context))
    let question = await question(of: screen)
    let stays = """
      These copies stay; <includeCopies>:
        /memory.before-restore-1
        /.draft-1
      Delete everything?
      """
    #expect(question.hasSuffix(stays))
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines().joined(separator: "\n")
    #expect(lines.contains("/memory.before-restore-1 still holds a copy; <deleteCopy>"))
    #expect(world.files[copy] != nil)
  }

  @Test func `with the copies it deletes and names them`() async throws {
    let screen = DataDeletionScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.includeCopies(true))
    let question = await question(of: screen)
    #expect(question.contains("These copies are deleted too:\n  /memory.before-restore-1\n"))
    await screen.viewModel.send(.submit)
    let deletion = DataDeletion(
      counts: DataCounts(goals: 4, contributions: 23), removed: ["/memory.before-restore-1", "/.draft-1"])
    #expect(screen.viewModel.deleted == deletion)
    #expect(world.files[copy] == nil)
  }

  @Test func `a copy that can't be removed fails the deletion, which says what is deleted`() async throws {
    world.files.protect(copy)
    let screen = DataDeletionScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.includeCopies(true))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.deleted == nil)
    #expect(screen.viewModel.failure == .notRemoved([copy.path], removed: [draft.path], after: .deleted))
    #expect(screen.viewModel.commands.take() == [])
  }

  @Test func `a check names what was left unfinished, and is clean`() async throws {
    let screen = DataCheckScreen(viewModel: .init(world.context))
    await screen.open()
    #expect(screen.viewModel.failure == nil)
    let lines = screen.plainLines().joined(separator: "\n")
    #expect(lines.contains("/.draft-1 was left unfinished; <clean>"))
  }

  @Test func `cleaning asks about what was left unfinished, and removes nothing else`() async throws {
    let screen = DataCleaningScreen(viewModel: .init(world.context))
    await screen.open()
    let question = Confirmation.loss("Unfinished files:\n  /.draft-1\nRemove them?")
    #expect(screen.viewModel.commands.take() == [.confirm(question, then: .submit, otherwise: .discard)])
    try await screen.viewModel.expect(.submit, .changes(\.deleted, to: ["/.draft-1"]))
    let lines = screen.plainLines()
    #expect(lines == ["✓ Removed /.draft-1"])
    #expect(world.files[draft] == nil)
    #expect(world.files[copy] != nil)
  }

  @Test func `where nothing was left there is nothing to ask`() async throws {
    let tidy = try World()
    let screen = DataCleaningScreen(viewModel: .init(tidy.context))
    await screen.open()
    #expect(screen.viewModel.commands.take() == [])
    let lines = screen.plainLines()
    #expect(lines == ["✓ Nothing to clean"])
  }

  @Test func `a cleaning that fails says so`() async throws {
    let screen = DataCleaningScreen(viewModel: .init(world.context))
    world.log.failNext(with: .permission(path: "/.draft-1"))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .storage(.permission(path: "/.draft-1")))
    #expect(screen.viewModel.deleted == nil)
    try world.log.verify()
  }

  /// What a deletion asks.
  private func question(of screen: DataDeletionScreen) async -> String {
    await screen.viewModel.send(.ask)
    guard case .confirm(let question, then: .submit, otherwise: nil)? = screen.viewModel.commands.take().first else {
      return ""
    }
    return question.text(screen.viewModel.format)
  }
}
