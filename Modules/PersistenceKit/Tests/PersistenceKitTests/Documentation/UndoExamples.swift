import Foundation
import PersistenceKit
import Synchronization
import Testing

/// The blocks of UndoAndRedo.md.
@Suite(.temporaryFolder) struct UndoExamples {
  private let plot = Plot()

  private func now() -> Date { Date(timeIntervalSince1970: 1_780_000_000) }

  private func container(at url: URL?) throws -> ModelContainer {
    let now = now()
    return try container(at: url) { now }
  }

  private func container(at url: URL?, _ now: @escaping @Sendable () -> Date) throws -> ModelContainer {
    func make(_ now: @escaping @Sendable () -> Date) throws -> ModelContainer {
      var configuration = ModelConfiguration(url: url)
      configuration.history = HistoryConfiguration {
        StepLabel(id: UUID(), date: now(), author: "gardener", words: "plant")
      }
      let container = try ModelContainer(
        for: Bed.self, Planting.self, Harvest.self, HistoryStep.self, configuration: configuration)
      return container
    }
    let container = try make(now)
    try container.write { context in
      try context.insert(plot.bed)
      try context.insert(plot.peas)
    }
    return container
  }

  @Test func `a step is taken back, and brought back`() throws {
    let container = try container(at: TemporaryFolder.current.newPlace(for: "allotment.store"))
    let undone = try container.write { context in
      let last = try context.undoableSteps(limit: 1)
      try context.undo(last.map(\.number))
      return last.first?.words
    }
    let left = try container.read { try $0.fetchCount(FetchDescriptor<Bed>()) }
    try container.write { context in
      let undos = try context.redoableSteps(limit: 1)
      try context.redo(undos.map(\.number))
    }
    let again = try container.read { try $0.fetchCount(FetchDescriptor<Bed>()) }
    #expect(undone == "plant")
    #expect(left == 0)
    #expect(again == 1)
  }

  @Test func `a conflict names the later step`() throws {
    let container = try container(at: nil)
    try container.write { try $0.update(Planting.self, for: plot.peas.id) { $0.crop = "Beans" } }
    try container.write { try $0.update(Planting.self, for: plot.peas.id) { $0.crop = "Kale" } }
    let step = try container.read { try $0.step(2) }
    var lines: [String] = []
    func print(_ text: String) { lines.append(text) }
    do {
      try container.write { try $0.undo([step.number]) }
    } catch .undo(let reason) {
      print("it stays: \(reason)")
    }
    #expect(lines == ["it stays: step 2 can't be taken back: #1 of planting was changed by step 3"])
  }

  @Test func `a step knows what it deleted`() throws {
    let container = try container(at: nil)
    try container.write { try $0.delete(Planting.self, for: plot.peas.id) }
    var lines: [String] = []
    func print(_ text: String) { lines.append(text) }
    let steps = try container.read { context in
      try context.fetch(FetchDescriptor<HistoryStep>(sortBy: [SortDescriptor(\.number, order: .reverse)]))
    }
    for step in steps {
      for planting in try step.deleted(Planting.self) { print("\(step.words): \(planting.crop) is gone") }
    }
    #expect(lines == ["plant: Peas is gone"])
  }

  @Test func `a snapshot has what was planted`() throws {
    let clock = TickingClock()
    let container = try container(at: nil) { clock.tick(by: 86_400) }
    let yesterday = Date(timeIntervalSince1970: 86_400)
    try container.write { try $0.update(Planting.self, for: plot.peas.id) { $0.crop = "Kale" } }
    let past = try container.snapshot(asOf: .date(yesterday))
    let crops = try past.read { try $0.fetch(FetchDescriptor<Planting>()).map(\.crop) }
    past.close()
    #expect(crops == ["Peas"])
  }

  @Test func `an order is carried out once`() throws {
    let orders = Orders()
    var configuration = ModelConfiguration(url: nil)
    let now = { @Sendable in Date(timeIntervalSince1970: 1_780_000_000) }
    configuration.history = HistoryConfiguration(request: { orders.current?.id }) {
      let order = orders.current
      return StepLabel(
        id: order?.id ?? UUID(), date: now(), author: "gardener", words: "plant", digest: order?.digest)
    }
    let container = try ModelContainer(
      for: Bed.self, Planting.self, Harvest.self, HistoryStep.self, configuration: configuration)
    try container.write { _ = try $0.insert(plot.bed) }
    var lines: [String] = []
    func print(_ text: String) { lines.append(text) }
    func carryOut(_ order: Order, _ planting: Planting) throws {
      orders.begin(order)
      do {
        try container.write { try $0.insert(planting) }
      } catch .repeated {
        let receipt = try container.read { try $0.receipt(of: order.id) }
        if receipt?.digest != order.digest { print("the id is another order's") }
      }
    }
    try carryOut(Order(id: UUID(7), digest: Data([1])), plot.peas)
    try carryOut(Order(id: UUID(7), digest: Data([1])), plot.peas)
    let before = lines
    try carryOut(Order(id: UUID(7), digest: Data([2])), plot.peas)
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Planting>()) }
    #expect(before.isEmpty)
    #expect(lines == ["the id is another order's"])
    #expect(count == 1)
  }

  @Test func `an index follows the history from its token`() throws {
    let container = try container(at: nil)
    var index = CropIndex()
    try follow(container, &index)
    try container.write { try $0.update(Planting.self, for: plot.peas.id) { $0.crop = "Kale" } }
    try follow(container, &index)
    try container.write { _ = try $0.delete(model: HistoryStep.self) }
    try follow(container, &index)
    try follow(container, &index)
    #expect(index.notes == ["plant", "plant", "rebuilt"])
  }

  private func follow(_ container: ModelContainer, _ index: inout CropIndex) throws {
    try container.read { context in
      switch try context.history(after: index.token) {
      case .steps(let steps, let next):
        for step in steps { try index.add(step, in: context) }
        index.token = next
      case .restarted(let token):
        try index.rebuild(from: context)
        index.token = token
      }
    }
  }
}

/// Something that is made from the data, and notes how.
private struct CropIndex {
  var token = HistoryToken.start
  var notes: [String] = []

  mutating func add(_ step: HistoryStep, in context: borrowing ModelContext) throws { notes.append(step.words) }

  mutating func rebuild(from context: borrowing ModelContext) throws { notes.append("rebuilt") }
}

/// What somebody ordered.
private struct Order {
  let id: UUID
  let digest: Data
}

/// The order that is carried out.
private final class Orders: Sendable {
  private let order = Mutex<Order?>(nil)

  var current: Order? { order.withLock(\.self) }

  func begin(_ order: Order) { self.order.withLock { $0 = order } }
}
