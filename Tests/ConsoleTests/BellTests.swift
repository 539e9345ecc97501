import Foundation
import Testing

/// A mistake is felt on a terminal, in the style that is chosen.
@Suite struct BellTests {
  private static let bell = "\u{7}"
  private let modulo: Modulo

  init() throws { modulo = try Modulo() }

  @Test func `a mistake rings once, after its message`() throws {
    let refused = try modulo.answering("", "goal", "add", "Japan trip", "--target", "0")
    #expect(refused.status == 1)
    #expect(refused.output.isEmpty)
    let rings = refused.terminal.filter { String($0) == Self.bell }.count
    #expect(rings == 1)
  }

  @Test func `what goes right is silent`() throws {
    let added = try modulo.answering("", "goal", "add", "Japan trip", "--target", "5")
    #expect(added.status == 0)
    #expect(!added.terminal.contains(Self.bell))
  }

  @Test func `a no was meant`() async throws {
    try await modulo("goal", "add", "Japan trip", "--target", "5")
    let declined = try modulo.answering("n\n", "goal", "delete", "japan")
    #expect(declined.status == 1)
    #expect(!declined.terminal.contains(Self.bell))
  }

  @Test func `the setting turns it off`() async throws {
    try await modulo("settings", "set", "feedback", "false")
    let refused = try modulo.answering("", "goal", "add", "Japan trip", "--target", "0")
    #expect(refused.status == 1)
    #expect(!refused.terminal.contains(Self.bell))
  }

  @Test func `D40 another style is a flash of the screen, once`() async throws {
    try await modulo("settings", "set", "feedback", "flash")
    let refused = try modulo.answering("", "goal", "add", "Japan trip", "--target", "0")
    #expect(!refused.terminal.contains(Self.bell))
    let parts = ["\u{1B}[?5h", "\u{1B}[?5l"].map { refused.terminal.ranges(of: $0).count }
    #expect(parts == [1, 1])
  }

  @Test func `a script and a pipe hear nothing`() async throws {
    let script = try modulo.answering("", "goal", "add", "Japan trip", "--target", "0", "--json")
    #expect(script.status == 1)
    #expect(!script.terminal.contains(Self.bell))
    let pipe = try await modulo("goal", "add", "Japan trip", "--target", "0")
    #expect(pipe.status == 1)
    #expect(!pipe.error.contains(Self.bell))
  }
}
