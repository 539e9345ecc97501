import Foundation
import Testing

/// Answers that are longer than the screen.
@Suite struct PagerTests {
  private let modulo: Modulo
  /// A pager that notes what it is given.
  private let pager: [String: String]

  init() throws {
    modulo = try Modulo()
    pager = ["PAGER": "cat > '\(modulo.folder.path)/paged'", "TERM": "xterm"]
  }

  @Test func `a long answer goes to the pager, with its colours`() throws {
    let screen = try atTerminal(rows: 10, "goal", "show", "1", "--mock")
    #expect(screen == "")
    let paged = try #require(paged)
    #expect(paged.contains("Japan trip"))
    #expect(paged.contains("\u{1B}["))
  }

  @Test func `what fits on the screen is just written`() throws {
    let screen = try atTerminal(rows: 10, "goal", "list", "--mock")
    #expect(screen.contains("Japan trip"))
    #expect(paged == nil)
  }

  @Test(arguments: [["--no-pager"], ["--json"]]) func `the pager can be left out`(_ option: [String]) throws {
    let screen = try atTerminal(rows: 3, arguments: ["goal", "show", "1", "--mock"] + option)
    #expect(screen.contains("Japan trip"))
    #expect(paged == nil)
  }

  @Test func `without the pager the answer is written`() throws {
    let screen = try atTerminal(rows: 3, "goal", "list", "--mock", pager: ["PAGER": "nowhere-to-be-found"])
    #expect(screen.contains("Japan trip"))
    #expect(!screen.contains("not found"))
  }

  @Test func `into a pipe nothing is paged`() async throws {
    let list = try await modulo("goal", "show", "1", "--mock", environment: pager).output
    #expect(list.contains("Japan trip"))
    #expect(paged == nil)
  }

  @Test func `leaving the pager early ends quietly`() throws {
    let screen = try atTerminal(rows: 3, "goal", "show", "1", "--mock", pager: ["PAGER": "true"])
    #expect(screen == "")
  }

  private var paged: String? {
    FileManager.default.contents(atPath: modulo.folder.path + "/paged").map { String(decoding: $0, as: UTF8.self) }
  }

  private func atTerminal(
    rows: UInt16, _ arguments: String..., pager other: [String: String]? = nil
  ) throws -> String {
    try atTerminal(rows: rows, arguments: arguments, pager: other)
  }

  /// Runs a command with everything at a terminal, and returns what stands there at the end.
  private func atTerminal(
    rows: UInt16, arguments: [String], pager other: [String: String]? = nil
  ) throws -> String {
    let terminal = try PseudoTerminal(rows: rows)
    let process = try modulo.process(arguments, pager.merging(other ?? [:]) { $1 })
    process.standardInput = terminal.device
    process.standardOutput = terminal.device
    process.standardError = terminal.device
    let end = try process.start()
    end.wait()
    #expect(process.terminationStatus == 0)
    return terminal.text()
  }
}
