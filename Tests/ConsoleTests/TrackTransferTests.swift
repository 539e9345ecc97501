import Foundation
import Testing

/// Times come in and go out as files.
@Suite struct TrackTransferTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("block", "add", "Read")
  }

  @Test func `a file is taken once, in one step of the history`() async throws {
    let before = try await modulo("track", "list", "--json").output
    let file = try modulo.file(
      "times.csv",
      """
      start,end,block,memo
      2026-01-05T09:00+01:00,2026-01-05T10:30+01:00,Read,a
      2026-01-05T23:30+01:00,2026-01-06T00:30+01:00,Read,b
      """)
    let first = try await modulo("track", "import", file)
    #expect(first.output == "✓ 2 rows read, 2 imported, 0 skipped\ntracked: 02:30:00\n")
    let again = try await modulo("track", "import", file, "--json")
    #expect(
      again.output == """
        {"schema":1,"read":2,"imported":0,"skipped":2,"errors":[],"warnings":[],"activeSeconds":0,"groups":[],"blocks":[],\
        "recounted":[]}

        """)
    let text = try await modulo("track", "import", file)
    #expect(text.output == "✓ 2 rows read, 0 imported, 2 skipped\nskipped 2: already there (lines 2, 3)\n")
    try await modulo("undo", "--yes")
    let after = try await modulo("track", "list", "--json").output
    #expect(after == before)
  }

  @Test func `blocks are made where they are asked for, and one undo takes them back`() async throws {
    let before = try await modulo("block", "list", "--json").output
    let file = try modulo.file(
      "times.csv", "start,duration,block,group\n2026-01-05T09:00,90m,Mail,Office\n2026-01-06T09:00,25m,Walk,\n")
    let refused = try await modulo("track", "import", file)
    #expect(refused.status == 65)
    #expect(refused.error.contains("line 2, column 27: there is no group \"Office\"; --create-blocks makes it"))
    let dry = try await modulo("track", "import", file, "--create-blocks", "--dry-run", "--json").json()
    #expect(dry["dryRun"] as? Bool == true)
    #expect(try await modulo("block", "list", "--json").output == before)
    let answer = try await modulo("track", "import", file, "--create-blocks")
    #expect(
      answer.output
        == "✓ 2 rows read, 2 imported, 0 skipped\ntracked: 01:55:00\nmade 1 group: Office\nmade 2 blocks: Mail, Walk\n")
    let french = try await modulo("track", "import", file, "--locale", "fr_FR")
    #expect(french.output == "✓ 2 lignes lues, 0 importée, 2 ignorées\n2 ignorées : déjà présentes (lignes 2, 3)\n")
    try await modulo("undo", "--yes")
    #expect(try await modulo("block", "list", "--json").output == before)
  }

  @Test func `one bad row of many refuses the file, and nothing is stored`() async throws {
    let before = try modulo.stored()
    let rows = (1...28).map { "2026-01-\($0 < 10 ? "0" : "")\($0) 09:00,2026-01-\($0 < 10 ? "0" : "")\($0) 10:00,Read" }
    let file = try modulo.file(
      "times.csv", "start,end,block\n" + rows.joined(separator: "\n") + "\n2026-03-29 01:30,2026-03-29 04:00,Read\n")
    let refused = try await modulo("track", "import", file, "--time-zone", "Europe/London")
    #expect(refused.status == 65)
    let expected =
      "line 30, column 1: \"2026-03-29 01:30\" doesn't exist: the clocks are put forward over it. "
      + "Write 2026-03-29T00:30Z or 2026-03-29T02:30+01:00."
    #expect(refused.error.contains(expected), "\(refused.error)")
    let document = try await modulo("track", "import", file, "--time-zone", "Europe/London", "--json").json()
    let error = try #require((document["errors"] as? [[String: Any]])?.first)
    #expect(error["line"] as? Int == 30)
    #expect(error["column"] as? Int == 1)
    let after = try modulo.stored()
    #expect(after == before)
  }

  @Test func `the columns and the form of another program are named`() async throws {
    let file = try modulo.file(
      "toggl.csv",
      "User,Project,Description,Start date,Start time,End date,End time,Duration\n"
        + "me,Read,\"Chapter \"\"1\"\"\",05.01.2026,09:00:00,05.01.2026,10:30:00,01:30:00\n")
    let answer = try await modulo(
      "track", "import", file, "--date", "start date", "--start", "start time", "--block", "Project", "--memo",
      "Description", "--date-format", "dd.MM.yyyy")
    #expect(answer.output == "✓ 1 row read, 1 imported, 0 skipped\ntracked: 01:30:00\n")
    let list = try await modulo("track", "list", "--json").json()["sessions"] as? [[String: Any]]
    #expect(list?.first?["memo"] as? String == "Chapter \"1\"")
    let unknown = try await modulo("track", "import", file, "--start", "Begin", "--block", "Project")
    #expect(unknown.status == 65)
    let unusable = try await modulo("track", "import", file, "--date-format", "QQ")
    #expect(unusable.status == 64)
    let bare = try modulo.file("bare.csv", "2026-02-05T09:00,25m,Read\n")
    let numbered = try await modulo(
      "track", "import", bare, "--no-header", "--start", "1", "--duration", "2", "--block", "3")
    #expect(numbered.status == 0, "\(numbered.error)")
  }

  @Test func `what is exported is what comes in, and at home it is nothing`() async throws {
    try await modulo("block", "add", "Mail, \"daily\"")
    try await modulo("track", "start", "read", "--at", "2026-04-01T23:10", "--yes")
    try await modulo("track", "pause", "--at", "2026-04-01T23:40")
    try await modulo("track", "resume", "--at", "2026-04-01T23:55")
    try await modulo("track", "stop", "--until", "2026-04-02T00:35", "--memo", "a, \"b\"", "--yes")
    try await modulo("track", "add", "2", "--from", "2026-04-03T09:00", "--to", "2026-04-03T09:25")
    let out = modulo.folder.appendingPathComponent("out.csv").path
    let answer = try await modulo("track", "export", out, "--json").json()
    #expect(answer["count"] as? Int == 4)
    let again = try await modulo("track", "export", out)
    #expect(again.status == 73)
    let home = try await modulo("track", "import", out, "--json").json()
    #expect(home["imported"] as? Int == 0)
    #expect(home["skipped"] as? Int == 4)
    let streamed = try await modulo("track", "export").output
    #expect(try String(contentsOfFile: out, encoding: .utf8) == streamed)
    let some = try await modulo("track", "export", "--from", "2026-04-03", "--block", "2").output
    #expect(some.split(separator: "\n").count == 2)
    let unknown = try await modulo("track", "export", "--group", "moon")
    #expect(unknown.status == 1)
    let other = try Modulo()
    let imported = try other.spawn(["track", "import", "-", "--create-blocks"], input: Data(streamed.utf8))
    #expect(imported.status == 0, "\(imported.error)")
    let sums = ["time", "--by", "day", "--csv"]
    let (here, there) = (try await modulo.run(sums).output, try await other.run(sums).output)
    #expect(here == there)
  }

  @Test func `many times of a file are taken once`() async throws {
    let rows = (0..<1_358).map { row in
      let day = String(format: "%04d-%02d-%02d", 2022 + row / 336, row / 28 % 12 + 1, row % 28 + 1)
      return "\(day)T09:00Z,\(day)T10:30Z,Read,\(row)\n"
    }
    let file = try modulo.file("times.csv", "start,end,block,memo\n" + rows.joined())
    let first = try await modulo("track", "import", file, "--json").json()
    #expect(first["imported"] as? Int == 1_358)
    let second = try await modulo("track", "import", file, "--json").json()
    #expect(second["skipped"] as? Int == 1_358)
  }
}
