import Testing

/// The setting of the day on which a week begins.
@Suite struct WeekStartTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("block", "add", "Read")
    // The Sunday before, and the Monday after it: today is Sunday the twelfth.
    try await modulo("track", "add", "read", "--from", "2026-04-05T09:00", "--to", "2026-04-05T10:00")
    try await modulo("track", "add", "read", "--from", "2026-04-06T09:00", "--to", "2026-04-06T09:30")
  }

  @Test func `weeks of sums and of the calendar begin as it says, whatever the locale`() async throws {
    let thisWeek = try await modulo("time", "--week", "--json").json()
    #expect(thisWeek["from"] as? String == "2026-04-12")
    try await modulo("settings", "set", "weekStart", "Monday")
    let fromMonday = try await modulo("time", "--week", "--json").json()
    #expect(fromMonday["from"] as? String == "2026-04-06")
    #expect(fromMonday["halves"] as? Int == 1)
    let calendar = try await modulo("calendar", "--json").json()
    #expect(calendar["firstWeekday"] as? String == "monday")
    try await modulo("settings", "set", "weekStart", "sunday")
    let french = try await modulo("time", "--last-week", "--json", "--locale", "fr_FR").json()
    #expect(french["from"] as? String == "2026-04-05")
    #expect(french["halves"] as? Int == 3)
    let listed = try await modulo("settings", "list", "--locale", "fr_FR").output
    #expect(listed.contains("Début de la semaine (weekStart)  dimanche"), "\(listed)")
    try await modulo("settings", "set", "weekStart", "automatic")
    let automatic = try await modulo("settings", "get", "weekStart", "--json").output
    #expect(automatic.contains("\"value\":null"))
  }

  @Test func `another word is refused with the weekdays`() async throws {
    let refused = try await modulo("settings", "set", "weekStart", "lundi")
    #expect(refused.status == 64)
    #expect(refused.error.contains("automatic, sunday, monday"), "\(refused.error)")
  }
}
