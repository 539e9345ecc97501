import Foundation
import ModuloCore
import ModuloData
import ModuloModels
import ModuloPersistenceMocks
import Synchronization
import TerminalKit
import Testing

/// The screens that take everything out, and in again.
@MainActor
@Suite(.temporaryFolder) struct DataTransferScreensTests {
  @Test func `an export says where it is and how large`() async throws {
    let world = try World()
    let screen = export(in: world)
    await screen.viewModel.send(.target(.file(path: "/savings.json")))
    await screen.viewModel.send(.submit)
    let size = world.files[URL(fileURLWithPath: "/savings.json")]?.count ?? 0
    let number = screen.viewModel.format.number(size)
    let lines = screen.plainLines()
    #expect(lines == ["✓ Exported to /savings.json: \(number) bytes"])
  }

  @Test func `an export can leave damaged rows out, and lists them`() async throws {
    let screen = export(in: try World())
    _ = await screen.fields.last?.set("[x]")
    #expect(screen.viewModel.omitsDamage)
    let faults = [
      DataFault(.checksum, table: "goal", number: 3, detail: "goal #3 isn't what its checksum says"),
      DataFault(.reference, table: "contribution", number: 1, detail: "contribution #1 points to nothing"),
    ]
    let file = DataFile(path: "/rest.json", bytes: 5, omitted: faults)
    let text = file.omissionText(screen.viewModel.format)
    let expected = """
      2 rows were left out:
        not as it was written: goal #3 isn't what its checksum says
        belongs to nothing: contribution #1 points to nothing
      """
    #expect(text == expected)
    let none = DataFile(path: "/rest.json", bytes: 5).omissionText(screen.viewModel.format)
    #expect(none == nil)
  }

  @Test func `pieces are handed over, and the screen adds nothing`() async throws {
    let world = try World()
    let document = try await document(of: world)
    #expect(document.first == UInt8(ascii: "{"))
    let screen = export(in: world)
    await screen.viewModel.send(.target(.pieces { _ in }))
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines()
    #expect(lines.isEmpty)
    #expect(screen.viewModel.export?.bytes == document.count)
  }

  @Test func `a taker that has enough is a failure`() async throws {
    let screen = export(in: try World())
    await screen.viewModel.send(.target(.pieces { _ in throw CocoaError(.fileWriteUnknown) }))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .outputFailed)
    #expect(screen.viewModel.export == nil)
  }

  @Test(arguments: [
    ("en_US", "✓ Imported: 4 goals and 23 contributions"), ("fr_FR", "✓ Importé : 4 objectifs et 23 contributions"),
  ])
  func `an import says how much it was`(_ locale: String, _ expected: String) async throws {
    let file = try await TemporaryFolder.current.newFile(document(of: World()))
    let screen = importing(in: try World(locale, isEmpty: true))
    await screen.viewModel.send(.source(.file(path: file)))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == nil)
    let lines = screen.plainLines()
    #expect(lines == [expected])
  }

  @Test func `only empty data takes an import`() async throws {
    let world = try World()
    let file = try await TemporaryFolder.current.newFile(document(of: world))
    let screen = importing(in: world)
    await screen.viewModel.send(.source(.file(path: file)))
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .notEmpty)
    #expect(screen.viewModel.counts == nil)
  }

  @Test func `a document that means nothing is named with its place`() async throws {
    let file = try TemporaryFolder.current.newFile(Array("{\n  oops".utf8))
    let screen = importing(in: try World(isEmpty: true))
    await screen.viewModel.send(.source(.file(path: file)))
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines()
    #expect(lines.last?.hasPrefix("⚠ \(file), line 2, column 3: ") == true, "\(lines)")
  }

  @Test func `a file that is missing is named`() async throws {
    let screen = importing(in: try World(isEmpty: true))
    await screen.viewModel.send(.source(.file(path: "/nowhere/savings.json")))
    await screen.viewModel.send(.submit)
    let lines = screen.plainLines()
    #expect(lines == ["File  /nowhere/savings.json", "⚠ /nowhere/savings.json: there is no such file."])
  }

  private func export(in world: World) -> DataExportScreen {
    DataExportScreen(viewModel: .init(world.context))
  }

  private func importing(in world: World) -> DataImportScreen {
    DataImportScreen(viewModel: .init(world.context))
  }

  /// Everything in a world, as a document.
  private func document(of world: World) async throws -> [UInt8] {
    let collected = Collected()
    let screen = export(in: world)
    await screen.viewModel.send(.target(.pieces { collected.append($0) }))
    await screen.viewModel.send(.submit)
    try #require(screen.viewModel.failure == nil)
    return collected.bytes
  }
}

private final class Collected: Sendable {
  private let stored = Mutex<[UInt8]>([])

  var bytes: [UInt8] { stored.withLock { $0 } }

  func append(_ bytes: [UInt8]) { stored.withLock { $0 += bytes } }
}
