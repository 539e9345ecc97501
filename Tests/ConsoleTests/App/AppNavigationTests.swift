import Foundation
import Testing

/// The way from screen to screen of the app and back.
@Suite struct AppNavigationTests {
  private typealias Key = RunningApp.Key

  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `N04 a sheet and a cover of the app leave the pages as they are`() throws {
    let app = try RunningApp(modulo, ["--mock"])
    try app.see(line: "Overview › Welcome to Modulo")
    try app.press("\r2\rj")
    let (page, row) = ("Savings › 🚗 Car", "> #22")
    try app.see(line: "\(page) 2/6")
    try app.press("a")
    try app.see("\(page) › New contribution · 🚗 Car, ")
    #expect(!app.text.contains(row))
    try app.press(Key.escape + "d")
    // A sheet that is as tall as its content leaves the page in view.
    try app.see("This deletes contribution")
    try app.see(line: "\(page) › Delete contribution")
    #expect(app.text.contains(row))
    try app.press("n")
    try app.see(line: "\(page) 2/6")
    try app.press("q")
    try app.see("[Savings]")
  }

  @Test func `N05 a screen of the app that is pushed is no sheet, also from a cover`() throws {
    let app = try RunningApp(modulo, ["--mock"])
    try app.press("U")
    try app.see(line: "Overview › Your first block")
    try app.press("q")
    try app.see("[Overview]")
    try app.press("2\rh")
    try app.see("Nov 2025 – Apr 2026")
    try app.press("q")
    try app.see(line: "Savings › 🚗 Car 1/6")
    try app.press("q")
    try app.see("[Savings]")
  }

  @Test func `N06 the app closes what is presented before it goes a page back`() throws {
    let app = try RunningApp(modulo, ["--mock"])
    try app.press(Key.escape)
    try app.see("[Overview]")
    try app.press("2\ra")
    try app.see("New contribution")
    try app.press(Key.escape)
    try app.miss("New contribution")
    #expect(app.lines[0].hasPrefix("Savings › "))
    try app.press(Key.escape)
    try app.see("[Savings]")
    try app.press(Key.escape + "G")
    try app.see("[Savings]")
  }

  @Test func `N07 the app offers a kept form after the welcome, and after no other screen`() throws {
    let first = try RunningApp(modulo, ["modulo://goal/new"])
    try first.press("Japan")
    try first.see("> Name: ")
    try first.see("Japan")
    first.signal(SIGHUP)
    _ = try first.ended()
    let draft = modulo.database.path + ".form.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: draft))
    let second = try RunningApp(modulo)
    try second.see("Welcome to Modulo")
    #expect(!second.text.contains("Continue now?"))
    try second.press("\r")
    try second.see("Continue now?")
    try second.press("n")
    try second.see("Discard the form?")
    try second.press("n")
    try second.miss("Discard the form?")
    try second.see("[Overview]")
    try data.write(to: URL(fileURLWithPath: draft))
    try second.press("2a")
    try second.see("New goal")
    try second.press(Key.escape)
    try second.see("[Savings]")
    try second.settle()
    #expect(!second.text.contains("Continue now?"))
  }

  @Test func `N08 the settings of the app lead back to the flow before them`() throws {
    let app = try RunningApp(modulo, ["--mock"])
    try app.press("\r")
    for (flow, title) in [("2", "[Savings]"), ("3", "[Net worth]"), ("1", "[Overview]")] {
      try app.press(flow)
      try app.see(title)
      try app.press("5")
      try app.see("[Settings]")
      try app.press(Key.escape)
      try app.see(title)
      try app.press(Key.escape + "?")
      try app.see("Everywhere")
      try app.press("?")
      try app.see(title)
    }
  }

  @Test func `N09 a flow of the app keeps its pages when it appears again`() throws {
    let app = try RunningApp(modulo, ["--mock"])
    try app.press("\r2\r")
    try app.see(line: "Savings › 🚗 Car 1/6")
    try app.press("13")
    try app.see("[Net worth]")
    try app.press("2")
    try app.see(line: "Savings › 🚗 Car 1/6")
    try app.press("2")
    try app.see("[Savings]")
  }
}
