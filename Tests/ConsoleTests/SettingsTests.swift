import Foundation
import Testing

/// Choosing with the program.
@Suite struct SettingsTests {
  private let modulo: Modulo
  private var file: URL { modulo.folder.appendingPathComponent(".config/modulo/settings.json") }

  init() throws { modulo = try Modulo() }

  @Test func `T17 a choice is there in the next run`() async throws {
    let changed = try await modulo("settings", "set", "theme", "pink")
    #expect(changed.output == "✓ Theme: pink\n")
    let read = try await modulo("settings", "get", "theme")
    #expect(read.output == "pink\n")
    let list = try await modulo("settings", "list").output
    #expect(
      list == """
        Currency (currency)           automatic
        Locale (locale)               automatic
        Time zone (timeZone)          automatic
        Week start (weekStart)        automatic
        Theme (theme)                 pink
        Accessible form (accessible)  off
        Feedback (feedback)           bell
        Long session (longSession)    8 hours
        History (history)             on
        Welcome (onboarding)          not seen yet

        """)
  }

  @Test func `a choice decides where nothing else does`() async throws {
    try await modulo("settings", "set", "currency", "eur", environment: ["MODULO_CURRENCY": ""])
    try await modulo("goal", "add", "Bike", "--target", "5", environment: ["MODULO_CURRENCY": ""])
    let output = try await modulo("goal", "list", "--json").output
    #expect(output.contains("\"currency\":\"EUR\""))
  }

  @Test func `T17 every screen is shown in the theme that was chosen`() async throws {
    try await modulo.makeJapan()
    let screens = [["goal", "show", "1"], ["goal", "list"], ["open", "modulo://onboarding"]]
    let blue = try await modulo.run(screens.map { $0 + ["--color", "always"] }).map(\.output)
    try await modulo("settings", "set", "theme", "pink")
    let pink = try await modulo.run(screens.map { $0 + ["--color", "always"] }).map(\.output)
    let plain = try await modulo.run(screens).map(\.output)
    for (index, screen) in screens.enumerated() {
      let isOther = pink[index] != blue[index]
      #expect(isOther, "\(screen)")
      let text = pink[index].replacing(/\u{1B}\[[0-9;]*m/, with: "")
      #expect(text == plain[index])
    }
  }

  @Test func `the list as JSON`() async throws {
    try await modulo("settings", "set", "feedback", "off")
    try await modulo("settings", "set", "currency", "EUR")
    let list = try await modulo("settings", "list", "--json").output
    #expect(
      list
        == #"{"schema":1,"settings":{"currency":"EUR","locale":null,"timeZone":null,"weekStart":null,"theme":"blue","#
        + #""accessible":false,"feedback":"off","longSession":8,"history":true,"onboarding":true}}"# + "\n")
  }

  @Test(arguments: [
    ["currency", "XXX"], ["locale", "zz_ZZ"], ["timeZone", "Mars/Olympus"], ["theme", "mauve"], ["feedback", "loud"],
    ["longSession", "0"], ["longSession", "8h"],
    ["colour", "red"],
  ])
  func `what is no setting or no value is refused`(_ arguments: [String]) async throws {
    let answer = try await modulo.run(["settings", "set"] + arguments)
    #expect(answer.status == 64)
    #expect(answer.output == "")
    let exists = FileManager.default.fileExists(atPath: file.path)
    #expect(!exists)
  }

  @Test func `a switch is refused with the words that it takes`() async throws {
    let answer = try await modulo("settings", "set", "feedback", "x")
    #expect(answer.error == "Error: 'x' isn't a value for the setting 'feedback'. It can be bell, flash, off.\n")
  }

  @Test func `a dry run changes nothing`() async throws {
    let answer = try await modulo("settings", "set", "theme", "red", "--dry-run")
    #expect(answer.output == "Dry run: Theme: red\n")
    #expect(answer.error == "Dry run: nothing was saved.\n")
    let exists = FileManager.default.fileExists(atPath: file.path)
    #expect(!exists)
  }

  @Test func `the file is private, and keeps what isn't ours`() async throws {
    let path = try modulo.file("settings.json", #"{"future": {"a": 1}}"#)
    try await modulo("settings", "set", "locale", "fr_FR", "--config", path)
    let text = try String(contentsOfFile: path, encoding: .utf8).filter { !$0.isWhitespace }
    #expect(text == #"{"future":{"a":1},"locale":"fr_FR"}"#)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a setting that means nothing can be seen and mended`() async throws {
    let path = try modulo.file("settings.json", #"{"currency": "XXX", "timeZone": "Mars/Olympus"}"#)
    let environment = ["MODULO_CONFIG": path, "MODULO_CURRENCY": ""]
    let stopped = try await modulo("goal", "list", environment: environment)
    #expect(stopped.status == 78)
    #expect(stopped.error.contains("'XXX' isn't a value for the setting 'currency'"))
    let shown = try await modulo("settings", "get", "currency", environment: environment)
    #expect(shown.output == "XXX\n")
    try await modulo("settings", "set", "currency", "automatic", environment: environment)
    let again = try await modulo("goal", "list", environment: environment)
    #expect(again.status == 0)
  }

  @Test(arguments: [
    (#"{"currency": "EUR", "currency": "USD"}"#, "\"currency\" is there twice"),
    (#"{"feedback": "yes"}"#, "'yes' isn't a value for the setting 'feedback'"),
    (#"{"includePensions": "no"}"#, "'no' isn't a value for the setting 'includePensions'"),
    (#"{"includeMortgage": 1}"#, "\"includeMortgage\" has to be a text"),
    (#"{"timeZone": "UTC\u0000"}"#, "isn't a value for the setting 'timeZone'"),
  ])
  func `what could be read in two ways stops every command`(_ text: String, _ message: String) async throws {
    let environment = ["MODULO_CONFIG": try modulo.file("settings.json", text)]
    // Without the zone that the tests give with every line.
    let answer = try await modulo.run(["portfolio"], environment: environment, after: [])
    #expect(answer.status == 78)
    #expect(answer.error.contains(message), "\(answer.error)")
  }

  @Test func `a link to itself and a file that is too long are refused at once`() async throws {
    let loop = modulo.folder.appendingPathComponent("loop.json").path
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: "loop.json")
    let long = try modulo.file("long.json", Data(repeating: 0x20, count: 1_000_001))
    for (path, message) in [(loop, "can't be read"), (long, "it has more than 1,000,000 bytes")] {
      for line in [["goal", "list"], ["settings", "set", "theme", "pink"]] {
        let answer = try await modulo.run(line, environment: ["MODULO_CONFIG": path])
        #expect(answer.status == 78)
        #expect(answer.error.contains(message), "\(answer.error)")
      }
    }
  }

  @Test func `a switch that says neither can be seen and mended`() async throws {
    let environment = ["MODULO_CONFIG": try modulo.file("settings.json", #"{"feedback": "yes"}"#)]
    let mended = try await modulo("settings", "set", "feedback", "on", environment: environment)
    #expect(mended.status == 0, "\(mended.error)")
    let listed = try await modulo("goal", "list", environment: environment)
    #expect(listed.status == 0)
  }

  @Test func `a variable that is empty counts as unset`() throws {
    let config = try modulo.file("settings.json", #"{"timeZone": "Pacific/Auckland", "currency": "NZD"}"#)
    // Noon in UTC is the next day there.
    let line = "'\(config)' MODULO_NOW=2026-04-12T13:00:00Z \"$0\""
    let names = ["TZ", "MODULO_CURRENCY", "MODULO_DATA", "XDG_DATA_HOME", "LC_ALL", "LANG", "NO_COLOR", "COLUMNS"]
    let empty = names.map { "\($0)=" }.joined(separator: " ")
    let answer = try modulo.shell(
      "\(empty) MODULO_CONFIG=\(line) portfolio --json | grep -q '\"on\":\"2026-04-13\",\"currency\":\"NZD\"'")
    #expect(answer.status == 0, "\(answer.error)")
  }

  @Test func `a file that can't be written is told, and nothing is changed`() async throws {
    let path = try modulo.file("nofolder", "") + "/settings.json"
    let answer = try await modulo("settings", "set", "theme", "red", "--config", path)
    #expect(answer.status == 74)
    #expect(answer.error.contains("can't be written"))
  }
}
