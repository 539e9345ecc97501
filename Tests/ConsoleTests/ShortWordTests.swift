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
    #expect(english.contains("SAVING: goal, contribution"))
    #expect(french.contains("ÉPARGNE\u{A0}: goal, contribution"))
  }

  @Test func `global options are listed by a topic of help`() async throws {
    let help = try await Modulo()("help", "options").output
    #expect(help.contains("--data <file>           The database file. [env: MODULO_DATA]"))
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
      ["set", "1", "70", "--date", "2026-04-03"], ["start", "1", "--at", "10:00"], ["pause", "--at", "11:00"],
      ["resume"], ["stop", "--yes"],
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
