/// Some of the changes, in an order that a seed decides. The same sources and the same seed give the same draw, whatever
/// is done with it.
struct Draw {
  /// A change, and the how manyth of the draw it is, from 1 on.
  struct Item {
    let number: Int
    let module: String
    let mutation: Mutation
  }

  let items: [Item]

  /// - Parameters:
  ///   - mutations: Those of each module, in the order in which the modules are built.
  ///   - skipped: How many of the draw are left out, so that a long run can be done in parts.
  ///   - count: How many are taken after these.
  init(of mutations: [(module: String, mutations: [Mutation])], seed: UInt64, skipping skipped: Int, count: Int) {
    var generator = SeededGenerator(seed: seed)
    let all = mutations.enumerated().flatMap { order, group in group.mutations.map { (order, group.module, $0) } }
    let drawn = all.shuffled(using: &generator).enumerated().dropFirst(skipped).prefix(count)
    // Those of one module follow each other, so that it is built once with what is below it.
    let sorted = drawn.sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    items = sorted.map { Item(number: $0.offset + 1, module: $0.element.1, mutation: $0.element.2) }
  }
}
