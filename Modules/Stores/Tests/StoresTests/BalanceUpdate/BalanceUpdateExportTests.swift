import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloStores
import ModuloUtilities
import Synchronization
import Testing

/// What is exported comes in again as what it is, by the ids of its rows.
@MainActor
@Suite(.temporaryFolder) struct BalanceUpdateExportTests {
  @Test func `what is exported can be imported elsewhere`() async throws {
    let world = try AccountWorld()
    try await world.open(1, "7, \"Rue\"", .cash, 3, in: "JPY")
    let (count, text) = try await export(world)
    #expect(count == 7)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "date,account,balance,currency,note,id")
    let rows = lines.dropFirst().map { String($0.dropLast(37)) }
    #expect(
      rows.prefix(3) == [
        "2026-04-01,Rainy day,100.00,USD,", "2026-04-03,Rainy day,150.00,USD,", "2026-04-02,Chase,-50.00,USD,",
      ])
    #expect(rows.last == "2026-04-01,\"7, \"\"Rue\"\"\",3,JPY,")
    #expect(lines.last?.hasSuffix(Samples.id(1_001).uuidString.lowercased()) == true)
    let other = try AccountWorld()
    try await other.open(1, "7, \"Rue\"", .cash, nil, in: "JPY")
    for account in ["rainy day", "vanguard"] { try await empty(account, of: other) }
    _ = try await other.updates.importAll(csv(text))
    let again = try await export(other)
    #expect(again.text.contains("2026-04-03,Vanguard,1050.00,USD,Corrected"))
    let (some, _) = try await export(world, of: world.account("vanguard"))
    #expect(some == 3)
  }

  @Test func `an export that comes in again is nothing, in any order`() async throws {
    let world = try AccountWorld()
    _ = try await world.updates.importAll(
      csv("date,account,balance\n2026-04-10,chase,-80\n2026-04-10,chase,-70\n2026-04-10,chase,-70\n", .oldestFirst))
    let chase = try await world.account("chase")
    try await world.updates.create(world.draft(60, chase, 60, on: 20_260_410))
    let (count, text) = try await export(world)
    let lines = text.split(separator: "\n")
    let backward = lines.prefix(1) + lines.dropFirst().reversed()
    for (rows, order) in [(lines[...], nil), (backward, nil), (backward, .newestFirst)]
      as [(ArraySlice<Substring>, FileOrder?)]
    {
      let report = try await world.updates.importAll(csv(rows.joined(separator: "\n") + "\n", order))
      #expect(report.imported == 0)
      #expect(report.lines(.alreadyThere).count == count)
    }
    let after = try await export(world).text
    #expect(after == text)
    // One that was turned over is read so, as its days show.
    let turned = try AccountWorld()
    _ = try await turned.updates.importAll(csv(backward.joined(separator: "\n") + "\n"))
    let latest = try await turned.account("chase", on: 20_260_410).balance
    #expect(latest == .usd(-60))
    // An export of one account whose only day has several balances shows no direction of its days.
    let other = try AccountWorld()
    let day = lines.filter { $0.contains("2026-04-10") }
    let report = try await other.updates.importAll(csv("\(lines[0])\n" + day.joined(separator: "\n") + "\n"))
    #expect(report.imported == 4)
    let balance = try await other.account("chase", on: 20_260_410).balance
    #expect(balance == .usd(-60))
  }

  @Test func `a deleted row comes back with its id, a row without one is new`() async throws {
    let world = try AccountWorld()
    let text = try await export(world).text
    try await empty("vanguard", of: world)
    let back = try await world.updates.importAll(csv(text))
    #expect(back.imported == 2)
    let again = try await export(world).text
    #expect(Set(again.split(separator: "\n")) == Set(text.split(separator: "\n")))
    let longer = try await world.updates.importAll(csv(text + "2026-04-12,chase,-1,,,\n"))
    #expect(longer.imported == 1)
  }

  @Test func `a row of an export that differs from its balance is refused`() async throws {
    let world = try AccountWorld()
    let text = try await export(world).text
    for (part, other) in [
      ("2026-04-02,Chase", "2026-04-03,Chase"), ("-50.00", "-51.00"), ("Chase", "Rainy day"),
      ("-50.00,USD,", "-50.00,USD,note"),
    ] {
      let failure = await #expect(throws: BalanceUpdateImportError.self) {
        try await world.updates.importAll(csv(text.replacing(part, with: other)))
      }
      #expect(failure?.report?.errors.map(\.reason) == [.otherBalance], "\(other)")
      #expect(failure?.report?.errors.map(\.line) == [4], "\(other)")
    }
    let after = try await export(world).text
    #expect(after == text)
  }

  @Test func `a duplicate id, and a text that isn't an id, are refused`() async throws {
    let world = try AccountWorld()
    let id = Samples.id(77).uuidString
    let header = "date,account,balance,id\n"
    for (rows, reason) in [
      ("2026-04-10,chase,-1,\(id)\n2026-04-10,chase,-1,\(id)\n", .otherBalance),
      ("2026-04-10,chase,-1,\(id)\n2026-04-11,rainy day,1,\(id)\n", .otherBalance),
      ("2026-04-10,chase,-1,7\n", .id("7")),
    ] as [(String, BalanceUpdateRowProblem)] {
      let failure = await #expect(throws: BalanceUpdateImportError.self) {
        try await world.updates.importAll(csv(header + rows))
      }
      #expect(failure?.report?.errors.map(\.reason) == [reason], "\(rows)")
    }
  }

  @Test func `an export of before, without ids, is known by its content and by what was typed`() async throws {
    let world = try AccountWorld()
    let old = try await export(world).text.split(separator: "\n").map { line in
      line.hasSuffix(",id") ? line.dropLast(3) : line.dropLast(37)
    }
    let first = try await world.updates.importAll(csv(old.joined(separator: "\n") + "\n"))
    #expect(first.imported == old.count - 1)
    #expect(first.lines(.typedBefore).count == old.count - 1)
    let again = try await world.updates.importAll(csv(old.joined(separator: "\n") + "\n"))
    #expect(again.imported == 0)
  }

  @Test func `a row with the day and the balance of one made by hand is imported, and both are named`() async throws {
    let world = try AccountWorld()
    let chase = try await world.account("chase")
    try await world.updates.create(world.draft(60, chase, 60, on: 20_260_410, note: "Typed"))
    let typed = try #require(world.updates.rows.first { $0.note == "Typed" })
    let rows = "2026-04-10,chase,-60\n2026-04-10,chase,-60\n2026-04-11,chase,-60\n"
    let report = try await world.updates.importAll(csv("date,account,balance\n" + rows))
    #expect(report.imported == 3)
    #expect(report.twins == [RowTwin(line: 2, number: typed.number)])
    #expect(report.lines(.sameDay).first == [3])
  }

  @Test func `balances have currencies and signs in columns of other names, and accounts are read as they look`()
    async throws
  {
    let world = try AccountWorld()
    let seen = try await world.updates.importAll(
      csv("date,account,balance\n\u{FEFF}2026-04-10,Rainy\u{A0}day\u{200B},7\n"))
    #expect(seen.imported == 1)
    for (text, reason) in [
      (
        "date,account,balance,Munt\n2026-04-10,chase,-1,EUR\n", .otherCurrency("EUR", expected: Samples.currency("USD"))
      ),
      (
        "date,account,balance,S/H\n2026-04-10,rainy day,1,H\n2026-04-11,rainy day,2,S\n",
        .signColumn("S/H", words: ["H", "S"])
      ),
    ] as [(String, BalanceUpdateRowProblem)] {
      let failure = await #expect(throws: BalanceUpdateImportError.self) {
        try await world.updates.importAll(csv(text))
      }
      #expect(failure?.report?.errors.map(\.reason) == [reason], "\(text)")
    }
    var file = try csv("date,account,balance,S/H\n2026-04-10,rainy day,1,H\n2026-04-11,rainy day,2,S\n")
    file.readsSignsAsWritten = true
    let report = try await world.updates.importAll(file)
    #expect(report.imported == 2)
  }

  private func export(
    _ world: AccountWorld, of account: FinancialAccountDomain? = nil
  ) async throws -> (count: Int, text: String) {
    let bytes = Mutex<[UInt8]>([])
    let count = try await world.updates.exportAll(of: account.map { .id($0.id) }) { piece in
      bytes.withLock { $0 += piece }
    }
    return (count, String(decoding: bytes.withLock(\.self), as: UTF8.self))
  }

  /// Leaves an account with one balance that no file brings.
  private func empty(_ name: String, of world: AccountWorld) async throws {
    let account = try await world.account(name)
    try await world.updates.fetchAll(for: account, page: .first)
    for update in world.updates.rows.dropLast() { try await world.updates.delete(by: update.id, of: account) }
  }
}

/// A file with this text.
private func csv(_ text: String, _ order: FileOrder? = nil) throws -> BalanceUpdateImport {
  BalanceUpdateImport(source: .file(path: try TemporaryFolder.current.newFile(text.utf8)), order: order)
}
