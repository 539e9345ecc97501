import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloProviders
import ModuloScreens
import ModuloScreensMocks
import ModuloTracking
import ModuloUtilities
import TerminalKit
import Testing

/// The import and the export of times.
@MainActor
@Suite(.temporaryFolder) struct TrackingSessionTransferTests {
  typealias Action = TrackingSessionImportScreen.ViewModel.Action
  private let world: World

  init() throws { world = try World() }

  @Test func `a file comes in by keys alone, with the blocks that it lacks`() async throws {
    let file = try TemporaryFolder.current.newFile("Von;Dauer;Was\n10.04.2026 09:00;1,5h;Mail\n".utf8)
    let screen = TrackingSessionImportScreen(viewModel: .init(world.context))
    let labels = screen.fields.map(\.label.plainText)
    let inputs = [
      "File": file, "Column of starts": "Von", "Column of durations": "Dauer", "Column of blocks": "Was",
      "Date format": "dd.MM.yyyy", "Decimal mark": ",", "Delimiter": ";", "Make missing blocks": "[x]",
    ]
    for (label, input) in inputs {
      let place = try #require(labels.firstIndex(of: label), "\(labels)")
      _ = await screen.fields[place].set(input)
    }
    #expect(screen.keyConflicts().isEmpty)
    await screen.press(.control("s"))
    #expect(
      screen.plainLines() == ["✓ 1 row read, 1 imported, 0 skipped", "tracked: 01:30:00", "made 1 block: Mail"])
    #expect(screen.fields.isEmpty)
    #expect(screen.meanings() == [])
    let provider = world.dependencies.trackingSessionProvider
    try await provider.fetchAll(of: nil, in: nil, page: .first)
    let stored = provider.sessions.map { "\($0.block.name) \($0.session.day) \($0.session.activeSeconds)" }
    #expect(stored == ["Mail 2026-04-10 5400"])
  }

  @Test(arguments: [
    ([Action.submit], TrackingSessionImportError.missingPath, "File"),
    ([.option(.decimalMark, ";"), .submit], .unusableOption(.decimalMark, ";"), "Decimal mark"),
    ([.source(.file(path: "/none")), .submit], .unreadableFile(.missing(name: "/none")), "File"),
  ])
  func `what can't be used is said at its field`(
    _ actions: [Action], _ failure: TrackingSessionImportError, _ field: String
  ) async throws {
    let screen = TrackingSessionImportScreen(viewModel: .init(world.context))
    for action in actions { await screen.viewModel.send(action) }
    #expect(screen.viewModel.failure == failure)
    #expect(screen.refusedField?.plainText == field)
  }

  @Test func `a form with a path asks before it is left`() async throws {
    let form = TrackingSessionImportScreen.ViewModel(world.context)
    await form.send(.close)
    #expect(form.commands.take() == [])
    await form.send(.source(.file(path: "times.csv")))
    await form.send(.close)
    #expect(form.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
  }

  @Test func `times are written to a file, which is never replaced`() async throws {
    try await add()
    let path = TemporaryFolder.current.newPlace(for: "times.csv").path
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let screen = TrackingSessionExportScreen(viewModel: .init(world.context, filter: .all))
    for (field, input) in [path, "2026-04-12", "today"].enumerated() { _ = await screen.fields[field].set(input) }
    await screen.press(.control("s"))
    #expect(screen.plainLines() == ["✓ 1 time"])
    let written = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(written.count == 2)
    #expect(written[1].hasPrefix("2026-04-12T08:00:00Z,2026-04-12T08:30:00Z,GMT,1800,Coding,Work,,2026-04-12,"))
    let again = TrackingSessionExportScreen.ViewModel(world.context, filter: .all)
    await again.send(.path(path))
    await again.send(.submit)
    #expect(again.failure == .storage(.alreadyExists(path: path)))
  }

  @Test(
    arguments: [
      ("2026-04-13", "2026-04-12", DataError.tracking(.input(.reversed(from: "2026-04-13", to: "2026-04-12")))),
      ("moon", nil, .tracking(.input(.day(.notADay("moon"))))),
    ] as [(String?, String?, DataError)])
  func `days that are none are refused`(_ from: String?, _ to: String?, _ failure: DataError) async throws {
    let form = TrackingSessionExportScreen.ViewModel(world.context, filter: .all)
    await form.send(.days(from: from, to: to))
    await form.send(.receiver { _ in })
    await form.send(.submit)
    #expect(form.failure == failure)
    #expect(form.count == nil)
  }

  private func add() async throws {
    let form = TrackingSessionFormScreen.ViewModel(
      world.context, mode: .create(of: .id(BlockEntity.coding.id)))
    await form.send(.start("08:00"))
    await form.send(.halves("1"))
    await form.send(.submit)
    try #require(form.failure == nil)
  }
}
