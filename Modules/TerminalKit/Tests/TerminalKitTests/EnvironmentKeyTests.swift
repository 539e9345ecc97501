import TerminalKit
import Testing

/// Values that a user of the Kit adds to the environment.
@Suite struct EnvironmentKeyTests {
  private enum Depth: EnvironmentKey { static let defaultValue = 0 }
  private enum Name: EnvironmentKey { static let defaultValue: String? = "none" }

  @Test func `a key without a value has its default`() {
    let environment = EnvironmentValues()
    #expect(environment[Depth.self] == 0)
    #expect(environment[Name.self] == "none")
  }

  @Test func `a key that was set has its value, in this environment and its copies alone`() {
    var environment = EnvironmentValues()
    let before = environment
    environment[Depth.self] = 3
    environment[Name.self] = nil
    let copy = environment
    #expect(copy[Depth.self] == 3)
    #expect(copy[Name.self] == nil)
    #expect(before[Depth.self] == 0)
  }
}
