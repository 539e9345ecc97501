import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
import ModuloStoresMocks
import TerminalKit
import Testing

/// The keys and the forms of the data as a whole.
@MainActor
@Suite(.temporaryFolder) struct DataKeyTests {
  @Test func `the location leads to all that can be done with the data`() throws {
    let screen = DataLocationScreen(viewModel: .init(try World().context))
    let expected = [
      KeyMeaning("c", "Check", .data(.check)), KeyMeaning("b", "Back up", .data(.backup)),
      KeyMeaning("R", "Restore", .data(.restore)), KeyMeaning("x", "Export", .data(.exportAll)),
      KeyMeaning("i", "Import", .data(.importAll)), KeyMeaning("I", "Bank files", .data(.importBankFiles)),
      KeyMeaning("y", "Copy", .data(.copy)), KeyMeaning("C", "Clean", .data(.cleaning)),
      KeyMeaning("D", "Delete all", .data(.deletion)),
    ]
    #expect(screen.meanings() == expected)
    #expect(screen.keyConflicts().isEmpty)
  }

  @Test func `a book has members, and no file takes its place`() throws {
    let screen = DataLocationScreen(viewModel: .init(try World(location: "postgresql://ann@db/home?book=a").context))
    let meanings = screen.meanings()
    #expect(meanings.contains(KeyMeaning("m", "Members", .book(.members))))
    #expect(!meanings.contains { $0.key == "R" })
    #expect(screen.keyConflicts().isEmpty)
  }

  @Test func `a backup is made and restored by forms, the restore after a question`() async throws {
    let world = try World()
    let backup = DataBackupScreen(viewModel: .init(world.context))
    let restore = DataRestoreScreen(viewModel: .init(world.context))
    for screen in [backup, restore] as [any InteractiveScreen] {
      await screen.open()
      _ = await screen.fields.first?.set("/savings.db")
    }
    #expect(backup.meanings() == [KeyMeaning("ctrl+s", "Back up")])
    #expect(restore.meanings() == [KeyMeaning("ctrl+s", "Restore")])
    await backup.press(.control("s"))
    await restore.press(.control("s"))
    #expect(restore.viewModel.restoration == nil)
    for case .confirm(_, let action, nil) in restore.viewModel.commands.take() { await restore.viewModel.send(action) }
    for screen in [backup, restore] as [any InteractiveScreen] {
      #expect(screen.fields.isEmpty && screen.meanings().isEmpty)
    }
    #expect(restore.plainLines().first == "✓ Restored: 4 goals and 23 contributions")
  }

  @Test func `a document is exported and imported by forms, and everything deleted by one`() async throws {
    let world = try World()
    let export = DataExportScreen(viewModel: .init(world.context))
    _ = await export.fields.first?.set("/savings.json")
    await export.press(.control("s"))
    #expect(export.plainLines().first?.hasPrefix("✓ Exported to /savings.json: ") == true)
    let deletion = DataDeletionScreen(viewModel: .init(world.context))
    await deletion.open()
    _ = await deletion.fields.first?.set("[x]")
    #expect(deletion.viewModel.includesCopies)
    await deletion.press(.control("s"))
    for case .confirm(_, let action, nil) in deletion.viewModel.commands.take() {
      await deletion.viewModel.send(action)
    }
    #expect(deletion.meanings().isEmpty)
    let bytes = try #require(world.files[URL(fileURLWithPath: "/savings.json")])
    let file = try TemporaryFolder.current.newFile(Array(bytes))
    let importing = DataImportScreen(viewModel: .init(world.context))
    _ = await importing.fields.first?.set(file)
    await importing.press(.control("s"))
    #expect(importing.plainLines() == ["✓ Imported: 4 goals and 23 contributions"])
    #expect(importing.meanings().isEmpty)
  }

  @Test func `a form without a path says so, and asks nothing; a path in the home folder is as in a shell`()
    async throws
  {
    let world = try World()
    let restore = DataRestoreScreen(viewModel: .init(world.context))
    let forms: [any InteractiveScreen] = [
      DataBackupScreen(viewModel: .init(world.context)), DataExportScreen(viewModel: .init(world.context)),
      DataImportScreen(viewModel: .init(world.context)), restore,
    ]
    for form in forms {
      await form.press(.control("s"))
      let lines = form.plainLines().filter { !$0.hasPrefix("Without damaged rows") }
      #expect(lines == ["File", "⚠ Name the file."])
      _ = await form.fields.first?.set("~/savings.db")
      let path = form.fields.first?.input
      #expect(path == "/home/ann/savings.db")
    }
    #expect(restore.viewModel.commands.take() == [])
  }

  @Test func `a check is made once, and again with a key`() async throws {
    let world = try World()
    let screen = DataCheckScreen(viewModel: .init(world.context))
    await screen.open()
    let once = world.log.operations.count
    await screen.appear()
    #expect(world.log.operations.count == once)
    #expect(screen.meanings() == [KeyMeaning("enter", "Check")])
    await screen.press(.enter)
    #expect(world.log.operations.count > once)
  }
}
