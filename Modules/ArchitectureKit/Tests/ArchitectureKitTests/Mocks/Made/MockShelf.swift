// Made by `architect mocks` from Modules/ArchitectureKit/Tests/ArchitectureKitTests/Mocks/Workshop.swift; edits are lost.

/// A mock of `Shelf`: calls are answered by plan, else by its fake.
final class MockShelf<Item: Hashable>: Shelf {
  typealias Place = Int
  /// What is planned for each requirement of `Shelf`, and how it was called.
  final class Mocked {
    /// Every call in order, and every plan.
    let log: MockLog
    /// Plans and calls of `items`.
    let items: MockedRequirement<Void, [Item], Never, SyncRequirement>
    /// Plans and calls of `put(_:at:)`.
    let put: MockedRequirement<(item: Item, place: Place?), Place, Never, SyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      items = MockedRequirement("Shelf.items", log)
      put = MockedRequirement("Shelf.put(_:at:)", log)
    }
  }

  /// Plans and calls by requirement.
  let mocked: Mocked
  private let fake: (any Shelf<Item, Place>)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  init(fake: (any Shelf<Item, Place>)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  var items: [Item] {
    if let answer = mocked.items.answer(()) { return answer }
    return mocked.items.fallback(fake).items
  }

  func put(_ item: Item, at place: Place?) -> Place {
    if let answer = mocked.put.answer((item, place)) { return answer }
    return mocked.put.fallback(fake).put(item, at: place)
  }
}
