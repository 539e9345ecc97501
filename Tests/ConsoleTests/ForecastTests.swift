import Foundation
import Testing

/// When a goal is reached, as the program says it. The goal has 600 of 3,000 on 2026-04-12: 200 in January and February,
/// 150 in March, 50 in April; its end is in December.
@Suite struct ForecastTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo.makeJapan()
  }

  @Test func `the forecast in words`() async throws {
    let output = try await modulo("goal", "forecast", "japan").output
    #expect(
      output == """
        Japan trip  #1

        Reached in May 2027, at the pace of the last 3 months

        This month
        Needed  $272.22
        Put in  $50
        Left    $222.22

        Forecast
        Last 3 months     $183.33 a month  May 2027
        As needed      $272.22 this month  Dec 2026

        """)
  }

  @Test func `paying what is needed each month arrives in the end's month, to the cent`() async throws {
    var needed: [String] = []
    for month in 4...12 {
      let today = "2026-\(month < 10 ? "0" : "")\(month)-12"
      let forecast = try await run(["goal", "forecast", "japan", "--json"], on: today).json()
      let required = try #require(forecast["required"] as? [String: Any])
      let arrival = try #require(required["arrival"] as? [String: Any])
      #expect(arrival["month"] as? String == "2026-12")
      let left = try #require(required["left"] as? String)
      needed.append(left)
      _ = try await run(["save", "japan", left], on: today)
    }
    #expect(needed == ["222.22"] + Array(repeating: "272.22", count: 5) + ["272.23", "272.22", "272.23"])
    let reached = try await run(["goal", "forecast", "japan"], on: "2026-12-31").output
    #expect(reached == "Japan trip  #1\n\nThe goal is reached\n")
  }

  @Test func `plans say when the goal is reached, with what is due of them and with what is to come`() async throws {
    try await modulo("plan", "add", "japan", "800", "--every", "month", "--from", "2026-05-01")
    let planned = try await modulo("goal", "forecast", "japan", "--json").json()["planned"]
    let output = try await modulo("goal", "forecast", "japan").output
    // Two days are due by now.
    try await modulo("plan", "add", "japan", "400", "--every", "week", "--from", "2026-04-01", "--to", "2026-04-12")
    let due = try await modulo("goal", "forecast", "japan", "--json").json()["planned"]
    try await modulo("due", "skip", "2")
    let skipped = try await modulo("goal", "forecast", "japan", "--json").json()["planned"]
    let months = try [planned, due, skipped].map { try #require($0 as? [String: Any])["month"] as? String }
    #expect(months == ["2026-07", "2026-06", "2026-07"])
    #expect(output.contains("By plan"))
  }

  @Test func `an amount and another end are asked about`() async throws {
    let output = try await modulo("goal", "forecast", "japan", "--if", "300", "--by", "2027-06-30").output
    let asked = try #require(output.range(of: "With $300 a month")).lowerBound
    #expect(
      String(output[asked...]) == """
        With $300 a month
        Reached                Dec 2026
        Short on Jun 30, 2027  $0

        By Jun 30, 2027
        Needed  $163.33
        Put in  $50
        Left    $113.33

        """)
    let assumed = try await modulo("goal", "forecast", "japan", "--if", "100", "--json").json()["assumed"]
    let figures = try #require(assumed as? [String: Any])
    #expect(figures["perMonth"] as? String == "100.00")
    #expect(figures["end"] as? String == "2026-12-12")
    #expect(figures["shortfall"] as? String == "1550.00")
    #expect(figures["required"] is NSNull)
  }

  @Test(
    arguments: [
      (["--if", "0"], 1, "A forecast needs an amount above zero."),
      (["--if", "-5"], 1, "A forecast needs an amount above zero."),
      (["--by", "yesterday"], 1, "A forecast looks ahead: its end can't be past."),
      (["--if", "5 EUR"], 64, "EUR"), (["--if", "five"], 64, "five"), (["--by", "someday"], 64, "someday"),
      (["--if", ""], 64, "amount is missing"),
    ] as [([String], Int32, String)])
  func `what is asked about is above zero, in the goal's currency, and ahead`(
    _ options: [String], _ status: Int32, _ message: String
  ) async throws {
    let answer = try await modulo.run(["goal", "forecast", "japan"] + options)
    #expect(answer.status == status)
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(answer.output == "")
  }

  @Test func `a goal without an end, one without a month, and one that is archived`() async throws {
    try await modulo("goal", "add", "Bike", "--target", "800")
    let bike = try await modulo("goal", "forecast", "bike").output
    #expect(bike == "Bike  #2\n\nNo pace is known before a month is over\n")
    let json = try await modulo("goal", "forecast", "bike", "--json").json()
    #expect(json["required"] is NSNull)
    #expect(json["earliest"] is NSNull)
    try await modulo("goal", "archive", "japan")
    let archived = try await modulo("goal", "forecast", "japan").output
    #expect(archived.contains("Reached in May 2027"))
  }

  @Test func `the details and the chart say it too`() async throws {
    let details = try await modulo("goal", "show", "japan").output
    #expect(details.contains("Needed this month: $272.22, put in: $50\n"))
    #expect(details.contains("Forecast  May 2027\n"))
    let shown = try await modulo("goal", "show", "japan", "--json").json()["forecast"] as? [String: Any]
    let latest = shown?["latest"] as? [String: Any]
    #expect(latest?["month"] as? String == "2027-05")
    let chart = try await modulo("goal", "chart", "japan").output
    #expect(chart.hasSuffix("Forecast: $183.33 a month until May 2027\n"))
    #expect(chart.contains("⢕⢕⢕⢕⢕"))
    let ascii = try await modulo("goal", "chart", "japan", "--ascii").output
    #expect(ascii.contains(":::::"))
    let said = try await modulo("goal", "chart", "japan", "--accessible").output
    #expect(said.hasSuffix("Forecast: $183.33 a month until May 2027\n"))
    let drawn = try await modulo("goal", "chart", "japan", "--json").json()["forecast"] as? [String: Any]
    #expect(drawn?["perMonth"] as? String == "183.33")
  }

  @Test func `a one-off withdrawal is left out, and said`() async throws {
    try await modulo("take", "japan", "300", "--on", "2026-02-20")
    let output = try await modulo("goal", "forecast", "japan").output
    #expect(output.contains("Last 3 months without Feb 2026"))
    #expect(output.contains("$175 a month"))
    #expect(output.contains("A month is left out when it is the only one in which more was taken out than put in."))
  }

  @Test func `the forecast of the past is that of then`() async throws {
    try await modulo("save", "japan", "2400")
    let now = try await modulo("goal", "forecast", "japan").output
    #expect(now.contains("The goal is reached"))
    // The goal and its five contributions.
    let then = try await modulo("goal", "forecast", "japan", "--as-of", "6").output
    #expect(then.contains("Reached in May 2027"))
  }

  @Test func `a link opens it`() async throws {
    let output = try await modulo("open", "modulo://goal/japan/forecast").output
    #expect(output.contains("Reached in May 2027"))
  }

  private func run(_ arguments: [String], on day: String) async throws -> Modulo.Answer {
    let given = ["--now", "\(day)T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]
    return try await modulo.run(arguments, after: given)
  }
}
