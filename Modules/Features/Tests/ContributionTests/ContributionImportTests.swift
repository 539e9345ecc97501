import Foundation
import ModuloContribution
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The import: options go in as texts, the outcomes of the rows come out.
@MainActor
@Suite(.temporaryFolder) struct ContributionImportTests {
  private typealias Action = ContributionImportScreen.ViewModel.Action

  @Test func `an import reports the outcomes of the rows`() async throws {
    let screen = try screen()
    let file = try TemporaryFolder.current.newFile("Day;In;Out;Text\n01.04.2026;10,50;;Gift\n02.04.2026;;0;x\n".utf8)
    await send(
      [
        .source(.file(path: file)),
        .column(.date, "Day"), .separateAmounts(true), .column(.deposit, "In"), .column(.withdrawal, "Out"),
        .column(.name, "Text"), .option(.dateFormat, "dd.MM.yyyy"), .option(.decimalMark, ","),
        .option(.delimiter, ";"), .option(.encoding, "latin1"), .header(true), .submit,
      ], to: screen)
    #expect(screen.viewModel.failure == nil)
    let lines = screen.plainLines()
    #expect(lines == ["✓ 2 rows read, 1 imported, 1 skipped", "skipped 1: the amount is zero (line 3)"])
  }

  @Test(arguments: [
    ("en_US", ["0 rows read …", "1,000 rows read …"]), ("fr_FR", ["0 ligne lue…", "1 000 lignes lues…"]),
  ])
  func `while a file is on its way, the screen says how far it has come`(
    _ locale: String, _ expected: [String]
  ) async throws {
    let file = try TemporaryFolder.current.newFile(
      ("date,amount\n" + (1...1_500).map { "2026-04-01,\($0)\n" }.joined()).utf8)
    // How far it is when it is looked at depends on the machine; where it has ended by then, another one begins.
    var lines: [String] = []
    while lines.isEmpty {
      let screen = try screen(locale)
      let before = screen.viewModel.rowsRead
      #expect(before == nil)
      await screen.viewModel.send(.source(.file(path: file)))
      var hasEnded = false
      let work = Task {
        await screen.viewModel.send(.submit)
        hasEnded = true
      }
      while screen.viewModel.rowsRead == nil, !hasEnded { await Task.yield() }
      if screen.viewModel.rowsRead != nil { lines = screen.plainLines() }
      await work.value
      #expect(screen.viewModel.rowsRead == nil)
      try #require(screen.viewModel.report?.imported == 1_500)
    }
    #expect(lines.count == 1)
    #expect(expected.contains(lines.joined()))
  }

  @Test func `without options the usual columns are read`() async throws {
    let screen = try screen()
    let file = try TemporaryFolder.current.newFile("date,amount,name\n2026-04-01,10.50,Gift\n2026-04-02,-3,\n".utf8)
    await send([.source(.file(path: file)), .submit], to: screen)
    let report = try #require(screen.viewModel.report)
    #expect(report.imported == 2)
  }

  @Test func `without a header columns are named by number`() async throws {
    let screen = try screen()
    let file = try TemporaryFolder.current.newFile("Gift,2026-04-01,10\n,2026-04-02,3\n".utf8)
    let columns = [Action.column(.date, "2"), .column(.amount, "3"), .column(.name, "1")]
    await send([.source(.file(path: file)), .header(false)] + columns + [.submit], to: screen)
    let report = try #require(screen.viewModel.report)
    #expect(report.read == 2)
    #expect(report.imported == 2)
  }

  @Test(arguments: [
    ("en_US", "skipped 12: imported before (lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …)"),
    ("fr_FR", "12 ignorées : déjà importées (lignes 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …)"),
  ])
  func `a file that comes again is skipped, and the first lines are named`(
    _ locale: String, _ expected: String
  ) async throws {
    let screen = try screen(locale)
    let rows = (1...12).map { "2026-04-01,\($0)\n" }.joined()
    let file = try TemporaryFolder.current.newFile(("date,amount\n" + rows).utf8)
    await send([.source(.file(path: file)), .submit, .submit], to: screen)
    let report = try #require(screen.viewModel.report)
    #expect(report.imported == 0)
    #expect(report.skipped == 12)
    let lines = screen.plainLines()
    #expect(lines.dropFirst() == [expected])
  }

  @Test func `signs in a column are refused, and read as written when that is asked for`() async throws {
    let file = try TemporaryFolder.current.newFile("date,amount,type\n2026-04-01,5,credit\n2026-04-02,3,debit\n".utf8)
    let screen = try screen()
    await send([.source(.file(path: file)), .submit], to: screen)
    let reasons = screen.viewModel.failure?.report?.errors.map(\.reason)
    #expect(reasons == [.signColumn("type", words: ["credit", "debit"])])
    await send([.signsAsWritten(true), .submit], to: screen)
    #expect(screen.viewModel.report?.imported == 2)
  }

