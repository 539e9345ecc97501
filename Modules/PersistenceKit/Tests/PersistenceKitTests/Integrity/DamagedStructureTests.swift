import Foundation
import PersistenceKit
import Testing

/// Pages and indexes that contradict each other, which SQLite reads without an error.
@Suite struct DamagedStructureTests {
  private let folder: TemporaryFolder
  private let whole: Data

  init() throws {
    folder = try TemporaryFolder()
    try Vault.container(in: folder, coins: 30).close()
    whole = try Data(contentsOf: folder.file())
  }

  @Test(arguments: ["coin", "sqlite_autoindex_coin_1", "coin_mint_index"])
  func `a page that lost its last entry is damage wherever the file is opened`(_ name: String) throws {
    try shorten(name)
    for configuration in [
      ModelConfiguration.league(folder.file()), .league(folder.file(), allowsSave: false),
      .league(folder.file(), discardsChanges: true),
    ] {
      let error = thrown { try ModelContainer(for: Vault.models, configuration: configuration) }
      let isDamage = if case .damaged = error { true } else { false }
      #expect(isDamage, "\(String(describing: error))")
    }
    let faults = try Vault.check(folder)
    #expect(!faults.isEmpty)
  }

  @Test func `a file above the limit is opened as it is`() throws {
    try shorten("coin")
    var configuration = ModelConfiguration.league(folder.file())
    configuration.structureCheckLimit = whole.count - 1
    let container = try ModelContainer(for: Vault.models, configuration: configuration)
    defer { container.close() }
    let coins = try container.read { try $0.fetch(FetchDescriptor<Vault.Coin>()) }
    // The one that is missing is what the check at opening is for.
    #expect(coins.count == 29)
    let faults = try container.check()
    #expect(!faults.isEmpty)
  }

  @Test func `a rule of a foreign table that only its program can follow refuses nobody`() throws {
    try folder.sql(
      """
      CREATE TABLE note (text CHECK (abs(text) IS NOT NULL)); INSERT INTO note VALUES (1); PRAGMA writable_schema = ON;
      UPDATE sqlite_master SET sql = replace(sql, 'abs', 'phase') WHERE name = 'note'
      """)
    let container = try ModelContainer(for: Vault.models, configuration: .league(folder.file()))
    defer { container.close() }
    let coins = try container.read { try $0.fetchCount(FetchDescriptor<Vault.Coin>()) }
    #expect(coins == 30)
  }

  @Test(arguments: [20_261_126, 35, 3] as [UInt64])
  func `of 100 random bits none changes what is read in any order`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let before = try #require(try readings())
    var refused = 0
    for round in 0..<100 {
      let bit = Int.random(in: 0..<whole.count * 8, using: &generator)
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      try write(bytes)
      let after = try readings()
      if after == nil { refused += 1 }
      #expect(after == nil || after == before, "seed \(seed), round \(round), bit \(bit)")
    }
    print("seed \(seed): 100 flipped bits, \(refused) refused")
  }
}

extension DamagedStructureTests {
  /// Takes the last cell from the page that a table or an index begins with.
  private func shorten(_ name: String) throws {
    let root = try OtherProgram(folder.file()).value("SELECT rootpage FROM sqlite_master WHERE name = '\(name)'")
    let page = try #require(root.flatMap { Int($0) })
    var bytes = whole
    bytes[(page - 1) * 4096 + 4] -= 1
    try write(bytes)
  }

  private func write(_ bytes: Data) throws {
    for ending in ["-wal", "-shm", "-journal"] {
      let path = folder.file().path + ending
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }
    try bytes.write(to: folder.file())
  }

  /// The rows by their numbers, by an index and by their ids; nil when they are refused.
  private func readings() throws -> [[String]]? {
    do throws(PersistenceError) {
      let container = try ModelContainer(
        for: Vault.models, configuration: .league(folder.file(), allowsSave: false))
      defer { container.close() }
      return try container.read { context throws(PersistenceError) in
        let byMint = FetchDescriptor<Vault.Coin>(sortBy: [SortDescriptor(\.mint), SortDescriptor(\.number)])
        var found: [Vault.Coin?] = []
        for number in 100..<130 { found.append(try context.model(Vault.Coin.self, for: .fixed(number))) }
        return [
          try context.fetch(FetchDescriptor<Vault.Coin>()).map { "\($0)" }, try context.fetch(byMint).map { "\($0)" },
          found.map { String(describing: $0) }, try context.fetch(FetchDescriptor<Vault.Safe>()).map { "\($0)" },
        ]
      }
    } catch {
      return nil
    }
  }
}
