import Foundation
import PersistenceKit
import Testing

/// What TheFile.md says.
@Suite struct FileExamples {
  private let folder: TemporaryFolder
  private let other: OtherProgram

  init() throws {
    folder = try TemporaryFolder()
    let url = folder.file()
    _ = try ModelContainer(
      for: Bed.self, Planting.self, Harvest.self, Seed.self,
      configuration: ModelConfiguration(url: url, applicationID: 7, schemaVersion: 2))
    other = try OtherProgram(url)
  }

  @Test func `a query's SQL is a statement that another program can explain`() throws {
    let summer = Day(number: 2026_06_01)
    let early = FetchDescriptor<Planting>(predicate: #Predicate { $0.sown < summer }, sortBy: [SortDescriptor(\.sown)])
    print(try early.sql())
    let plan = try other.rows("EXPLAIN QUERY PLAN \(early.sql())", column: 3)
    #expect(plan == ["SEARCH t0 USING INDEX planting_sown_index (sown<?)"])
    let sql = try early.sql()
    let end = #" WHERE (t0."sown" < ?1) ORDER BY t0."sown", t0."number""#
    #expect(sql.hasSuffix(end), "\(sql)")
  }

  @Test func `indexes are called as the article says, and a rollup is a table`() throws {
    let names = try other.rows("SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name", column: 0)
    let expected = [
      "bed", "bed_name_unique", "harvest", "harvest_month", "harvest_planting_id_day_index", "planting",
      "planting_bed_id_index", "planting_family_sown_index", "planting_sown_index", "seed",
    ]
    #expect(names == expected)
    let columns = try other.rows("SELECT name FROM pragma_table_info('harvest_month')", column: 0)
    #expect(columns == ["group_id", "bucket", "net", "count"])
    let seed = try other.rows("SELECT name FROM pragma_table_info('seed')", column: 0)
    #expect(seed == ["number", "id", "variety", "packets", "checksum"])
  }

  @Test func `the header has the application and the version`() throws {
    let application = try other.value("PRAGMA application_id")
    #expect(application == "7")
    let version = try other.value("PRAGMA user_version")
    #expect(version == "2")
  }
}
