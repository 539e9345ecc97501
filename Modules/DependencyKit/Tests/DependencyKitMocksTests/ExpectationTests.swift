import DependencyKit
import DependencyKitMocks
import Testing

/// The helper that holds an action to its outcome, held to its own.
@MainActor
@Suite struct ExpectationTests {
  private let counter = Counter()

  @Test func `G14 an action changes the state, and its commands are issued once`() async throws {
    try await counter.expect(.add(2), .changes(\.count, to: 2))
    try await counter.expect(
      .fail, .changes(\.failure, to: .nameless), commands: [.tell("name"), .tell("amount")])
    try await counter.expect(.add(1), .changes(\.count, to: 3), .changes(\.failure, to: nil))
    try await counter.expect(.reset, commands: [.ask("Clear it?", then: .clear)])
    try await counter.expect(.clear, .changes(\.count, to: 0), .changes(\.sends, to: 1))
    try await counter.expect(.add(0))
  }

  /// What a test could get wrong about the commands of `fail`, one mistake each.
  @Test(arguments: [
    [Counter.Command.tell("name")],
    [.tell("amount")],
    [],
    [.tell("amount"), .tell("name")],
    [.tell("name"), .tell("amount"), .tell("group")],
    [.tell("name"), .tell("group")],
  ])
  func `G14 an extra, a missing, a reordered and another command fail the test`(
    _ wrong: [Counter.Command]
  ) async throws {
    let differences = try await differences {
      try await counter.expect(.fail, .changes(\.failure, to: .nameless), commands: wrong)
    }
    let found = [#"tell("name")"#, #"tell("amount")"#]
    #expect(differences == ["commands: wanted \(wrong.map { "\($0)" }), found \(found)"])
  }

  @Test func `G14 a change that is missing, too much or another fails the test`() async throws {
    let missing = try await differences { try await counter.expect(.add(1)) }
    #expect(missing == ["state: wanted 0 changed, found [\"count\"]"])
    let other = try await differences { try await counter.expect(.add(1), .changes(\.count, to: 3)) }
    #expect(other == ["wanted 3, found 2"])
    let tooMuch = try await differences {
      try await counter.expect(.add(1), .changes(\.count, to: 3), .changes(\.failure, to: nil))
    }
    #expect(tooMuch == ["wanted nil, found nil unchanged", "state: wanted 2 changed, found [\"count\"]"])
    let hidden = try await differences { try await counter.expect(.clear, .changes(\.count, to: 0)) }
    #expect(hidden == ["state: wanted 1 changed, found [\"count\", \"sends\"]"])
  }

  @Test func `a failed expectation says where, and what differs`() async throws {
    let failure = await #expect(throws: UnexpectedOutcome.self) {
      try await counter.expect(
        .add(1), .changes(\.count, to: 2), commands: [.tell("group")], file: "f", line: 7)
    }
    let text = try #require(failure).description
    #expect(
      text == """
        f:7: add(1) had another outcome
          wanted 2, found 1
          commands: wanted ["tell(\\"group\\")"], found []
        """)
  }

  @Test func `commands of earlier actions are not looked at`() async throws {
    await counter.send(.fail)
    try await counter.expect(.add(1), .changes(\.count, to: 1), .changes(\.failure, to: nil))
  }

  /// What an expectation that fails says was wrong.
  private func differences(_ expectation: @MainActor () async throws -> Void) async throws -> [String] {
    let failure = await #expect(throws: UnexpectedOutcome.self) { try await expectation() }
    return try #require(failure).differences
  }

  @Test func `a shared value is one of the properties`() async throws {
    try await counter.expect(.hide, .changes(\.isHidden, to: true))
    let other = Counter(counter.dependencies)
    #expect(other.isHidden)
    let missing = try await differences { try await other.expect(.hide) }
    #expect(missing == ["state: wanted 0 changed, found [\"isHidden\"]"])
  }
}