  @Test func `years in two digits are read by the day of the import`() async throws {
    let file = try TemporaryFolder.current.newFile("date,amount\n14/05/98,5\n03/03/26,3\n".utf8)
    let screen = try screen()
    await send([.source(.file(path: file)), .option(.dateFormat, "dd/MM/yy"), .submit], to: screen)
    #expect(screen.viewModel.report?.imported == 2)
  }

  @Test func `a name column is needed only when it is asked for`() async throws {
    let file = try TemporaryFolder.current.newFile("date,amount\n2026-04-01,5\n".utf8)
    let usual = try screen()
    await send([.source(.file(path: file)), .submit], to: usual)
    #expect(usual.viewModel.failure == nil)
    let asked = try screen()
    await send([.source(.file(path: file)), .column(.name, "name"), .submit], to: asked)
    var refused = ContributionImportReport()
    let reason = CSVError.missingColumn(name: "name", available: ["date", "amount"])
    refused.reject(.init(line: 1, column: nil, reason: .csv(reason)))
    #expect(asked.viewModel.failure == .rejected(refused))
    #expect(asked.viewModel.report == nil)
  }

  @Test(arguments: [
    (ImportOption.dateFormat, "QQ"), (.decimalMark, ";"), (.decimalMark, ""), (.decimalMark, ".,"), (.delimiter, "ab"),
    (.encoding, "utf-99"),
  ])
  func `an option that means nothing is refused`(_ option: ImportOption, _ text: String) async throws {
    let world = try World()
    let screen = screen(in: world)
    await send([.option(option, text), .submit], to: screen)
    #expect(screen.viewModel.failure == .unusableOption(option, text))
    #expect(world.log.operations == [])
  }

  @Test(arguments: [
    ("en_US", "⚠ The value 'QQ' is invalid for '<option(ModuloModels.ImportOption.dateFormat)>'."),
    ("fr_FR", "⚠ La valeur « QQ » n’est pas valable pour « <option(ModuloModels.ImportOption.dateFormat)> »."),
  ])
  func `a failure is shown in words`(_ locale: String, _ expected: String) async throws {
    let screen = try screen(locale)
    await send([.option(.dateFormat, "QQ"), .submit], to: screen)
    let text = screen.plainLines().joined(separator: " ")
    #expect(text.contains(expected))
    #expect(text.contains("dd/MM/yyyy."))
  }

  @Test(arguments: [("en_US", "⚠ Name the file."), ("fr_FR", "⚠ Nommez le fichier.")])
  func `an import without a path says so at its field`(_ locale: String, _ expected: String) async throws {
    let screen = try screen(locale)
    await send([.source(.file(path: " ")), .submit], to: screen)
    #expect(screen.viewModel.failure == .missingPath)
    #expect(screen.refusedField == screen.fields.first?.label)
    #expect(screen.plainLines().last == expected)
  }

  @Test func `a failure is mended by the next try`() async throws {
    let world = try World()
    let screen = screen(in: world)
    let file = try TemporaryFolder.current.newFile("date,amount\n2026-04-01,5\n".utf8)
    world.log.failNext(with: .busy)
    await send([.source(.file(path: file)), .submit], to: screen)
    #expect(screen.viewModel.failure == .storage(.busy))
    await send([.submit], to: screen)
    #expect(screen.viewModel.failure == nil)
    #expect(screen.viewModel.report?.imported == 1)
    try world.log.verify()
  }

  @Test func `the total stays above zero unless it is allowed to fall`() async throws {
    let screen = try screen()
    let file = try TemporaryFolder.current.newFile("date,amount\n2026-04-01,-601\n".utf8)
    await send([.source(.file(path: file)), .submit], to: screen)
    let refused = try #require(screen.viewModel.failure)
    let isBelowZero = if case .belowZero = refused { true } else { false }
    #expect(isBelowZero, "\(refused)")
    await send([.allowNegativeTotal(true), .submit], to: screen)
    #expect(screen.viewModel.report?.imported == 1)
  }

  @Test func `an unknown goal, and one that can't be read, are told apart`() async throws {
    let file = try TemporaryFolder.current.newFile("date,amount\n2026-04-01,5\n".utf8)
    let world = try World()
    let unknown = ContributionImportScreen.ViewModel(world.context, goal: .id(Samples.unknownID))
    await unknown.send(.source(.file(path: file)))
    await unknown.send(.submit)
    #expect(unknown.failure == .goal(.notFound(Samples.unknownID.uuidString)))
    let unread = screen(in: world)
    world.goalLog.failNext(with: .busy)
    await send([.source(.file(path: file)), .submit], to: unread)
    #expect(unread.viewModel.failure == .storage(.busy))
    try world.goalLog.verify()
  }

  private func send(
    _ actions: [ContributionImportScreen.ViewModel.Action], to screen: ContributionImportScreen
  ) async {
    for action in actions { await screen.viewModel.send(action) }
  }

  private func screen(_ locale: String = "en_US") throws -> ContributionImportScreen {
    screen(in: try World(locale))
  }

  private func screen(in world: World) -> ContributionImportScreen {
    ContributionImportScreen(viewModel: .init(world.context, goal: .id(world.japan)))
  }
}
