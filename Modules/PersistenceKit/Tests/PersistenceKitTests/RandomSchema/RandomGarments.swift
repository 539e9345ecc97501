import Foundation
import PersistenceKit

/// Random rows of a pattern, changes to them, and questions about them.
struct RandomGarments<Form: Pattern> {
  typealias Item = Garment<Form>
  typealias Variable = PredicateExpressions.Variable<Item>

  var generator: SeededGenerator

  enum Change {
    case insert(Item), update(Item), delete(UUID), label(Label<Form>), unlabel(UUID)
  }

  mutating func change() -> Change {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...4: return .insert(garment())
    case 5: return .update(garment())
    case 6: return .delete(generator.pick(Self.ids))
    case 7: return .unlabel(generator.pick(Self.ids))
    default:
      return .label(
        Label(
          id: generator.pick(Self.ids), garment: generator.maybe(generator.pick(Self.ids)),
          text: generator.pick(Form.Second.values)))
    }
  }

  mutating func descriptor() -> FetchDescriptor<Item> {
    FetchDescriptor(
      predicate: generator.chance(5, in: 6) ? predicate() : nil, sortBy: sortBy(),
      fetchLimit: generator.pick([nil, nil, 0, 3, 100]), fetchOffset: generator.pick([nil, nil, 2, 100]))
  }

  private static var ids: [UUID] { (1...40 as ClosedRange<UInt64>).map { UUID($0) } }

  private mutating func garment() -> Item {
    Item(
      id: generator.pick(Self.ids), first: generator.pick(Form.First.values),
      second: generator.pick(Form.Second.values), third: generator.pick(Form.Third.values),
      weight: Int64.random(in: -3...20, using: &generator))
  }

  private mutating func sortBy() -> [SortDescriptor<Item>] {
    let order: SortOrder = generator.chance(1, in: 2) ? .forward : .reverse
    let orders = [
      Form.First.order(by: \Item.first, order), Form.Second.order(by: \Item.second, order),
      Form.Third.order(by: \Item.third, order), SortDescriptor(\Item.weight, order: order),
      SortDescriptor(\Item.number, order: generator.pick([.forward, .reverse])),
    ]
    return Array(orders.compactMap { $0 }.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)))
  }
}

// MARK: - Predicates

extension RandomGarments {
  private mutating func predicate() -> Predicate<Item> {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return related()
    case 1: return related() && Predicate { condition(on: $0, depth: 1) }
    case 2: return Predicate { condition(on: $0, depth: 1) } || related()
    default: return Predicate { condition(on: $0, depth: 2) }
    }
  }

  private mutating func condition(on garment: Variable, depth: Int) -> RandomCondition {
    guard depth > 0, generator.chance(2, in: 3) else { return leaf(on: garment) }
    let (one, other) = (condition(on: garment, depth: depth - 1), condition(on: garment, depth: depth - 1))
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return negation(one)
    case 1: return conjunction(one, other)
    default: return disjunction(one, other)
    }
  }

  private mutating func leaf(on garment: Variable) -> RandomCondition {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      return Form.First.condition(on: PredicateExpressions.build_KeyPath(root: garment, keyPath: \.first), &generator)
    case 1:
      return Form.Second.condition(on: PredicateExpressions.build_KeyPath(root: garment, keyPath: \.second), &generator)
    case 2:
      return Form.Third.condition(on: PredicateExpressions.build_KeyPath(root: garment, keyPath: \.third), &generator)
    default:
      return PredicateExpressions.build_Comparison(
        lhs: PredicateExpressions.build_KeyPath(root: garment, keyPath: \.weight),
        rhs: PredicateExpressions.build_Arg(Int64.random(in: -3...20, using: &generator)), op: .greaterThan)
    }
  }

  private mutating func related() -> Predicate<Item> {
    let (text, few) = (generator.pick(Form.Second.values), Int.random(in: 0...2, using: &generator))
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return #Predicate { $0.labels.contains { $0.text == text } }
    case 1: return #Predicate { $0.labels.allSatisfy { $0.text != text } }
    case 2: return #Predicate { $0.labels.count > few }
    case 3: return #Predicate { $0.labels.isEmpty }
    default: return #Predicate { garment in garment.labels.contains { $0.text == garment.second } }
    }
  }

  private func negation(_ wrapped: some StandardPredicateExpression<Bool>) -> RandomCondition {
    PredicateExpressions.build_Negation(wrapped)
  }

  private func conjunction(
    _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
  ) -> RandomCondition { PredicateExpressions.build_Conjunction(lhs: left, rhs: right) }

  private func disjunction(
    _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
  ) -> RandomCondition { PredicateExpressions.build_Disjunction(lhs: left, rhs: right) }
}

// MARK: - Answers

extension RandomGarments.Change {
  /// What an engine answers: a number, 0, or why it refuses.
  func answer(in context: borrowing ModelContext) -> Result<Int64, PersistenceError> {
    do throws(PersistenceError) {
      switch self {
      case .insert(let garment): return .success(try context.insert(garment))
      case .update(let garment): try context.update(garment)
      case .delete(let id): try context.delete(Garment<Form>.self, for: id)
      case .label(let label): return .success(try context.upsert(label))
      case .unlabel(let id): try context.delete(Label<Form>.self, for: id)
      }
      return .success(0)
    } catch {
      return .failure(error)
    }
  }
}

/// Everything that a container of garments says of them.
struct GarmentState<Form: Pattern>: Equatable {
  let garments: [Garment<Form>]
  let labels: [Label<Form>]
  let weights: [Int64: RollupTotal]
  let summary: Summary<Int64>

  init(_ container: ModelContainer) throws(PersistenceError) {
    self = try container.read { try GarmentState($0) }
  }

  private init(_ context: borrowing ModelContext) throws(PersistenceError) {
    (garments, labels) = (try context.fetch(FetchDescriptor()), try context.fetch(FetchDescriptor()))
    weights = try context.totals(of: Garment<Form>.weights, in: 1)
    summary = try context.summary(of: \Garment<Form>.weight)
  }
}

/// What a container answers to a question: the rows, their number, and all of its pages.
struct GarmentAnswer<Form: Pattern>: Equatable {
  let found: [Garment<Form>]
  let count: Int
  let pages: [[Garment<Form>]]

  init(_ descriptor: FetchDescriptor<Garment<Form>>, in container: ModelContainer) throws(PersistenceError) {
    self = try container.read { try GarmentAnswer(descriptor, $0) }
  }

  private init(
    _ descriptor: FetchDescriptor<Garment<Form>>, _ context: borrowing ModelContext
  ) throws(PersistenceError) {
    (found, count) = (try context.fetch(descriptor), try context.fetchCount(descriptor))
    var (pages, whole): ([[Garment<Form>]], FetchDescriptor<Garment<Form>>) = ([], descriptor)
    (whole.fetchLimit, whole.fetchOffset) = (4, nil)
    var page = try context.fetchPage(whole)
    pages.append(page.models)
    while let next = page.next {
      page = try context.fetchPage(whole, after: next)
      pages.append(page.models)
    }
    self.pages = pages
  }
}
