import Testing

/// Accessible output, for screen readers.
@Suite struct AccessibleTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test(arguments: [
    ["goal", "list", "--mock"], ["goal", "show", "1", "--mock"], ["--mock"],
    ["goal", "show", "1", "--mock", "--ascii"], ["goal", "forecast", "1", "--mock"],
    ["due", "--mock"], ["plan", "list", "--mock"], ["due", "--mock", "--ascii"],
  ])
  func `nothing is drawn, and every figure is there`(_ arguments: [String]) async throws {
    let drawn = try await modulo.run(arguments).output
    let said = try await modulo.run(arguments, environment: ["MODULO_ACCESSIBLE": "1"]).output
    #expect(!said.contains { "█▏▎▍▌▋▊▉░▒─│✓⚠".contains($0) })
    #expect(!said.contains("##"))
    let figures = drawn.matches(of: /[0-9$][0-9,.$]*%?/).map { String($0.output) }
    // The hours at which the rows of a board begin are no figures.
    let missing = figures.filter { !said.contains($0) && !["00", "06", "12", "18"].contains($0) }
    #expect(missing == [])
  }

  @Test(arguments: ["0", ""]) func `the form has to be asked for`(_ value: String) async throws {
    let list = try await modulo("goal", "list", "--mock", environment: ["MODULO_ACCESSIBLE": value]).output
    #expect(list.contains("█"))
  }

  @Test func `the form is a setting, which the variable and the option beat`() async throws {
    try await modulo.makeJapan()
    try await modulo("settings", "set", "accessible", "on")
    func isDrawn(_ options: [String], _ environment: [String: String] = [:]) async throws -> Bool {
      try await modulo.run(["goal", "show", "1"] + options, environment: environment).output.contains("█")
    }
    let drawn = [
      try await isDrawn([]), try await isDrawn([], ["MODULO_ACCESSIBLE": "0"]), try await isDrawn(["--no-accessible"]),
      try await isDrawn(["--accessible"], ["MODULO_ACCESSIBLE": "0"]),
    ]
    #expect(drawn == [false, true, true, false])
    try await modulo("settings", "set", "accessible", "off")
    let after = [try await isDrawn([]), try await isDrawn([], ["MODULO_ACCESSIBLE": "1"])]
    #expect(after == [true, false])
  }

  @Test func `a bar that isn't drawn has a name`() async throws {
    let details = try await modulo("goal", "show", "1", "--mock", "--accessible").output
    #expect(details.contains("\nProgress: 20%\n"), "\(details)")
  }

  @Test func `colours are those that a terminal lets its user choose`() async throws {
    let environment = ["MODULO_ACCESSIBLE": "1", "COLORTERM": "truecolor"]
    let list = try await modulo("goal", "show", "1", "--mock", "--color", "always", environment: environment).output
    #expect(list.contains("\u{1B}["))
    #expect(!list.contains("38;2") && !list.contains("38;5"))
  }

  @Test func `messages have no icons`() async throws {
    let answer = try await modulo("goal", "add", "A", "--target", "5", environment: ["MODULO_ACCESSIBLE": "1"])
    #expect(answer.output == "Goal A (#1) created: $5 to save\n")
  }
}
