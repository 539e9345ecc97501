import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloRepositories
import ModuloUtilities
import PersistenceKit
import Testing

/// What the store expects of links between goals and accounts, on every storage.
@Suite(.temporaryFolder) struct FundingRepositoryTests {
  private let japan = FinancialGoalEntity.japan
  private let car = FinancialGoalEntity.car
  private let savings = FinancialAccountEntity.savings
  private let wallet = FinancialAccountEntity.wallet

  @Test(arguments: FundingSubject.all) func `what is saved is set aside where the goal is tied to`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.save(200, to: japan, id: 2)
    let link = try await world.link(japan, savings, id: 3)
    let figures = try await world.figures(of: savings)
    #expect(link.setAside.minorUnits == 200)
    #expect(link.priority == 1)
    #expect(figures == [200, 0, 300])
  }

  @Test(arguments: FundingSubject.all) func `a second call edits the link, and only what is given`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    let first = try await world.link(japan, savings, upTo: 50, priority: 4, id: 2)
    let second = try await world.link(japan, savings, priority: 7, id: 3)
    let third = try await world.fundings.save(
      FundingEdit(id: Samples.id(4), goalID: japan.id, accountID: savings.id, limit: .minorUnits(nil)),
      allowingShort: false
    ).toDomain()
    #expect(second.id == first.id)
    #expect(second.limit?.minorUnits == 50)
    #expect(second.priority == 7)
    #expect(third.limit == nil)
    #expect(third.priority == 7)
  }

  @Test(arguments: FundingSubject.all) func `without a priority a link comes after the others of the account`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.link(japan, savings, priority: 5, id: 1)
    let next = try await world.link(car, savings, id: 2)
    let other = try await world.link(car, wallet, id: 3)
    try await world.link(japan, savings, priority: 9_999, id: 4)
    let last = try await world.link(.laptop, savings, id: 5)
    #expect(next.priority == 6)
    #expect(other.priority == 1)
    #expect(last.priority == 9_999)
  }

  @Test(arguments: FundingSubject.all) func `a contribution beyond the balance is refused, unless told`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.link(japan, savings, id: 2)
    try await world.save(500, to: japan, id: 3)
    let expected = shortage(balance: 500, claimed: 501)
    await #expect(throws: expected) { try await world.save(1, to: japan, id: 4) }
    let kept = try await world.goals.fetchOne(by: japan.id, on: Samples.today)
    #expect(kept?.totals.netMinor == 500)
    try await world.save(1, to: japan, id: 4, allowingShort: true)
    let figures = try await world.figures(of: savings)
    #expect(figures == [500, 1, 0])
    // What takes money out is no more short than it was.
    try await world.save(-1, to: japan, id: 5)
  }

  @Test(arguments: FundingSubject.all) func `an edit and a move are refused where they leave more short`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.link(japan, savings, id: 2)
    var row = try await world.save(400, to: japan, id: 3)
    try await world.save(300, to: car, id: 4)
    row.amountMinor = 501
    let raised = row
    await #expect(throws: shortage(balance: 500, claimed: 501)) {
      try await world.contributions.update(raised, keepingTotalAtLeast: nil)
    }
    await #expect(throws: shortage(balance: 500, claimed: 600)) { _ = try await move(200, in: world) }
    _ = try await move(100, in: world)
    let figures = try await world.figures(of: savings)
    #expect(figures == [500, 0, 0])
  }

  @Test(arguments: FundingSubject.all) func `a move between goals of one account changes nothing of it`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.save(200, to: japan, id: 2)
    try await world.save(300, to: car, id: 3)
    try await world.link(japan, savings, id: 4)
    try await world.link(car, savings, id: 5)
    // Also where it is short already.
    try await world.set(450, of: savings, id: 6)
    let before = try await world.figures(of: savings)
    _ = try await move(150, in: world)
    let after = try await world.figures(of: savings)
    let balance = try await world.accounts.fetchOne(by: savings.id, on: Samples.today)?.latest?.balanceMinor
    #expect(before == [450, 50, 0])
    #expect(after == before)
    #expect(balance == 450)
  }

  @Test(arguments: FundingSubject.all) func `what is due is entered up to the balance`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(100, of: savings, id: 1)
    try await world.link(japan, savings, id: 2)
    var plan = RecurringPlanEntity.japanMonthly
    plan.amountMinor = 60
    plan.end = nil
    _ = try await world.plans.insert(plan)
    // Two of the three days that are due are more than is there.
    await #expect(throws: shortage(balance: 100, claimed: 180)) {
      _ = try await world.plans.enter(.all, on: Samples.today, allowingShort: false) { UUID() }
    }
    let entered = try await world.plans.enter(.all, on: Samples.today, allowingShort: true) { UUID() }
    let figures = try await world.figures(of: savings)
    #expect(entered.count == 3)
    #expect(figures == [100, 80, 0])
  }

  @Test(arguments: FundingSubject.all) func `a balance that falls is no error, and the lower priority is short`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.save(300, to: japan, id: 2)
    try await world.save(200, to: car, id: 3)
    try await world.link(japan, savings, priority: 2, id: 4)
    try await world.link(car, savings, priority: 1, id: 5)
    try await world.set(350, of: savings, id: 6)
    let summary = try await world.summary()
    let served = summary.fundings.map { $0.goal.name }
    let short = summary.fundings.map(\.short.minorUnits)
    #expect(served == [car.name, japan.name])
    #expect(short == [0, 150])
  }

  @Test(arguments: FundingSubject.all) func `a link that leaves the account short is refused, unless told`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.save(200, to: japan, id: 1)
    await #expect(throws: shortage(balance: 0, claimed: 200)) { try await world.link(japan, savings, id: 2) }
    let none = try await world.summary()
    #expect(none.fundings.isEmpty)
    try await world.link(japan, savings, upTo: 0 + 200, id: 2, allowingShort: true)
    let figures = try await world.figures(of: savings)
    #expect(figures == [0, 200, 0])
  }

  private func move(_ minor: Int64, in world: FundingWorld) async throws -> ContributionMoveEntity {
    let withdrawal = ContributionEntity(
      id: Samples.id(901), goalID: car.id, amountMinor: minor, type: "remove", date: Samples.today)
    let addition = ContributionEntity(
      id: Samples.id(902), goalID: japan.id, amountMinor: minor, type: "add", date: Samples.today)
    return try await world.contributions.move(
      ContributionMoveEntity(withdrawal: withdrawal, addition: addition), keepingTotalAtLeast: nil)
  }

  private func shortage(balance: Int64, claimed: Int64) -> RepositoryError {
    let dollar = Samples.currency("USD")
    let (holds, claims) = (Money(minorUnits: balance, in: dollar), Money(minorUnits: claimed, in: dollar))
    return .forbidden(.funding(.short(FundingShortage(account: "Rainy day", balance: holds, claimed: claims))))
  }
}

