import Foundation
import Testing

/// A day and a time are the same one, or refused in the same words, as an argument and in a form of the app; and what a
/// program writes is the same one in a file.
@Suite struct DayTypingTests {
  /// A language with what is typed in it where a day, and where a start, is asked for.
  struct Sheet: CustomTestStringConvertible, Sendable {
    let locale: String
    let yes: String
    let days: [String]
    let times: [String]

    var testDescription: String { locale }
  }

  static let sheets = [
    Sheet(
      locale: "en_US", yes: "y",
      days: [
        "2026-04-11", "today", "yesterday", "Today", "-3d", "-2w", "-1m", "-1y", "friday", "fri", "FRI.", "thurs.",
        "last friday", "on monday", "10 apr", "apr 10", "April 10", "10 April 2026", "Apr 10, 2026", "1st jan",
        "Jan 2nd", "29 feb", "3 days ago", "a week ago", "2 months ago", "1 year ago", "0 days ago", "4/11/2026",
        "4/11/26", "31/3/2026", "31/3", "3/31", "2026/04/11", "31-3-2026", "31.3.2026", "4/4/2026", " today ",
        "3/4/2026", "3/4", "3-4-2026", "friday 31", "fri 27 nov", "next", "next week", "3 days", "days ago", "in 2",
        "dec", "dec 32", "32 dec", "31 dec 26", "31 sept", "30 feb 2026", "2026-02-30", "2026-13-01", "vendredi",
        "31december", "soon", "2026", "31", "the 31st", "50m ago", "2026-04-11T09:00", "999999 years ago", "-9999y",
        "0", "1.5", "yesterday x", "2026-4-1", "20260411",
      ],
      times: [
        "9", "9:30", "09:30", "0930", "9am", "9 am", "9:30am", "11:59", "-45m", "-1h30m", "-1.5h", "50m ago",
        "90 min ago", "2 hours ago", "an hour ago", "yesterday 9", "yesterday 21:00", "yesterday at 9am",
        "friday 9:30", "3 days ago 9:30", "2026-04-10T09:30", "2026-04-10 9:30", "apr 10 09:30", "-3d 09:30",
        "2026-04-10T09:30+02:00", "25:00", "24:00", "2400", "13pm", "0am", "9:60", "930", "09300", "9h30", "9h",
        "soon 9:30", "yesterday soon", "1h30", "-45", "-1,5h", "90 ago", "friday 9", "30 feb 2026 9:30",
        "3/4/2026 9:30", "9:30:15", "half past nine", "-0m", "now", "noon",
      ]),
    Sheet(
      locale: "fr_FR", yes: "o",
      days: [
        "2026-04-11", "aujourd’hui", "hier", "Hier", "-3d", "vendredi", "ven.", "VENDREDI", "vendredi dernier", "jeudi",
        "friday", "10 avril", "10 AVR.", "le 10 avril", "1er mars 2026", "1 aout 2025", "31 mars", "15 juil. 2025",
        "15 july 2025", "il y a 3 jours", "il y a une semaine", "il y a 2 ans", "3 days ago", "11/04/2026", "31/3/26",
        "31/3", "3/31/2026", "4/4/2026", "3/4/2026", "3/4", "31 mar", "mardi 31", "mar 31", "prochain vendredi",
        "vendredi 31", "il y a 3", "dans", "lendemain", "31 septembre", "30 février 2026", "2026", "bientôt",
      ],
      times: [
        "9h30", "9h", "9 h 30", "09h05", "9", "9:30", "9:30am", "hier à 9h", "hier 9h30", "hier 9",
        "vendredi dernier à 9h30", "10 avr. 2026 09:30", "le 10 avril à 9 h 30", "-1,5h", "-1.5h", "il y a 50 min",
        "il y a une heure", "50m ago", "il y a 1h30", "9h60", "25h", "vendredi 9", "vendredi 9h", "9h3", "midi",
      ]),
  ]

  @Test func `three hundred texts are read, amounts among them`() {
    let count = Self.sheets.reduce(AmountTexts.all.count) { $0 + $1.days.count + $1.times.count }
    #expect(count >= 300)
  }

  @Test(arguments: sheets) func `a day is the same one as an argument and in a form`(_ sheet: Sheet) async throws {
    let world = try await Self.world()
    var judged: [Judged] = []
    for text in sheet.days {
      let line = ["contribution", "add", "1", "5", "--json", "--dry-run", "--on=\(text)"]
      judged.append(try Judged(text, of: await world.run(line, after: sheet.region), member: "date"))
    }
    let said = try Self.type(sheet, judged, "modulo://goal/1/contribution", into: world) {
      ["a", "5", "", "", $0, ".", "s"]
    }
    let list = ["contribution", "list", "1", "--json", "--limit", "1000"]
    let rows = try await world.run(list, after: sheet.region).json()["contributions"] as? [[String: Any]]
    let stored = rows?.sorted { ($0["number"] as? Int ?? 0) < ($1["number"] as? Int ?? 0) }
    #expect(stored?.compactMap { $0["date"] as? String } == judged.compactMap(\.value))
    #expect(said == [], "\(sheet.locale)")
    try Self.expectBoth(judged)
  }

