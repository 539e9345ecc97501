import Foundation
import Testing

/// The program knows the rows of a file that it has imported before, an earlier version's too.
@Suite struct ImportKeyTests {
  private let modulo: Modulo
  private let rows = "date,amount,name,text\n2026-04-01,5,Coffee,A1\n2026-04-01,5,Coffee,A2\n2026-04-02,-3,,Fee\n"

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `the same file imports nothing again, whatever its name column was`() async throws {
    let file = try modulo.file("rows.csv", rows)
    let first = try await modulo("contribution", "import", "japan", file)
    #expect(first.output == "✓ 3 rows read, 3 imported, 0 skipped\n")
    let second = try await modulo("contribution", "import", "japan", file, "--name", "text")
    #expect(second.output == "✓ 3 rows read, 0 imported, 3 skipped\nskipped 3: imported before (lines 2, 3, 4)\n")
    let current = try await modulo("goal", "show", "japan", "--json").json()["current"] as? String
    #expect(current == "607.00")
  }

  @Test func `a row whose text differs is imported`() async throws {
    let header = "date,amount,name,text\n"
    try await modulo("contribution", "import", "japan", try modulo.file("rows.csv", rows))
    let later = try modulo.file("later.csv", header + "2026-04-01,5,Coffee,A2\n2026-04-01,5,Coffee,A3\n")
    let answer = try await modulo("contribution", "import", "japan", later)
    #expect(answer.output == "✓ 2 rows read, 1 imported, 1 skipped\nskipped 1: imported before (line 2)\n")
  }

  /// The keys were made of day, amount and name.
  @Test func `rows of an earlier version's document are known by day, amount and name`() async throws {
    let file = try modulo.file("rows.csv", rows)
    try await modulo("contribution", "import", "japan", file)
    var document = try await modulo("data", "export").output
    for former in ["20260401 500 Coffee 0", "20260401 500 Coffee 1", "20260402 -300  0"] {
      let key = try #require(document.firstMatch(of: /"row [0-9a-f]{32} \d+"/))
      document.replaceSubrange(key.range, with: "\"\(former)\"")
    }
    let hasDigest = document.contains("\"row ")
    #expect(!hasDigest)
    let earlier = try Modulo()
    let imported = try earlier.spawn(["data", "import", "-"], input: Data(document.utf8))
    #expect(imported.status == 0, "\(imported.error)")
    let again = try await earlier("contribution", "import", "japan", file, "--json").json()
    #expect(again["imported"] as? Int == 0)
    let longer = try earlier.file("longer.csv", rows + "2026-04-01,5,Coffee,A3\n")
    let more = try await earlier("contribution", "import", "japan", longer)
    #expect(more.output == "✓ 4 rows read, 1 imported, 3 skipped\nskipped 3: imported before (lines 2, 3, 4)\n")
    let last = try await earlier("contribution", "import", "japan", longer, "--json").json()
    #expect(last["imported"] as? Int == 0)
  }
}
