import Foundation
import Testing

/// Groups, blocks, calendars and sums with the program.
@Suite struct BlockCommandTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await Self.world.place(in: modulo)
  }

  private static let world = Fixture { modulo in
    for line in [
      ["group", "add", "Work"], ["group", "add", "Sport"],
      ["block", "add", "Coding", "--group", "work", "--icon", "laptop", "--tint", "blue-3"],
      ["block", "add", "Running", "--group", "sport", "--icon", "running"],
      ["block", "add", "Running", "--group", "work"],
    ] { _ = try await modulo.run(line) }
  }

  private static let bad: [(line: [String], status: Int32, message: String)] = [
    (["group", "add", "1234567890123456789012345"], 1, "The name is longer than 24 characters."),
    (["group", "add", "  "], 64, "The value '  ' is invalid for '<name>'"),
    (["group", "edit", "sport", "--name", "  "], 1, "A group needs a name."),
    (["group", "add", "WÓRK"], 1, "There is a group named \"Work\" already."),
    (["group", "edit", "sport", "--name", "work"], 1, "There is a group named \"Work\" already."),
    (["group", "delete", "default", "--yes"], 1, "\"Default\" is the default group, which can't be deleted."),
    (["group", "delete", "work"], 64, "pass --yes."),
    (["group", "move", "work", "--to", "3"], 1, "There is no such place: the last one is 2."),
    (["group", "move", "work", "--to=-1"], 64, "The value '-1' is invalid for '--to <position>'"),
    (["group", "move", "nobody", "--to", "0"], 1, "There is no group \"nobody\""),
    (["block", "add", "12345678901234567890123456789012345678901"], 1, "The name is longer than 40 characters."),
    (["block", "add", " "], 64, "The value ' ' is invalid for '<name>'"),
    (["block", "edit", "coding", "--name", " "], 1, "A block needs a name."),
    (["block", "add", "cöding", "--group", "work"], 1, "There is a block named \"cöding\" in this group already."),
    (["block", "add", "X", "--group", "nobody"], 1, "There is no group \"nobody\""),
    (["block", "add", "X", "--icon", "326"], 64, "There is no icon \"326\". Give its number, from 0 to 325"),
    (["block", "add", "X", "--icon", "ice"], 64, "\"ice\" could be several icons:\n  Ice skating\n  Ice hockey"),
    (["block", "add", "X", "--tint", "55"], 64, "There is no colour \"55\". Give its number, from 0 to 54"),
    (["block", "add", "X", "--tint", "re"], 64, "\"re\" could be several colours:\n  Red 1\n"),
    (["block", "edit", "coding"], 64, "Give what to change: '--name'"),
    (["block", "edit", "work/running", "--name", "coding"], 1, "There is a block named \"coding\" in this group"),
    (["block", "move", "coding"], 64, "Give where to: '--group' or '--to'."),
    (["block", "move", "coding", "--to", "2"], 1, "There is no such place in the group: the last one is 1."),
    (["block", "move", "sport/running", "--group", "work"], 1, "There is a block named \"Running\" in this group"),
    (["block", "show", "running"], 1, "\"running\" could be several blocks:\n  #2  Sport/Running\n  #3  Work/Running"),
    (["block", "show", "sport/coding"], 1, "There is no block \"sport/coding\"."),
    (["block", "delete", "coding"], 64, "pass --yes."),
    (["calendar", "2026-13"], 64, "The value '2026-13' is invalid for '<month>'"),
    (["calendar", "0001-01"], 64, "\"0001-01\" is out of range."),
    (["time", "--from", "today", "--to", "yesterday"], 64, "Nothing is from \"today\" to \"yesterday\""),
    (["time", "--by", "year"], 64, "The value 'year' is invalid for '--by"),
    (["time", "reset"], 64, "pass --yes."),
  ]

  @Test(arguments: bad.indices)
  func `bad input gets a clear error, its exit code, and changes nothing`(_ index: Int) async throws {
    let (line, status, message) = Self.bad[index]
    let before = try modulo.stored()
    let answer = try await modulo.run(line)
    #expect(answer.status == status, "\(line): \(answer.error)")
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(answer.output == "")
    let isUnchanged = try modulo.stored() == before
    #expect(isUnchanged)
  }

  @Test func `D07 a block that is moved stands where it was put, in the group that was said`() async throws {
    let moved = try await modulo("block", "move", "coding", "--group", "sport", "--to", "0")
    #expect(moved.output.hasPrefix("✓ Block Coding (#1) moved in Sport (#3)\n"))
    try await modulo("group", "move", "sport", "--to", "0")
    let list = try await modulo("block", "list", "--json").json()
    let groups = list["groups"] as? [[String: Any]] ?? []
    let outline = groups.map { group in
      let blocks = group["blocks"] as? [[String: Any]] ?? []
      return "\(group["name"] ?? ""): \(blocks.compactMap { $0["name"] as? String })"
    }
    #expect(outline == [#"Sport: ["Coding", "Running"]"#, "Default: []", #"Work: ["Running"]"#])
  }

  @Test func `D34 a reset leaves one default group`() async throws {
    let reset = try await modulo("time", "reset", "--yes")
    #expect(reset.output == "✓ 3 groups and 3 blocks deleted with everything tracked of them\n")
    let groups = try await modulo("group", "list")
    #expect(groups.output == "  Default  0 blocks  default\n")
  }

  @Test func `a reset counts what goes with the blocks in its document too`() async throws {
    try await modulo("target", "set", "coding", "10h", "--per", "week")
    try await modulo("hourly", "set", "30", "--block", "coding")
    try await modulo("day", "plan", "add", "coding", "14:00", "1h")
    let reset = try await modulo("time", "reset", "--yes", "--json").json()
    let counts = ["groups", "blocks", "plannedBlocks", "targets", "hourlyRates"].map { reset[$0] as? Int }
    #expect(counts == [3, 3, 1, 1, 1])
  }

  @Test func `icons are searched for by a word in either language`() async throws {
    let english = try await modulo("block", "icons", "run")
    #expect(english.output == "Fitness\n164  🏃  Running\n")
    let french = try await modulo("block", "icons", "velo", "--locale", "fr_FR", "--json").json()
    let icons = french["icons"] as? [[String: Any]] ?? []
    #expect(!icons.isEmpty)
  }
}
