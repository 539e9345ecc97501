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

  @Test func `a click and a search select the row they meet, also after a heading`() throws {
    let app = try RunningApp(try Modulo(), ["--mock", "--mouse"])
    try app.press("\r4B")
    try app.see("> #1")
    let line = try #require(app.lines.firstIndex { $0.contains("#2  ") && $0.contains("Running") })
    try app.press("\u{1B}[<0;5;\(line + 1)M")
    try app.see("> #2")
    try app.press("/Read\r")
    try app.see("> #3")
    try app.press("/Sport\r")
    try app.settle()
    #expect(app.text.contains("> #3"))
    try app.press("C")
    try app.see(">[12]")
    let week = try #require(app.lines.firstIndex { $0.contains(">[12]") })
    let column = try #require(app.lines[week].firstRange(of: "15")).lowerBound
    let distance = app.lines[week].distance(from: app.lines[week].startIndex, to: column)
    try app.press("\u{1B}[<0;\(distance + 1);\(week + 2)M")
    try app.see(">15")
  }

  @Test func `of main screens that lead to each other, the path has the last one alone`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r4YCSB")
    try app.see("Time › Blocks ")
    try app.press("YS")
    try app.see("Time › Totals ")
    try app.press("T")
    try app.see("[Time]")
    try app.press("1tB")
    try app.see("Overview › Blocks ")
    try app.press("q")
    try app.see("[Overview]")
  }

  @Test func `an amount is the one that was typed or pasted, with the marks of the language`() throws {
    let app = try RunningApp(try Modulo())
    try app.press("\r2aJapan\t\t1,000\u{13}")
    try app.see("$1,000")
    try app.press("e\t\t\u{15}")
    try app.press("\u{1B}[200~1,234.56\n\u{1B}[201~")
    try app.press("\u{13}")
    try app.see("$1,234.56")
    try app.press("e\t\t")
    try app.press("\u{1B}[200~1,23,4.5.6\u{1B}[201~")
    try app.press("\u{13}")
    try app.see("isn't an amount")
    try app.press("\u{15}70\u{13}")
    try app.see("$70")
    try app.press("q")
    _ = try app.ended()
  }
}