  @Test(arguments: sheets) func `a time is the same one as an argument and in a form`(_ sheet: Sheet) async throws {
    let world = try await Self.world()
    var judged: [Judged] = []
    for text in sheet.times {
      let line = ["track", "add", "1", "--json", "--dry-run", "--halves", "1", "--allow-overlap", "--from=\(text)"]
      judged.append(try Judged(text, of: await world.run(line, after: sheet.region), member: "start"))
    }
    let said = try Self.type(sheet, judged, "modulo://block/1/session", into: world) {
      ["a", $0, "", "1", "", sheet.yes, "s"]
    }
    let rows =
      try await world.run(["track", "list", "--json", "--limit", "1000"], after: sheet.region)
      .json()["sessions"] as? [[String: Any]]
    let stored = rows?.sorted { ($0["number"] as? Int ?? 0) < ($1["number"] as? Int ?? 0) }
    #expect(stored?.compactMap { $0["start"] as? String } == judged.compactMap(\.value))
    #expect(said == [], "\(sheet.locale)")
    try Self.expectBoth(judged)
  }

  @Test(arguments: sheets) func `what was read is read from a file alike`(_ sheet: Sheet) async throws {
    let (world, other) = (try await Self.world(), try await Self.world())
    for text in sheet.days {
      _ = try await world.run(["contribution", "add", "1", "5", "--on=\(text)"], after: sheet.region)
    }
    for text in sheet.times {
      _ = try await world.run(["track", "add", "1", "--halves", "1", "--from=\(text)"], after: sheet.region)
    }
    let rows = try await world("contribution", "list", "1", "--csv").output
    let times = try await world("track", "export").output
    let files = (try other.file("rows.csv", rows), try other.file("times.csv", times))
    let imported = try await other.run([["contribution", "import", "1", files.0], ["track", "import", files.1]])
    #expect(imported.map(\.status) == [0, 0], "\(imported.map(\.error))")
    let copies = try await other("contribution", "list", "1", "--csv").output
    let dates = Self.column("date", of: copies)
    #expect(dates == Self.column("date", of: rows) && !dates.isEmpty)
    let copied = try await other("track", "export").output
    #expect(Self.column("start", of: copied) == Self.column("start", of: times))
  }
}

extension DayTypingTests {
  /// A text with what came of it as an argument.
  struct Judged {
    let text: String
    /// The day or the time; `nil` for a text that is refused.
    let value: String?
    let message: String

    init(_ text: String, of answer: Modulo.Answer, member: String) throws {
      let document = try answer.json()
      let row = (document["sessions"] as? [[String: Any]])?.first ?? document
      self.text = text
      value = row[member] as? String
      message = (document["error"] as? [String: Any])?["message"] as? String ?? ""
    }
  }

  private static func world() async throws -> Modulo {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "100")
    try await modulo("block", "add", "Reading")
    return modulo
  }

  /// Types each text into a form of its own, by lines.
  ///
  /// - Parameter form: The lines that open the form, fill it in and store it.
  /// - Returns: The texts whose refusal isn't told in its words.
  private static func type(
    _ sheet: Sheet, _ judged: [Judged], _ link: String, into modulo: Modulo, _ form: (String) -> [String]
  ) throws -> [String] {
    // A form that was refused is shown again, and left after a question.
    let lines = judged.flatMap { form($0.text) + ($0.value == nil ? [".", "q", sheet.yes] : []) }
    let answer = try modulo.spawn(
      ["app", "--accessible", link], after: sheet.region,
      input: Data((lines + ["q", ""]).joined(separator: "\n").utf8))
    var rest = withoutSpaces(answer.output)[...]
    return judged.filter { $0.value == nil }.compactMap { text in
      guard let found = rest.range(of: withoutSpaces(sentence(text.message))) else { return "\(text)" }
      rest = rest[found.upperBound...]
      return nil
    }
  }

  /// Fails when nothing is read, or nothing refused.
  private static func expectBoth(_ judged: [Judged]) throws {
    let read = judged.filter { $0.value != nil }.count
    #expect(judged.count / 4...judged.count * 4 / 5 ~= read)
    let silent = judged.filter { $0.value == nil && $0.message.isEmpty }.map(\.text)
    #expect(silent == [])
  }

  /// What a message says is wrong, without what it advises.
  private static func sentence(_ message: String) -> String { message.components(separatedBy: ". ")[0] }

  private static func withoutSpaces(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  private static func column(_ name: String, of text: String) -> [Substring] {
    let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard let place = lines.first?.firstIndex(of: name[...]) else { return [] }
    return lines.dropFirst().map { $0[place] }
  }
}

extension DayTypingTests.Sheet {
  fileprivate var region: [String] { Array(Modulo.fixed.dropLast()) + [locale] }
}
