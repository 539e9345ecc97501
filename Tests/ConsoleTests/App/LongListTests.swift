import Foundation
import Testing

/// Lists that are too long to be read as a whole: what is in view is read, and found again.
@Suite struct LongListTests {
  /// A goal with so many contributions of one euro, one a day from 2020 on.
  private func goal(of count: Int) async throws -> Modulo {
    let modulo = try Modulo()
    try await modulo("goal", "add", "Japan", "--target", "3000", "--currency", "EUR")
    try await modulo("contribution", "import", "1", try file(count, from: "2020-01-01", in: modulo))
    return modulo
  }

  private func file(_ count: Int, from first: String, in modulo: Modulo) throws -> String {
    let url = modulo.folder.appendingPathComponent("\(first).csv")
    let start = try Date(first, strategy: .iso8601.year().month().day())
    let rows = (0..<count).map { day in
      start.addingTimeInterval(86_400 * Double(day)).formatted(.iso8601.year().month().day()) + ",1"
    }
    try Data((["date,amount"] + rows).joined(separator: "\n").utf8).write(to: url)
    return url.path
  }

  @Test func `keys lead along the whole list, to both ends and back`() async throws {
    let app = try RunningApp(try await goal(of: 1_000), ["modulo://goal/1"])
    try app.press("l")
    try app.see("1/1000")
    try app.press(String(repeating: "\u{1B}[6~", count: 30))
    try app.see("601/1000")
    #expect(app.text.contains("> #400"))
    try app.press("G")
    try app.see("1000/1000")
    #expect(app.text.contains(">  #1"))
    try app.press(String(repeating: "\u{1B}[5~", count: 30))
    try app.see("400/1000")
    #expect(app.text.contains("> #601"))
    try app.press("g")
    try app.see("1/1000")
    #expect(app.text.contains("> #1000"))
    #expect(app.faults == [])
  }

  @Test func `the selected row stays selected, and in view, when another process adds more than is read above it`()
    async throws
  {
    let modulo = try await goal(of: 1_000)
    let app = try RunningApp(modulo, ["modulo://goal/1"])
    try app.press("lGkk")
    try app.see("998/1000")
    let line = try #require(app.lines.firstIndex { $0.contains(">  #3") })
    _ = try modulo.spawn(["contribution", "import", "1", try file(200, from: "2024-01-01", in: modulo)])
    try app.see("1198/1200")
    #expect(app.lines.firstIndex { $0.contains(">  #3") } == line)
  }

  @Test func `the row before it is selected when another process deletes the selected one`() async throws {
    let modulo = try await goal(of: 300)
    let app = try RunningApp(modulo, ["modulo://goal/1"])
    try app.press("lGkk")
    try app.see("298/300")
    _ = try modulo.spawn(["contribution", "delete", "3", "--yes"])
    try app.see("297/299")
    #expect(app.text.contains(">  #4"))
  }

  @Test func `a search finds what isn't read yet, from the selected row on and then from the first one`() async throws {
    let app = try RunningApp(try await goal(of: 3_000), ["modulo://goal/1"])
    try app.press("l")
    try app.see("1/3000")
    try app.press("/ 2/29/2024\r")
    try app.see("> #1521")
    #expect(app.text.contains("1480/3000"))
    try app.press("/12/31/2027\r")
    try app.see("> #2922")
    try app.press("/3/4/2031\r")
    try app.see("Not found: 3/4/2031")
    #expect(app.text.contains("> #2922"))
  }
}
