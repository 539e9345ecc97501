import Foundation
import TerminalKitMocks
import Testing

/// The full-screen app, driven through a terminal.
@Suite struct AppTests {
  @Test func `a goal is added, opened, edited and deleted by keys`() throws {
    let app = try RunningApp(try Modulo())
    try app.press("\r2")
    try app.see("No goals yet")
    try app.press("a")
    try app.see("New goal")
    try app.press("Japan\t\t3000\u{13}")
    try app.see("Japan")
    try app.see("$3,000")
    try app.press("\r")
    try app.see("Savings › ")
    try app.press("a05.25\u{13}")
    try app.see("$5.25")
    try app.press("qd")
    try app.see("This deletes goal")
    try app.press("n")
    try app.miss("This deletes goal")
    try app.press("dy")
    try app.see("No goals yet")
    try app.press("q")
    let end = try app.ended()
    #expect(end == RunningApp.End(status: 0, wasKilled: false, isTerminalRestored: true))
    #expect(app.faults == [])
  }

  @Test func `of main screens that lead to each other, the path has the last one alone`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r4YCSB")
    try app.see("Time › Blocks ")
    try app.press("YS")
    try app.see("Time › Sums ")
    try app.press("T")
    try app.see("[Time]")
    try app.press("1tB")
    try app.see("Overview › Blocks ")
    try app.press("q")
    try app.see("[Overview]")
  }
}
