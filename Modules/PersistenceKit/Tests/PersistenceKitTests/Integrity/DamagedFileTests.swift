import Foundation
import PersistenceKit
import Testing

/// Files that broke on the disk.
@Suite struct DamagedFileTests {
  private let folder: TemporaryFolder
  private let whole: Data

  init() throws {
    folder = try TemporaryFolder()
    let container = try Vault.container(in: folder, coins: 300)
    container.close()
    whole = try Data(contentsOf: folder.file())
  }

  @Test(arguments: [10, 100, 4096, 6000, 20_000]) func `a truncated file has faults`(_ length: Int) throws {
    try write(whole.prefix(length))
    let faults = try Vault.check(folder)
    #expect(!faults.isEmpty)
    let after = try Data(contentsOf: folder.file())
    #expect(after.count == length)
  }

  @Test func `an overwritten page doesn't keep the rest from being checked`() throws {
    let root = try OtherProgram(folder.file()).value("SELECT rootpage FROM sqlite_master WHERE name = 'owner'")
    let page = try #require(root.flatMap { Int($0) })
    try folder.sql("UPDATE coin SET value = value + 1 WHERE number = 7")
    var bytes = try Data(contentsOf: folder.file())
    bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(repeating: 0xA5, count: 4096))
    try write(bytes)
    let faults = try Vault.check(folder)
    let seesRow = faults.contains(.checksum(table: "coin", number: 7))
    #expect(seesRow)
    let seesPage = faults.contains { if case .structure = $0 { true } else { false } }
    #expect(seesPage)
  }

  @Test(arguments: [20_261_121, 7, 99] as [UInt64])
  func `of 70 random bits none changes a row unseen`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let before = try rows()
    var reported = 0
    for round in 0..<70 {
      let bit = Int.random(in: 0..<whole.count * 8, using: &generator)
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      try write(bytes)
      let faults = faults()
      if !faults.isEmpty {
        reported += 1
        continue
      }
      // What isn't reported must have hit what no row is made of.
      let after = try rows()
      #expect(after == before, "seed \(seed), round \(round), bit \(bit)")
    }
    print("seed \(seed): \(reported) of 70 flipped bits were reported")
  }
}

extension DamagedFileTests {
  private func write(_ bytes: Data) throws {
    for suffix in ["-wal", "-shm", "-journal"] where FileManager.default.fileExists(atPath: folder.file().path + suffix)
    {
      try FileManager.default.removeItem(atPath: folder.file().path + suffix)
    }
    try bytes.write(to: folder.file())
  }

  /// The faults, or why the file isn't ours any more, which is a report too.
  private func faults() -> [String] {
    do { return try Vault.check(folder).map(\.description) } catch { return ["\(error)"] }
  }

  private func rows() throws -> [String] {
    let other = try OtherProgram(folder.file())
    let coins = "number || '|' || hex(id) || '|' || ifnull(hex(safe_id), '-') || '|' || mint || '|' || value"
    let safes = """
      number || hex(id) || hex(owner_id) || ifnull(hex(guest_id), '-') || label || weight || is_open \
      || hex(ifnull(photo, '-')) || ifnull(note, '-')
      """
    return try other.rows("SELECT \(coins) FROM coin ORDER BY number", column: 0)
      + other.rows("SELECT \(safes) FROM safe ORDER BY number", column: 0)
  }
}
