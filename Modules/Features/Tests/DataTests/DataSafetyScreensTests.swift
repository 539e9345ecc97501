import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloStoresMocks
import ModuloUtilities
import TerminalKit
import Testing

/// The screens of the data as a whole: actions go in, outcomes come out.
@MainActor
@Suite struct DataSafetyScreensTests {
  @Test func `where nothing is kept there is no path`() async throws {
    let world = try World(location: nil)
    let screen = DataLocationScreen(viewModel: .init(world.context))
    await screen.appear()
    #expect(screen.viewModel.location == nil)
    let lines = screen.plainLines()
    #expect(lines == ["in memory; nothing is kept"])
    let calls = world.log.operations
    #expect(calls.isEmpty)
  }

  @Test(arguments: [
    ("en_US", "✓ No faults found: 4 goals and 23 contributions"),
    ("fr_FR", "✓ Aucun défaut trouvé : 4 objectifs et 23 contributions"),
  ])
  func `a check says what it looked at`(_ locale: String, _ expected: String) async throws {
    let world = try World(locale)
    let screen = DataCheckScreen(viewModel: .init(world.context))
    await screen.open()
    #expect(screen.viewModel.failure == nil)
    let lines = screen.plainLines()
    #expect(lines == [expected])
  }

  @Test func `a check that can't be made is no sound data`() async throws {
    let world = try World()
    let screen = DataCheckScreen(viewModel: .init(world.context))
    world.log.failNext(with: .newerSchema(path: "p"))
    await screen.open()
    #expect(screen.viewModel.failure == .storage(.newerSchema(path: "p")))
    #expect(screen.viewModel.check == nil)
    await screen.viewModel.send(.check)
    #expect(screen.viewModel.failure == nil)
    try world.log.verify()
  }

  @Test func `a backup says where it is and how large`() async throws {
    let world = try World()
    let screen = DataBackupScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.path("/savings.db"))
    await screen.viewModel.send(.submit)
    let size = world.files[URL(fileURLWithPath: "/savings.db")]?.count ?? 0
    #expect(screen.viewModel.backup == DataFile(path: "/savings.db", bytes: size))
    let text = screen.plainLines().joined()
    let number = screen.viewModel.format.number(size)
    #expect(text == "✓ Backed up to /savings.db: \(number) bytes, verified")

    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .alreadyExists(path: "/savings.db"))
    let lines = screen.plainLines()
    #expect(lines == ["File  /savings.db", "⚠ /savings.db exists already. It was left as it is."])
  }

  @Test func `a restore asks about what would be lost, and reports what was kept`() async throws {
    let world = try World()
    let backup = DataBackupScreen(viewModel: .init(world.context))
    await backup.viewModel.send(.path("/savings.db"))
    await backup.viewModel.send(.submit)
    let screen = DataRestoreScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.path("/savings.db"))
    let question = Confirmation.loss(
      "This replaces 4 goals and 23 contributions with the backup /savings.db.\nReplace everything?")
    try await screen.viewModel.expect(.ask, commands: [.confirm(question, then: .submit)])
    await screen.viewModel.send(.submit)
    let kept = try #require(screen.viewModel.restoration?.keptPath)
    let lines = screen.plainLines()
    #expect(lines == ["✓ Restored: 4 goals and 23 contributions", "The old data is kept in \(kept)"])
  }

  @Test func `data that can't be read can be replaced`() async throws {
    let world = try World()
    let backup = URL(fileURLWithPath: "/savings.db")
    world.files.append([1], to: backup)
    let screen = DataRestoreScreen(viewModel: .init(world.context))
    await screen.viewModel.send(.path(backup.path))
    world.log.failNext(with: .damaged(.file(detail: "d")))
    let question = Confirmation.loss(
      "This replaces data that can't be read with the backup /savings.db.\nReplace everything?")
    try await screen.viewModel.expect(.ask, commands: [.confirm(question, then: .submit)])
    try world.log.verify()
  }

  @Test(arguments: [DataRestoreScreen.ViewModel.Action.ask, .submit])
  func `a backup that isn't there is said before anything is asked`(
    _ action: DataRestoreScreen.ViewModel.Action
  ) async throws {
    let screen = DataRestoreScreen(viewModel: .init(try World().context))
    await screen.viewModel.send(.path("/savings.db"))
    try await screen.viewModel.expect(
      action, .changes(\.failure, to: .unreadableFile(.missing(name: "/savings.db"))))
  }

  @Test func `a deletion asks about what would be lost`() async throws {
    let world = try World()
    try await world.fetchAll()
    let screen = DataDeletionScreen(viewModel: .init(world.context))
    await screen.open()
    #expect(screen.viewModel.commands.take() == [])
    let question = Confirmation.loss(
      "This deletes 4 goals and 23 contributions for good. <backUp>\nDelete everything?")
    try await screen.viewModel.expect(.ask, commands: [.confirm(question, then: .submit)])
    #expect(screen.viewModel.deleted == nil)
    #expect(world.goalList.count == 4)
  }

  @Test func `M26 deleting everything empties the storage and every list`() async throws {
    let world = try World()
    try await world.fetchAll()
    let screen = DataDeletionScreen(viewModel: .init(world.context))
    let deletion = DataDeletion(counts: DataCounts(goals: 4, contributions: 23))
    try await screen.viewModel.expect(.submit, .changes(\.deleted, to: deletion), commands: [.toast(.allDataDeleted)])
    #expect(world.goalList.isEmpty)
    #expect(world.contributions.contributions.isEmpty)
    let lines = screen.plainLines()
    #expect(lines == ["✓ Deleted: 4 goals and 23 contributions"])
  }

  @Test func `a deletion that fails says so and leaves everything`() async throws {
    let world = try World()
    try await world.fetchAll()
    let screen = DataDeletionScreen(viewModel: .init(world.context))
    world.log.failNext(with: .busy)
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .storage(.busy))
    #expect(screen.viewModel.deleted == nil)
    #expect(world.goalList.count == 4)
    try world.log.verify()
  }
}
