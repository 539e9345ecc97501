import DependencyKit
import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What view models take from the dependencies.
@Suite struct PresentationTests {
  @Test func `the day is that of the time zone`() throws {
    var values = DependencyValues()
    values.date = .constant(Date(timeIntervalSince1970: 1_775_995_200 + 11 * 3600 + 1800))
    values.timeZone = .gmt
    #expect(values.today == Samples.today)
    values.timeZone = try #require(TimeZone(identifier: "Europe/Paris"))
    #expect(values.today == Samples.day(20_260_413))
  }

  @Test func `the language is that of the locale`() {
    var values = DependencyValues()
    values.locale = Locale(identifier: "fr_CA")
    values.timeZone = .gmt
    #expect(values.format.language == .french)
  }

  @Test @MainActor func `what was attempted keeps its failure until it is done`() async throws {
    let counter = Counter()
    try await counter.expect(.attempt(.rule(.missingName)), .changes(\.failure, to: .rule(.missingName)))
    try await counter.expect(.attempt(.rule(.missingName)))
    try await counter.expect(.attempt(.rule(.missingAmount)), .changes(\.failure, to: .rule(.missingAmount)))
    #expect(counter.failureText == FinancialGoalError.rule(.missingAmount).text(counter.format))
    try await counter.expect(.attempt(nil), .changes(\.count, to: 1), .changes(\.failure, to: nil))
    #expect(counter.failureText == nil)
  }

  @Test(arguments: [(true, 0), (false, 4)]) @MainActor
  func `a host answers with the action that came with the question`(_ isConfirmed: Bool, _ count: Int) async {
    let counter = Counter()
    await counter.send(.add(3))
    await counter.send(.reset)
    for case .confirm(_, let yes, let no) in counter.commands.take() {
      if let action = isConfirmed ? yes : no { await counter.send(action) }
    }
    #expect(counter.count == count)
  }
}
