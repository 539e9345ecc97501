import Foundation
import Testing

@testable import PersistenceKit

@Suite struct IntegrityCheckTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
  }

  @Test func `a sound database has no faults, with and without a container`() throws {
    let open = try container.check()
    #expect(open.isEmpty)
    container.close()
    let closed = try Vault.check(folder)
    #expect(closed.isEmpty)
  }

  @Test func `so has one in memory, until it is closed`() throws {
    let memory = try ModelContainer(for: Vault.models, configuration: .inMemory)
    let faults = try memory.check()
    #expect(faults.isEmpty)
    memory.close()
    let error = thrown { try memory.check() }
    #expect(error == .closed)
  }

  @Test func `a dry run sees what it has written`() throws {
    container.close()
    let dryRun = try ModelContainer(
      for: Vault.models, configuration: .league(folder.file(), discardsChanges: true))
    try dryRun.write { try $0.delete(Vault.Owner.self, for: .fixed(1)) }
    let faults = try dryRun.check()
    #expect(faults.isEmpty)
  }

  @Test func `a rollup is compared with its rows`() throws {
    try folder.sql(
      """
      DELETE FROM coin_mint WHERE group_id = 'A' AND bucket = 1;
      UPDATE coin_mint SET net = net + 5 WHERE group_id = 'B';
      INSERT INTO coin_mint VALUES ('C', 3, 1, 1)
      """)
    let faults = try container.check()
    let expected = [
      sum("B", 0, IntegritySum(sum: "11", count: 2), IntegritySum(sum: "6", count: 2)),
      sum("C", 3, IntegritySum(sum: "1", count: 1), nil), sum("A", 1, nil, IntegritySum(sum: "4", count: 2)),
    ]
    #expect(faults == expected)
    let text = faults.first?.description
    #expect(text == "coin_mint, B in 0: kept 11 of 2, but the rows make 6 of 2")
  }

  @Test func `a reference to nothing is named by table, number and column`() throws {
    try folder.sql("PRAGMA foreign_keys = OFF; DELETE FROM owner WHERE name = 'Ada'")
    let faults = try container.check()
    let expected = [IntegrityFault.dangling(table: "safe", number: 1, column: "owner_id")]
    #expect(faults == expected)
  }

  @Test func `missing objects are named, and the rest is still checked`() throws {
    try folder.sql(
      """
      DROP INDEX coin_mint_index; DROP TABLE coin_mint;
      ALTER TABLE safe DROP COLUMN note; UPDATE coin SET value = 9 WHERE number = 1
      """)
    let faults = try container.check()
    let expected: [IntegrityFault] = [
      .missing(name: "safe.note"), .missing(name: "coin_mint_index"), .missing(name: "coin_mint"),
      .checksum(table: "coin", number: 1),
      .structure(detail: "no such table: coin_mint"),
    ]
    #expect(faults == expected)
  }

  @Test func `a row that its model refuses is named, without a fault of its sums`() throws {
    try folder.sql("UPDATE coin SET id = x'01' WHERE number = 2; DELETE FROM coin_mint")
    let faults = try container.check()
    let expected: [IntegrityFault] = [
      .checksum(table: "coin", number: 2),
      .undecodable(table: "coin", number: 2, column: "id", detail: "expected 16 bytes"),
    ]
    #expect(faults == expected)
  }

  @Test func `it stops after so many faults`() throws {
    try container.write { context in
      for number in 0..<1_500 { try context.insert(Vault.Coin(id: .fixed(1_000 + number), mint: "A", value: 1)) }
    }
    try folder.sql("UPDATE coin SET value = 2")
    let faults = try container.check()
    #expect(faults.count == 1_000)
  }

  @Test func `it stops when its task is cancelled`() async throws {
    let container = container
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await container.check()
    }
    let error = await asyncThrown { try await task.value }
    #expect(error == .cancelled)
  }

  @Test func `what isn't ours isn't checked`() throws {
    container.close()
    let missing = thrown { try ModelContainer.check(for: Vault.models, configuration: .league(folder.file("none"))) }
    let expected = PersistenceError.cannotOpen(path: folder.file("none").path, reason: "there is no such file")
    #expect(missing == expected)
    try folder.sql("PRAGMA user_version = 3")
    let newer = thrown { try Vault.check(folder) }
    #expect(newer == .newerSchema(path: folder.file().path, found: 3, known: 1))
    try folder.sql("PRAGMA application_id = 3")
    let foreign = thrown { try Vault.check(folder) }
    #expect(foreign == .foreignApplication(path: folder.file().path, found: 3))
  }

  @Test func `of an older file only what SQLite checks is checked`() throws {
    container.close()
    try folder.sql("UPDATE coin SET value = 5; PRAGMA foreign_keys = OFF; DELETE FROM owner WHERE name = 'Ada'")
    let configuration = ModelConfiguration.league(folder.file(), schemaVersion: 2)
    let faults = try ModelContainer.check(for: Vault.models, configuration: configuration)
    let expected = [IntegrityFault.dangling(table: "safe", number: 1, column: "owner_id")]
    #expect(faults == expected)
  }

  private func sum(_ mint: String, _ bucket: Int64, _ kept: IntegritySum?, _ computed: IntegritySum?) -> IntegrityFault
  {
    .rollup(table: "coin_mint", group: .text(mint), bucket: bucket, kept: kept, computed: computed)
  }
}
