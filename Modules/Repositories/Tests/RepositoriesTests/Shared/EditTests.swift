import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloRepositories
import Testing

/// An edit changes the columns in which it differs from the row that it was made of.
@Suite(.temporaryFolder) struct EditTests {
  @Test(arguments: Subject.all) func `edits of different columns of a goal keep each other's`(
    _ subject: Subject
  ) async throws {
    let goals = try await subject.filled().goals
    let shown = try await goals.fetchOne(matching: .id(FinancialGoalEntity.japan.id), on: Samples.today).goal
    var (named, raised, dated) = (shown, shown, shown)
    (named.name, named.emoji) = ("Kyoto", "")
    raised.goalAmountMinor += 1
    (dated.startDate, dated.endDate) = (Samples.day(20_260_101), Samples.day(20_291_231))
    for edit in [named, raised, dated] { try await goals.update(edit, since: shown, on: Samples.today) }
    let stored = try await goals.fetchOne(matching: .id(shown.id), on: Samples.today).goal
    var expected = dated
    (expected.name, expected.emoji, expected.goalAmountMinor) = (named.name, named.emoji, raised.goalAmountMinor)
    #expect(stored == expected)
  }

  @Test(arguments: Subject.all) func `a goal can't end before a start that another edit has moved`(
    _ subject: Subject
  ) async throws {
    let goals = try await subject.filled().goals
    let shown = try await goals.fetchOne(matching: .id(FinancialGoalEntity.japan.id), on: Samples.today).goal
    var (late, early) = (shown, shown)
    (late.startDate, late.endDate) = (Samples.day(20_260_601), nil)
    early.endDate = Samples.day(20_260_531)
    try await goals.update(late, since: shown, on: Samples.today)
    await #expect(throws: RepositoryError.forbidden(.endBeforeStart)) {
      try await goals.update(early, since: shown, on: Samples.today)
    }
    let stored = try await goals.fetchOne(matching: .id(shown.id), on: Samples.today).goal
    #expect(stored == late)
  }

  @Test(arguments: Subject.all) func `edits of different columns of a contribution keep each other's`(
    _ subject: Subject
  ) async throws {
    let (goals, contributions) = try await subject.filled()
    let shown = try #require(try await contributions.fetchOne(by: ContributionEntity.japanFirstDeposit.id))
    var (named, lowered, dated) = (shown, shown, shown)
    named.name = "Gift"
    lowered.amountMinor -= 1
    dated.date = Samples.day(20_260_101)
    for edit in [named, lowered, dated] {
      try await contributions.update(
        edit, since: shown, keepingTotalAtLeast: 0, allowingShort: false, on: Samples.today)
    }
    let stored = try await contributions.fetchOne(by: shown.id)
    var expected = dated
    (expected.name, expected.amountMinor) = (named.name, lowered.amountMinor)
    #expect(stored == expected)
    let total = try await goals.fetchOne(matching: .id(shown.goalID), on: Samples.today).totals.netMinor
    #expect(total == 599_99)
  }

  /// Each edit alone would leave enough.
  @Test(arguments: Subject.all) func `a total is kept after both of two edits`(_ subject: Subject) async throws {
    let contributions = try await subject.filled().contributions
    let shown = try #require(try await contributions.fetchOne(by: ContributionEntity.japanFirstDeposit.id))
    let rest = 600_00 - shown.amountMinor
    var (turned, raised) = (shown, shown)
    turned.type = "remove"
    raised.amountMinor = rest + 1
    try await contributions.update(
      raised, since: shown, keepingTotalAtLeast: 0, allowingShort: false, on: Samples.today)
    await #expect(throws: RepositoryError.belowMinimum(totalMinor: 2 * rest + 1)) {
      try await contributions.update(
        turned, since: shown, keepingTotalAtLeast: 0, allowingShort: false, on: Samples.today)
    }
  }

  @Test(arguments: AccountSubject.all) func `edits of different columns of an account keep each other's`(
    _ subject: AccountSubject
  ) async throws {
    let accounts = try await subject.filled().accounts
    let shown = try await accounts.fetchOne(matching: .id(FinancialAccountEntity.savings.id), on: Samples.today).account
    var (provided, named, typed) = (shown, shown, shown)
    provided.provider = "Other Bank"
    named.ownName = "Reserve"
    typed.type = "cash"
    for edit in [provided, named, typed] { try await accounts.update(edit, since: shown, on: Samples.today) }
    let stored = try await accounts.fetchOne(matching: .id(shown.id), on: Samples.today).account
    var expected = typed
    (expected.provider, expected.ownName) = (provided.provider, named.ownName)
    #expect(stored == expected)
  }

  @Test(arguments: AccountSubject.all) func `edits of different columns of a balance keep each other's`(
    _ subject: AccountSubject
  ) async throws {
    let world = try await subject.filled()
    let shown = try #require(try await world.updates.fetchOne(by: BalanceUpdateEntity.savingsLatest.id))
    var (noted, raised, dated) = (shown, shown, shown)
    noted.note = "counted"
    raised.balanceMinor += 1
    dated.date = Samples.day(20_260_403)
    for edit in [noted, raised, dated] { try await world.updates.update(edit, since: shown, on: Samples.today) }
    let stored = try #require(try await world.updates.fetchOne(by: shown.id))
    var expected = dated
    (expected.note, expected.balanceMinor, expected.changeMinor) =
      (noted.note, raised.balanceMinor, shown.changeMinor + 1)
    #expect(stored == expected)
  }
}
