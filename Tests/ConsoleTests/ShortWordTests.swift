import Testing

/// Short words for what is done every day, and other names of options: each is the long line.
@Suite struct ShortWordTests {
  @Test func `help is grouped and fits a screen, in both languages`() async throws {
    let modulo = try Modulo()
    let english = try await modulo("--help").output.split(separator: "\n", omittingEmptySubsequences: false)
    let french = try await modulo("--help", "--locale", "fr_FR").output
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(english.count <= 40)
    #expect(french.count <= 40)
    #expect(english.contains("SAVING: goal, contribution, plan, due"))
    #expect(french.contains("ÉPARGNE\u{A0}: goal, contribution, plan, due"))
  }

  @Test func `global options are listed by a topic of help`() async throws {
    let help = try await Modulo()("help", "options").output
    #expect(help.contains("--data <file>           The database: a file, or a book on a server."))
  }

  @Test(arguments: [
    (["goals"], ["goal", "list"]), (["accounts"], ["account", "list"]), (["blocks"], ["block", "list"]),
    (["worth"], ["portfolio"]), (["worth", "--on", "2026-04-02"], ["portfolio", "--date", "2026-04-02"]),
  ])
  func `a word that reads answers as the long line does`(_ short: [String], _ long: [String]) async throws {
    let modulo = try await SampleLines(before: nil).modulo
    let (left, right) = (try await modulo.run(short), try await modulo.run(long))
    #expect(left.status == 0)
    #expect(left.output == right.output)
  }

  @Test func `words that write are steps of the long commands`() async throws {
    let modulo = try await SampleLines(before: nil).modulo
    let lines = [
      ["save", "1", "5", "--note", "Tip", "--date", "2026-04-03"], ["take", "1", "2", "--memo", "Stamp"],
      ["set", "1", "70", "--date", "2026-04-03"], ["start", "1", "--at", "10:00"], ["pause", "11:00"],
      ["resume", "11:10"], ["stop", "--yes"],
    ]
    for line in lines {
      let answer = try await modulo.run(line)
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
    let history = try await modulo("history", "--limit", "7", "--json").json()["steps"] as? [[String: Any]]
    let commands = history?.map { $0["command"] as? String ?? "" }.reversed().map(\.self)
    let expected = [
      "contribution add", "contribution withdraw", "balance set", "track start", "track pause", "track resume",
      "track stop",
    ]
    #expect(commands == expected)
    let last = try await modulo("contribution", "list", "1").output
    #expect(last.contains("Tip"))
    #expect(last.contains("Stamp"))
  }

  @Test func `times stand after the block, and an end is the first such time after the start`() async throws {
    let modulo = try Modulo()
    try await modulo("block", "add", "Read")
    for line in [
      ["start", "read", "yesterday 21:00"], ["stop", "22:30", "--yes"], ["continue", "--at", "11:00"],
      ["stop", "-30m"],
      ["track", "add", "read", "9:00", "10:30"], ["track", "add", "read", "--from", "8:00", "--to", "45m"],
      ["track", "add", "read", "yesterday 23:30", "0:15"],
    ] {
      let answer = try await modulo.run(line)
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
    let list = try await modulo("track", "list", "--csv").output.split(separator: "\n").dropFirst()
    let times = list.map { $0.matches(of: /2026-04-(\d\dT\d\d:\d\d):00Z/).map { String($0.1) } }.map {
      Array($0.prefix(2))
    }
    #expect(
      times == [
        ["12T11:00", "12T11:30"], ["12T09:00", "12T10:30"], ["12T08:00", "12T08:45"], ["12T00:00", "12T00:15"],
        ["11T23:30", "12T00:00"], ["11T21:00", "11T22:30"],
      ], "\(list)")
  }

  @Test(arguments: [
    (["pause", "11:00"], ["resume", "11:10"]), (["pause", "--at", "11:00"], ["resume", "--at", "11:10"]),
  ])
  func `a pause and its end are at a time by its place, or by its option`(
    _ pause: [String], _ resume: [String]
  ) async throws {
    let modulo = try Modulo()
    try await modulo("block", "add", "Read")
    for line in [["start", "read", "10:00"], pause, resume, ["stop", "11:30", "--yes"]] {
      let answer = try await modulo.run(line)
      #expect(answer.status == 0, "\(line): \(answer.error)")
    }
    let list = try await modulo("track", "list").output
    #expect(list.contains("10:00–11:00, 11:10–11:30"), "\(list)")
  }

  @Test(arguments: [
    (["start", "1", "9:00", "--at", "9:00"], "Give the time once: by its place, or with '--at'."),
    (["stop", "9:00", "--until", "9:00"], "Give the time once: by its place, or with '--until'."),
    (["pause", "9:00", "--at", "9:00"], "Give the time once: by its place, or with '--at'."),
    (["resume", "9:00", "--at", "9:00"], "Give the time once: by its place, or with '--at'."),
    (["track", "add", "1", "9:00", "10:00", "11:00"], "Give two times at most"),
    (["track", "add", "1", "9:00", "10:00", "--to", "11:00"], "Give the time once: by its place, or with '--to'."),
    (["track", "add", "1", "--to", "11:00"], "Give when it began: '--from', or a time after the block."),
    (["track", "add", "1", "9:00"], "Give either '--to' or '--halves'."),
    (["start", "deep", "work"], "\"work\" isn't a time"),
  ])
  func `times that are given twice or not at all are refused`(_ line: [String], _ message: String) async throws {
    let modulo = try Modulo()
    try await modulo("block", "add", "Deep work")
    let refused = try await modulo.run(line)
    #expect(refused.status == 64)
    #expect(refused.error.contains(message), "\(refused.error)")
  }

  @Test func `the colour of a block has three names`() async throws {
    let modulo = try Modulo()
    for (name, option) in [("One", "--tint"), ("Two", "--color"), ("Three", "--colour")] {
      let answer = try await modulo("block", "add", name, option, "blue")
      #expect(answer.status == 0, "\(answer.error)")
    }
    let plain = try await modulo("block", "list", "--color", "never")
    #expect(plain.status == 0)
  }

  @Test(arguments: [
    ("rm", "goal delete"), ("ls", "goal list"), ("new", "goal add"), ("rename", "goal edit"),
    ("complete", "track stop"),
  ])
  func `a verb of other programs is answered with the commands that do it`(
    _ word: String, _ expected: String
  ) async throws {
    let answer = try await Modulo()(word)
    #expect(answer.status == 64)
    #expect(answer.error.contains(expected), "\(answer.error)")
  }

  @Test func `the database is never suggested for another option`() async throws {
    let answer = try await Modulo()("goal", "list", "--date", "2026-04-01")
    #expect(answer.status == 64)
    #expect(!answer.error.contains("--data"), "\(answer.error)")
  }
}
