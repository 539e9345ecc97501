import Foundation
import Testing

/// What the program says of itself.
@Suite struct VersionTests {
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `the version is one line`() async throws {
    let answer = try await modulo("--version")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(answer.output.hasPrefix("modulo "))
  }

  @Test func `its details name the build, the engine, the tables and the files`() async throws {
    let answer = try await modulo("--version", "--verbose", "--config", "/etc/chosen.json")
    let lines = answer.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 6)
    let version = try await modulo("--version").output
    #expect(lines[0] + "\n" == version)
    let build = try Regex(#"Build: (debug|release), (Linux|macOS), (x86_64|arm64)"#)
    #expect(try build.wholeMatch(in: lines[1]) != nil)
    let engine = try Regex(#"SQLite: 3\.\d+\.\d+"#)
    #expect(try engine.wholeMatch(in: lines[2]) != nil)
    let tables = try Regex(#"Version of the tables: \d+"#)
    #expect(try tables.wholeMatch(in: lines[3]) != nil)
    #expect(lines[4] == "Data: \(modulo.database.path)")
    #expect(lines[5] == "Settings: /etc/chosen.json")
    let isMade = FileManager.default.fileExists(atPath: modulo.database.path)
    #expect(!isMade)
  }

  @Test func `they speak the language of the flag, the settings, the environment`() async throws {
    let fromEnvironment = try await modulo.spoken(["LC_ALL": "fr_FR.UTF-8"])
    #expect(fromEnvironment.contains("Réglages\u{A0}: "))
    let fromFlag = try await modulo.spoken(["LC_ALL": "en_GB.UTF-8"], "--locale=fr_FR")
    #expect(fromFlag.contains("Réglages"))
    try await modulo("settings", "set", "locale", "fr_FR")
    let fromSettings = try await modulo.spoken(["LC_ALL": "en_GB.UTF-8"])
    #expect(fromSettings.contains("Réglages"))
    let again = try await modulo.spoken(["LC_ALL": "fr_FR.UTF-8"], "--locale", "en_US")
    #expect(again.contains("Settings: "))
  }
}

extension Modulo {
  /// The details of the version, without the region in which the tests take place.
  fileprivate func spoken(_ environment: [String: String], _ arguments: String...) async throws -> String {
    try await run(["--version", "--verbose"] + arguments, environment: environment, after: []).output
  }
}
