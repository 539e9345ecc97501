import ModuloCore
import ModuloCoreMocks
import ModuloModels
import Testing

/// The helper that holds an action to its outcome, held to its own.
@MainActor
@Suite struct ExpectationTests {
  private let counter = Counter()
  private let both: [Counter.Command] = [.toast(.nameMandatory), .toast(.amountMandatory)]

  @Test func `G14 action and command`() async throws {
    try await counter.expect(.add(2), changes: ["count": 2])
    try await counter.expect(.fail, changes: ["failure": FinancialGoalError.missingName], commands: both)
    try await counter.expect(.add(1), changes: ["count": 3, "failure": nil])
    try await counter.expect(.reset, commands: [.confirm(.deletion, then: .clear)])
    try await counter.expect(.clear, changes: ["count": 0, "sends": 1])
    try await counter.expect(.add(0))
  }

  /// What a test could get wrong about `fail`, one mistake each.
  @Test(arguments: [
    [ScreenCommand<Counter.Action>.toast(.nameMandatory)],
    [.toast(.amountMandatory)],
    [],
    [.toast(.amountMandatory), .toast(.nameMandatory)],
    [.toast(.nameMandatory), .toast(.amountMandatory), .toast(.goalCreated)],
    [.toast(.nameMandatory), .toast(.goalCreated)],
  ])
  func `G14 an extra, a missing, a reordered and another command fail the test`(
    _ wrong: [ScreenCommand<Counter.Action>]
  ) async throws {
    let failure = await #expect(throws: UnexpectedOutcome.self) {
      try await counter.expect(.fail, changes: ["failure": FinancialGoalError.missingName], commands: wrong)
    }
    let (wanted, found) = try (#require(failure).wanted, #require(failure).found)
    #expect(wanted.changes == found.changes)
    #expect(wanted.commands == wrong.map { "\($0)" })
    #expect(found.commands == both.map { "\($0)" })
  }

  /// An action, what a test says changes, and which of the names are wrong.
  private nonisolated static let wrongChanges: [(Counter.Action, [String: Int?], [String])] = [
    (.add(1), [:], ["count"]),
    (.add(1), ["count": 3], ["count"]),
    (.add(1), ["count": 1, "failure": nil], ["failure"]),
    (.clear, ["count": 0], ["count", "sends"]),
    (.add(0), ["cuont": 0], ["cuont"]),
  ]

  @Test(arguments: wrongChanges)
  func `G14 a change that is missing, too much or another fails the test`(
    _ action: Counter.Action, _ changes: [String: Int?], _ wrong: [String]
  ) async throws {
    let failure = await #expect(throws: UnexpectedOutcome.self) {
      try await counter.expect(action, changes: changes)
    }
    let (wanted, found) = try (#require(failure).wanted.changes, #require(failure).found.changes)
    let different = Set(wanted.keys).union(found.keys).filter { wanted[$0] != found[$0] }.sorted()
    #expect(different == wrong)
  }

  @Test func `a failed expectation says what differs`() async throws {
    let failure = await #expect(throws: UnexpectedOutcome.self) {
      try await counter.expect(.add(1), changes: ["count": 2], commands: [.toast(.goalCreated)], file: "f", line: 7)
    }
    let text = try #require(failure).description
    #expect(
      text == """
        f:7: add(1) had another outcome
          count: wanted 2, found 1
          commands: wanted ["toast(ModuloModels.Toast.goalCreated)"], found []
        """)
  }

  @Test func `commands of earlier actions are not looked at`() async throws {
    await counter.send(.fail)
    try await counter.expect(.add(1), changes: ["count": 1, "failure": nil])
  }
}
