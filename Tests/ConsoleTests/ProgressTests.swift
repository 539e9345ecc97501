import Foundation
import Testing

/// The progress of an import, on a terminal only.
@Suite struct ProgressTests {
  private let modulo: Modulo

  init() async throws {
    modulo = try Modulo()
    try await modulo("goal", "add", "Japan trip", "--target", "3000")
  }

  @Test func `on a terminal a line says how many rows were read, and is gone at the end`() async throws {
    let drawn = try await drawn(
      ["contribution", "import", "japan", "-"], ["TERM": "xterm"], until: "\r2,000 rows read …\u{1B}[K")
    #expect(drawn.hasSuffix("\r\u{1B}[K"))
    #expect(!drawn.contains("\n"))
  }

  @Test(arguments: [
    (["--json"], ["TERM": "xterm"]), ([], ["TERM": "dumb"]),
  ])
  func `a script and a terminal that can't erase are told nothing`(
    options: [String], environment: [String: String]
  ) async throws {
    let drawn = try await drawn(["contribution", "import", "japan", "-"] + options, environment)
    #expect(drawn.isEmpty)
  }

  @Test func `nor is a pipe`() async throws {
    let rows = "date,amount\n" + (1...2_000).map { "2026-04-01,\($0)\n" }.joined()
    let answer = try modulo.spawn(
      ["contribution", "import", "japan", "-"], environment: ["TERM": "xterm"], input: Data(rows.utf8))
    #expect(answer.error.isEmpty)
    #expect(answer.status == 0)
  }

  /// What standard error shows while rows come slowly: they end when a text was drawn, or when one had its time.
  private func drawn(
    _ arguments: [String], _ environment: [String: String], until expected: String? = nil
  ) async throws -> String {
    let terminal = try PseudoTerminal()
    let process = try modulo.process(arguments, environment)
    let source = Pipe()
    process.standardInput = source
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.device
    let end = try process.start()
    let rows = "date,amount\n" + (1...2_500).map { "2026-04-01,\($0)\n" }.joined()
    try source.fileHandleForWriting.write(contentsOf: Data(rows.utf8))
    try await modulo.waitUntilOpen()
    var drawn = ""
    if let expected { drawn = try terminal.wait(for: expected) } else { try await Task.sleep(for: .seconds(1.5)) }
    try source.fileHandleForWriting.close()
    end.wait()
    let status = process.terminationStatus
    #expect(status == 0)
    return drawn + terminal.text()
  }
}
