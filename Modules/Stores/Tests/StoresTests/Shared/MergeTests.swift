import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import Observation
import Synchronization
import Testing

/// What a list becomes when it is read again after others have written.
@MainActor
@Suite struct MergeTests {
  private let goals: any FinancialGoalStore
  /// The same rows for another process.
  private let others: any FinancialGoalStore

  init() throws {
    let storage = try MockStorage()
    goals = FakeFinancialGoalStore.fake(on: storage)
    others = FakeFinancialGoalStore.fake(on: storage)
  }

  private func draft(_ number: Int, _ name: String) -> FinancialGoalDraft {
    FinancialGoalDraft(
      id: Samples.id(number), name: name, emoji: "", goalAmount: .usd(100), startDate: Samples.today)
  }

  @Test func `M34 fresh rows are merged into the list`() async throws {
    for (number, name) in zip(1..., ["A", "B", "C"]) {
      _ = try await others.create(draft(number, name), on: Samples.today)
    }
    try await goals.fetchAll(on: Samples.today)
    // Whatever order they were read in, what stays keeps its place.
    let names = goals.rows.map(\.name)
    #expect(names.sorted() == ["A", "B", "C"])
    try await others.delete(by: Samples.id(1), on: Samples.today)
    _ = try await others.update(draft(2, "B'"), on: Samples.today)
    _ = try await others.create(draft(4, "D"), on: Samples.today)
    try await goals.fetchAll(on: Samples.today)
    let merged = names.filter { $0 != "A" }.map { $0 == "B" ? "B'" : $0 } + ["D"]
    #expect(goals.rows.map(\.name) == merged)
  }

  @Test func `a list that is read again as it was notifies no observer`() async throws {
    _ = try await others.create(draft(1, "A"), on: Samples.today)
    try await goals.fetchAll(on: Samples.today)
    let changes = Counter()
    withObservationTracking {
      _ = goals.rows
    } onChange: {
      changes.increment()
    }
    try await goals.fetchAll(on: Samples.today)
    #expect(changes.count == 0)
    try await others.delete(by: Samples.id(1), on: Samples.today)
    try await goals.fetchAll(on: Samples.today)
    #expect(changes.count == 1)
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func increment() { value.withLock { $0 += 1 } }
}
