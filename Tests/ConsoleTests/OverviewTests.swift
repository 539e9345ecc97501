import Foundation
import Testing

/// `modulo` alone.
@Suite struct OverviewTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `a new person is greeted, and the commands that are named work`() async throws {
    let greeting = try await modulo()
    #expect(greeting.status == 0)
    #expect(greeting.output.hasPrefix("Welcome to Modulo\n"))
    let commands = greeting.output.split(separator: "\n").filter { $0.hasPrefix("  modulo ") }
    #expect(commands.count == 4)
    for command in commands {
      let line = command.replacing("  modulo ", with: "MODULO_NOW=2026-04-12T12:00:00Z exec \"$0\" ")
      let answer = try modulo.shell("\(line) > /dev/null")
      #expect(answer.status == 0, "\(command): \(answer.error)")
    }
    let overview = try await modulo().output
    #expect(overview.hasPrefix("Overview  Apr 12, 2026\n\nUSD (1 goal)\nDue this month  $22.73\n"))
  }

  @Test func `the setting of the welcome decides whether a new user is greeted`() async throws {
    try await modulo("settings", "set", "onboarding", "false")
    let steps = try await modulo().output
    #expect(steps.hasPrefix("Start your first goal:\n"))
    try await modulo("settings", "set", "onboarding", "true")
    let greeting = try await modulo().output
    #expect(greeting.hasSuffix("\n\n" + steps))
  }

  @Test func `the overview as JSON`() async throws {
    try await modulo.makeJapan()
    try await modulo("goal", "add", "Tokyo", "--target", "9000", "--currency", "JPY", "--end", "2026-05-01")
    let output = try await modulo("--json").output
    #expect(
      output.hasPrefix(
        """
        {"schema":1,"on":"2026-04-12","goalCount":2,"archivedCount":0,"currencies":[\
        {"currency":"JPY","goalCount":1,"target":"9000","current":"0","remaining":"9000","progress":0,\
        "dueThisMonth":"4500","plannedCount":1,"behind":"0","ahead":"0"},\
        {"currency":"USD","goalCount":1,"target":"3000.00","current":"600.00","remaining":"2400.00","progress":0.2,\
        "dueThisMonth":"222.22","plannedCount":1,"behind":"150.00","ahead":"0.00"}],"deadlines":[{"id":
        """))
  }

  @Test func `a word that is no command is still refused`() async throws {
    let answer = try await modulo("gaol")
    #expect(answer.status == 64)
    #expect(answer.error.contains("goal"))
  }
}
