import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Observation
import Synchronization
import Testing

/// What every goal provider does.
@MainActor
@Suite struct FinancialGoalProviderTests {
  @Test func `M33 goals are sorted by amount, in descending order`() async throws {
    let provider = try World().goals
    try await provider.fetchAll(on: Samples.today)
    // Equal shares stand newest first, and the goal without an end last, whichever way round.
    for (sort, expected, turned) in [
      (FinancialGoalSort.amount, [4, 3, 1], [1, 3, 4]), (.recent, [4, 3, 1], [1, 3, 4]),
      (.progress, [3, 4, 1], [4, 1, 3]), (.deadline, [1, 4, 3], [4, 1, 3]), (.name, [4, 3, 1], [1, 3, 4]),
    ] {
      let numbers = provider.financialGoals(by: sort, reversed: false, archived: false).map(\.number)
      #expect(numbers == expected, "\(sort)")
      let reversed = provider.financialGoals(by: sort, reversed: true, archived: false).map(\.number)
      #expect(reversed == turned, "\(sort)")
    }
  }

  @Test func `what is equal stands newest first, whichever way round`() async throws {
    var goals = FinancialGoalEntity.samples
    for index in goals.indices {
      goals[index].endDate = index < 2 ? Samples.day(20_261_231) : nil
      goals[index].goalAmountMinor = [100, 100, 50, 200][index]
    }
    // What was stored first makes no difference.
    for listed in [goals, goals.reversed()] {
      let provider = FakeFinancialGoalProvider.fake(on: try MockStorage(goals: listed))
      try await provider.fetchAll(on: Samples.today)
      for (sort, expected, turned) in [
        (FinancialGoalSort.deadline, [2, 1, 4, 3], [2, 1, 4, 3]), (.amount, [4, 2, 1, 3], [3, 2, 1, 4]),
        (.progress, [4, 3, 2, 1], [4, 3, 2, 1]), (.recent, [4, 3, 2, 1], [1, 2, 3, 4]),
      ] {
        let numbers = [false, true].map { reversed in
          provider.financialGoals(by: sort, reversed: reversed, archived: false).map(\.number)
        }
        #expect(numbers == [expected, turned], "\(sort)")
      }
    }
  }

  @Test func `the overview is that of the goals as they are by now`() async throws {
    let provider = try World().goals
    let before = provider.overview(on: Samples.today)
    #expect(before.goalCount == 0)
    try await provider.fetchAll(on: Samples.today)
    let overview = provider.overview(on: Samples.today)
    #expect(overview.goalCount == 3)
    #expect(overview.archivedCount == 1)
    let due = overview.currencies.map(\.total.dueThisMonth)
    #expect(due == [.usd("462.22")])
    try await provider.delete(by: FinancialGoalEntity.japan.id, on: Samples.today)
    let after = provider.overview(on: Samples.today)
    #expect(after.currencies.map(\.total.dueThisMonth) == [.usd(240)])
  }

  @Test func `archived goals are listed by themselves`() async throws {
    let provider = try World().goals
    try await provider.fetchAll(on: Samples.today)
    let archived = provider.financialGoals(by: .recent, reversed: false, archived: true).map(\.number)
    #expect(archived == [2])
  }

  @Test func `an observer of the provider observes the store`() async throws {
    let provider = try World().goals
    let changes = Counter()
    withObservationTracking {
      _ = provider.financialGoals(by: .recent, reversed: false, archived: false)
    } onChange: {
      changes.increment()
    }
    try await provider.fetchAll(on: Samples.today)
    #expect(changes.count == 1)
  }

  @Test(arguments: ["", " ", "#", "#x", "a\u{0}"]) func `M25 text that can name nothing reaches no store`(
    _ text: String
  ) async throws {
    let world = try World()
    await #expect(throws: FinancialGoalError.unreadableReference(text)) {
      try await world.goals.findOne(text, on: Samples.today)
    }
    #expect(world.log.operations == [])
  }
}

/// What every contribution provider does.
@MainActor
@Suite struct ContributionProviderTests {
  @Test func `M32 the most recent contributions come first`() async throws {
    let world = try World()
    let (goals, provider) = (world.goals, world.contributions)
    let japan = try await goals.findOne("japan", on: Samples.today).id
    let goal = try await goals.findOne(.id(japan), on: Samples.today)
    try await provider.fetchAll(of: .id(goal.id), matching: .all, on: Samples.today, page: .first)
    let old = ContributionDraft(
      id: Samples.id(50), goal: goal, amount: .usd(1), type: .add, date: Samples.day(20_260_201))
    _ = try await provider.create(old)
    let numbers = provider.contributions.map(\.number)
    #expect(numbers == [5, 4, 3, 2, 24, 1])
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func increment() { value.withLock { $0 += 1 } }
}

@MainActor
@Suite struct ReadmeTests {
  @Test func `README example`() async throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples)
    let provider: any FinancialGoalProvider = FakeFinancialGoalProvider.fake(on: storage)
    try await provider.fetchAll(on: Samples.today)
    let goals = provider.financialGoals(by: .progress, reversed: false, archived: false)
    #expect(goals.count == 4)
  }
}
