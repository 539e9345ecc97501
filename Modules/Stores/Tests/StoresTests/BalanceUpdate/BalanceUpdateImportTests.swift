import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloUtilities
import Synchronization
import Testing

/// What every store of balance updates does with a file.
@MainActor
@Suite(.temporaryFolder) struct BalanceUpdateImportTests {
  @Test func `rows are taken once, however often the file comes`() async throws {
    let world = try AccountWorld()
    let file = try csv(
      "Date,Account,Balance,Currency,Note\n2026-04-10,Rainy Day,170.5,USD,Gift\n2026-04-10,chase,-60,,\n"
        + "2026-04-11,#1,180,usd,\n")
    let first = try await world.updates.importAll(file)
    #expect(first.read == 3)
    #expect(first.imported == 3)
    let second = try await world.updates.importAll(file)
    #expect(second.imported == 0)
    #expect(second.lines(.alreadyImported).first == [2, 3, 4])
    let worth = try await world.worth(without: .pensionsOut)
    #expect(worth.netWorth == .usd(120))
    let count = try await world.account("rainy day").updateCount
    #expect(count == 4)
  }

  @Test func `an id of no visible character counts as missing`() async throws {
    let world = try AccountWorld()
    let file = try csv("date,account,balance,id\n2026-04-10,chase,-60,\u{200B}\n2026-04-11,chase,-61,\n")
    let report = try await world.updates.importAll(file)
    #expect(report.imported == 2)
  }

  @Test func `a second balance of a day counts, with a warning`() async throws {
    let world = try AccountWorld()
    let file = try csv(
      "date,account,balance\n2026-04-03,rainy day,140\n2026-04-10,chase,-60\n2026-04-10,chase,-70\n"
        + "2026-04-10,vanguard,1\n2026-04-11,chase,-75\n")
    let report = try await world.updates.importAll(file)
    #expect(report.imported == 5)
    #expect(report.lines(.sameDay).first == [2, 4])
    let card = try await world.account("chase", on: 20_260_410).balance
    #expect(card == .usd(-70))
    let savings = try await world.account("rainy day", on: 20_260_403).balance
    #expect(savings == .usd(140))
  }

  @Test func `one wrong row refuses the whole file`() async throws {
    let world = try AccountWorld()
    let file = try csv(
      "date,account,balance,currency\n2026-04-10,chase,-60,USD\n2026-02-30,chase,1,\n2026-04-10,nobody,1,\n"
        + "2026-04-10,chase,1.005,\n2026-04-10,chase,,\n2026-04-10,chase,1,EUR\n2026-04-10,chase\n")
    let failure = await #expect(throws: BalanceUpdateImportError.self) { try await world.updates.importAll(file) }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    let problems = report.errors.map(\.reason)
    #expect(
      problems == [
        .date("2026-02-30"), .unknownAccount("nobody"),
        .amount("1.005", .tooManyDecimals(allowed: 2, readings: ["1.00", "1005"])),
        .missingBalance, .otherCurrency("EUR", expected: Samples.currency("USD")),
        .csv(.shortRow(line: 8, expected: 4, found: 2)),
      ])
    let places = report.errors.map { [$0.line, $0.column ?? 0] }
    #expect(places == [[3, 1], [4, 12], [5, 18], [6, 18], [7, 20], [8, 0]])
    #expect(report.imported == 0)
    let balance = try await world.account("chase").balance
    #expect(balance == .usd(-50))
  }

  @Test func `a missing column, a missing file and a cancellation are told`() async throws {
    let world = try AccountWorld()
    let failure = await #expect(throws: BalanceUpdateImportError.self) {
      try await world.updates.importAll(csv("date,balance\n"))
    }
    guard case .rejected(let report) = failure else { return #expect(failure == nil) }
    let problems = report.errors.map(\.reason)
    #expect(problems == [.csv(.missingColumn(name: "account", available: ["date", "balance"]))])
    let path = "/nowhere/file.csv"
    await #expect(throws: BalanceUpdateImportError.unreadableFile(.missing(name: path))) {
      try await world.updates.importAll(BalanceUpdateImport(source: .file(path: path)))
    }
    let file = try csv("date,account,balance\n" + (1...2_000).map { _ in "2026-04-01,chase,-1\n" }.joined())
    let task = Task { try await world.updates.importAll(file) }
    task.cancel()
    let result = await task.result
    #expect(throws: BalanceUpdateImportError.storage(.cancelled)) { try result.get() }
    let count = try await world.account("chase").updateCount
    #expect(count == 1)
  }

  @Test func `every thousand rows it is told how far the import has come`() async throws {
    let world = try AccountWorld()
    let file = try csv("date,account,balance\n" + (1...1_001).map { _ in "2026-04-01,chase,-1\n" }.joined())
    let told = Mutex<[Int]>([])
    let report = try await world.updates.importAll(file) { rows in told.withLock { $0.append(rows) } }
    let rows = told.withLock { $0 }
    #expect(rows == [1_000])
    #expect(report.imported == 1_001)
  }

  @Test func `who takes an export can end it`() async throws {
    let world = try AccountWorld()
    await #expect(throws: DataError.outputFailed) {
      try await world.updates.exportAll(of: nil) { _ in throw RepositoryError.storage(.busy) }
    }
    world.updateLog.failNext(with: .busy)
    await #expect(throws: DataError.storage(.busy)) { try await world.updates.exportAll(of: nil) { _ in } }
    try world.updateLog.verify()
  }

  @Test func `what is exported comes in pieces, however much it is`() async throws {
    let world = try AccountWorld()
    _ = try await world.updates.importAll(
      csv("date,account,balance\n" + (1...6_000).map { "2026-04-04,chase,-\($0)\n" }.joined(), .oldestFirst))
    let sizes = Mutex<[Int]>([])
    _ = try await world.updates.exportAll(of: nil) { piece in sizes.withLock { $0.append(piece.count) } }
    let pieces = sizes.withLock(\.self)
    let largest = pieces.max() ?? 0
    #expect(pieces.count > 2)
    #expect(largest < 66_000)
    let smallest = pieces.dropLast().min() ?? 0
    #expect(smallest >= 65_536)
  }
}

/// A file with this text.
private func csv(_ text: String, _ order: FileOrder? = nil) throws -> BalanceUpdateImport {
  BalanceUpdateImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)), order: order)
}