extension FundingRepositoryTests {
  @Test(arguments: FundingSubject.all) func `an archived goal sets nothing aside until it is back`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.save(200, to: japan, id: 2)
    try await world.link(japan, savings, id: 3)
    try await world.goals.setArchived(true, matching: .id(japan.id), on: Samples.today)
    let archived = try await world.figures(of: savings)
    let isQuiet = try await world.summary().fundings.map(\.isQuiet)
    await #expect(throws: RepositoryError.forbidden(.funding(.archivedGoal("🗾 Japan trip")))) {
      try await world.link(japan, wallet, id: 4)
    }
    try await world.goals.setArchived(false, matching: .id(japan.id), on: Samples.today)
    let back = try await world.figures(of: savings)
    #expect(archived == [0, 0, 500])
    #expect(isQuiet == [true])
    #expect(back == [200, 0, 300])
  }

  @Test(arguments: FundingSubject.all) func `a debt and another currency are refused`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    await #expect(throws: RepositoryError.forbidden(.funding(.debt(account: "Chase")))) {
      try await world.link(japan, .card, id: 1)
    }
    let euros = FinancialAccountEntity(
      id: Samples.id(2), provider: "N26", type: FinancialAccountType.currentAccount.rawValue, currency: "EUR")
    _ = try await world.accounts.insert(euros, opening: nil)
    let expected = FundingRule.differentCurrencies(goal: Samples.currency("USD"), account: Samples.currency("EUR"))
    await #expect(throws: RepositoryError.forbidden(.funding(expected))) { try await world.link(japan, euros, id: 3) }
  }

  @Test(arguments: FundingSubject.all) func `an account that becomes a debt sets nothing aside`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.save(200, to: japan, id: 1)
    try await world.link(japan, wallet, id: 2, allowingShort: true)
    var loan = wallet
    loan.type = FinancialAccountType.loan.rawValue
    _ = try await world.accounts.update(loan, since: nil, on: Samples.today)
    let summary = try await world.summary()
    #expect(summary.fundings.map(\.isQuiet) == [true])
    #expect(summary.fundings.map(\.short.minorUnits) == [0])
  }

  @Test(arguments: FundingSubject.all) func `a link is removed alone, or with the others of its goal`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    for (account, id) in [(savings, 1), (wallet, 2)] { try await world.link(japan, account, id: id) }
    try await world.link(car, savings, id: 3)
    let one = try await world.fundings.delete(of: .id(japan.id), from: .id(savings.id))
    #expect(try one.map { try $0.toDomain().account.name } == ["Rainy day"])
    await #expect(
      throws: RepositoryError.forbidden(.funding(.notFunded(goal: "🗾 Japan trip", account: "Rainy day")))
    ) {
      try await world.fundings.delete(of: .id(japan.id), from: .id(savings.id))
    }
    let rest = try await world.fundings.delete(of: .id(japan.id), from: nil)
    #expect(rest.count == 1)
    await #expect(throws: RepositoryError.forbidden(.funding(.notFunded(goal: "🗾 Japan trip", account: nil)))) {
      try await world.fundings.delete(of: .id(japan.id), from: nil)
    }
    let left = try await world.summary().fundings.map(\.goal.name)
    #expect(left == [car.name])
  }

  @Test(arguments: FundingSubject.all) func `goals, accounts and the portfolio tell their links`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.set(500, of: savings, id: 1)
    try await world.save(200, to: japan, id: 2)
    try await world.link(japan, savings, id: 3)
    let goal = try await world.goals.fetchDeletion(matching: .id(japan.id), on: Samples.today)
    let account = try await world.accounts.fetchDeletion(matching: .id(savings.id), on: Samples.today)
    let details = try await world.goals.fetchDetailed(matching: .id(japan.id), on: Samples.today, page: .first)
    let other = try await world.goals.fetchDetailed(matching: .id(car.id), on: Samples.today, page: .first)
    let funder = try await world.accounts.fetchDetailed(matching: .id(savings.id), on: Samples.today, page: .first)
    let portfolio = try await world.portfolio.fetchPortfolio(on: Samples.today, in: "USD")
    #expect(goal.fundingCount == 1)
    #expect(account.fundingCount == 1)
    #expect(try details.toDetailed().fundings.map(\.account.name) == ["Rainy day"])
    #expect(try other.toDetailed().fundings.isEmpty)
    #expect(try funder.toDetailed().funding.unallocated.minorUnits == 300)
    #expect(try portfolio.fundings.toDomain().accounts.map(\.setAside.minorUnits) == [200])
  }

  @Test(arguments: FundingSubject.all) func `a reference that names nothing says which it is`(
    _ subject: FundingSubject
  ) async throws {
    let world = try await subject.make()
    let (nowhere, today) = (NamedReference.id(Samples.unknownID), Samples.today)
    await #expect(throws: RepositoryError.notFound) {
      _ = try await world.fundings.fetchChoices(of: nowhere, account: nil, on: today)
    }
    await #expect(throws: RepositoryError.owner(.notFound)) {
      _ = try await world.fundings.fetchChoices(of: .id(japan.id), account: nowhere, on: today)
    }
    await #expect(throws: RepositoryError.owner(.notFound)) {
      try await world.fundings.delete(of: .id(japan.id), from: nowhere)
    }
    let choices = try await world.fundings.fetchChoices(of: .id(japan.id), account: .id(wallet.id), on: today)
      .toDomain()
    #expect(choices.account?.name == "Wallet")
    #expect(choices.accounts.map(\.isDebt) == [false, false, false])
  }
}
