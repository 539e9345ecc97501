import Foundation
import Testing

@testable import PersistenceKit

/// What becomes of the parts of an older file that the models don't declare any more, without a plan.
@Suite struct DroppedPartsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Nursery.make(in: folder)
  }

  @Test func `indexes and rollups that are no longer declared go`() throws {
    let container = try Nursery.open(2, in: folder)
    try container.write { try $0.insert(Nursery.Plain(id: 4, crop: "apple", grade: nil)) }
    let names = try names()
    #expect(names == ["shed", "shed_tree_index", "tree", "tree_crop"])
    let faults = try container.check()
    #expect(faults == [])
  }

  @Test(arguments: 2...6)
  func `every further version is sound, and can be backed up`(_ last: Int) throws {
    for version in 2...last {
      let container = try Nursery.open(version, in: folder)
      let faults = try container.check()
      #expect(faults == [])
      try container.backUp(to: folder.file("copy-\(version).store"))
      container.close()
    }
  }

  @Test func `versions can be skipped`() throws {
    for version in [3, 4, 6] {
      let container = try Nursery.open(version, in: folder)
      let faults = try container.check()
      #expect(faults == [])
      container.close()
    }
  }

  @Test func `a column that went keeps its values, and has them when it comes back`() throws {
    for version in 2...3 { try Nursery.open(version, in: folder).close() }
    let memos = try Nursery.Rich.everything(in: Nursery.open(4, in: folder)).map(\.memo)
    #expect(memos == ["old", nil, "young"])
  }

  @Test func `a row that was changed past the kit is summed by no upgrade`() throws {
    try folder.sql("UPDATE tree SET crop = 'quince' WHERE id = 3; UPDATE tree SET memo = 'new' WHERE id = 1")
    let before = try Data(contentsOf: folder.file())
    let error = thrown { try Nursery.open(2, in: folder) }
    #expect(error == .damaged(detail: "tree #1 isn't what its checksum says"))
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test func `rows that are written after checksums went have them when they come back`() throws {
    let container = try Nursery.open(5, in: folder)
    try container.write { try $0.insert(Nursery.Unsealed(id: 9, crop: "fig")) }
    container.close()
    let faults = try Nursery.open(6, in: folder).check()
    #expect(faults == [])
  }

  @Test func `rows of a model that is no longer declared stay, and an empty table goes`() throws {
    let container = try Nursery.open(2, in: folder)
    let faults = try container.check()
    #expect(faults == [])
    let tables = try names().filter { ["shed", "path"].contains($0) }
    #expect(tables == ["shed"])
    container.close()
    let sheds = try Nursery.Shed.everything(in: Nursery.open(4, in: folder)).map(\.id)
    #expect(sheds == [7])
  }

  @Test func `a rollup is computed again, because its buckets may be others`() throws {
    let container = try Nursery.open(2, in: folder)
    let buckets = try container.read { try $0.buckets(of: Nursery.Plain.sums, for: "plum") }
    #expect(buckets == [RollupBucket(bucket: 3, sum: 5, count: 1)])
  }

  private func names() throws -> [String] {
    let other = try OtherProgram(folder.file())
    return try other.rows("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite%' ORDER BY name", column: 0)
  }
}
