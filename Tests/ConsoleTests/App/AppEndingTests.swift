import Foundation
import Testing

/// However the app ends, the terminal is as it was, and the status is the true one.
@Suite struct AppEndingTests {
  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU,
    SIGXFSZ, SIGVTALRM, SIGPROF,
  ])
  func `a signal ends the app, and the terminal is given back`(_ signal: Int32) throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    app.signal(signal)
    let end = try app.ended()
    #expect(end == RunningApp.End(status: signal, wasKilled: true, isTerminalRestored: true))
  }

  @Test(arguments: [("q", 0, false), ("2\r:q\r", 0, false), ("\u{3}", SIGINT, true), ("2aJapan\u{3}", SIGINT, true)])
  func `a key ends the app, and the terminal is given back`(
    _ keys: String, _ status: Int32, _ wasKilled: Bool
  ) throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r")
    try app.see("Quit")
    try app.press(keys)
    let end = try app.ended()
    #expect(end == RunningApp.End(status: status, wasKilled: wasKilled, isTerminalRestored: true))
    #expect(app.faults == [])
  }

  @Test func `a paste whose end never comes is ended by control-C, or by time`() throws {
    let app = try RunningApp(try Modulo(), ["--mock"])
    try app.press("\r")
    try app.see("Quit")
    try app.press("2a\u{1B}[200~Jap")
    try app.see("Jap")
    try app.press("an")
    try app.see("Japan")
    try app.press("\u{1B}[200~abc\u{3}")
    let end = try app.ended()
    #expect(end == RunningApp.End(status: SIGINT, wasKilled: true, isTerminalRestored: true))
  }

  @Test func `a form that was typed when the terminal hung up is offered at the next start`() throws {
    let modulo = try Modulo()
    let first = try RunningApp(modulo)
    try first.press("\r2aJapan\t\t123")
    try first.see("123")
    first.signal(SIGHUP)
    let end = try first.ended()
    #expect(end == RunningApp.End(status: SIGHUP, wasKilled: true, isTerminalRestored: true))
    let declined = try RunningApp(modulo)
    try declined.see("Continue now?")
    try declined.press("\u{1B}")
    try declined.see("Discard the form?")
    try declined.press("\u{1B}")
    try declined.miss("Discard the form?")
    try declined.press("q")
    _ = try declined.ended()
    let second = try RunningApp(modulo)
    try second.see("Continue now?")
    try second.press("y\u{13}")
    try second.see("$123")
    try second.press("q")
    let last = try second.ended()
    #expect(last == RunningApp.End(status: 0, wasKilled: false, isTerminalRestored: true))
    let third = try RunningApp(modulo)
    try third.see("Quit")
    #expect(!third.text.contains("Continue"))
  }
}
