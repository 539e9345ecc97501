import Foundation

/// What the history tells of commits that another container made.
struct ForeignSteps: Sendable {
  private let container: @Sendable () -> ModelContainer?
  /// The place up to which the steps are known; nil before the first commit.
  private var place: HistoryToken?

  init(of container: @escaping @Sendable () -> ModelContainer?) {
    self.container = container
  }

  /// The models that were changed since the last call: all of them where the steps don't say it, and the first time.
  mutating func next() async -> ModelChange {
    guard let container = container(), container.history != nil else { return .foreign }
    do throws(PersistenceError) {
      let (tables, last) = try await container.read { [place] in try $0.tables(changedAfter: place) }
      place = last
      return ModelChange(models: tables.map { ModelSet(container.models, in: $0) })
    } catch {
      // The next read says what is wrong.
      place = nil
      return .foreign
    }
  }
}

extension ModelContext {
  /// The tables that the steps after a place changed, nil where the steps don't say it; and the place after them.
  fileprivate func tables(
    changedAfter place: HistoryToken?
  ) throws(PersistenceError) -> (tables: Set<String>?, place: HistoryToken) {
    guard let place else { return (nil, try historyToken()) }
    switch try history(after: place, limit: Self.mostSteps) {
    case .restarted(let last): return (nil, last)
    case .steps(let steps, let last):
      let areAll = steps.count < Self.mostSteps && !steps.isEmpty && last.number == place.number + Int64(steps.count)
      guard areAll, steps.allSatisfy(\.tellsTables) else { return (nil, try historyToken()) }
      var tables: Set = [HistoryStep.schema.table]
      for step in steps { tables.formUnion(try step.record().tables.keys) }
      return (tables, last)
    }
  }

  /// More of them cost more than reading again.
  private static var mostSteps: Int { 32 }
}

extension HistoryStep {
  /// Whether its tables are all that it changed, and cost little to find out.
  fileprivate var tellsTables: Bool { isComplete && !isMark && size <= 1 << 16 }
}
