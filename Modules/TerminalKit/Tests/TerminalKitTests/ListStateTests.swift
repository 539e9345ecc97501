import TerminalKit
import Testing

@Suite struct ListStateTests {
  struct Row: Identifiable, Hashable {
    let id: Int
  }

  /// A table in a database, of which only windows are read.
  struct Source {
    var ids: [Int]
    private(set) var largestFetch = 0

    init(_ ids: [Int]) {
      self.ids = ids
    }

    mutating func fetch(_ request: ListState<Row>.Request) -> [Row] {
      let found =
        switch request.place {
        case .first: ids.prefix(request.limit)
        case .last: ids.suffix(request.limit)
        case .before(let row): ids.prefix { $0 < row.id }.suffix(request.limit)
        case .after(let row): ids.drop { $0 <= row.id }.prefix(request.limit)
        case .from(let row): ids.drop { $0 < row.id }.prefix(request.limit)
        }
      largestFetch = max(largestFetch, found.count)
      return found.map(Row.init)
    }

    mutating func settle(_ list: inout ListState<Row>) {
      while let request = list.request { list.load(fetch(request), for: request) }
    }
  }

  private static let keys: [Key] = [
    .up, .down, "j", "k", .pageUp, .pageDown, .home, .end, "g", "G", .control("f"), .control("b"), "x", .enter,
  ]

  /// Where a key leads in a list that is there as a whole.
  private func target(of key: Key, from index: Int, count: Int, height: Int) -> Int {
    let page = max(1, height - 1)
    let target =
      switch key {
      case .up, "k": index - 1
      case .down, "j": index + 1
      case .pageUp, .control("b"): index - page
      case .pageDown, .control("f"): index + page
      case .home, "g": 0
      case .end, "G": count - 1
      default: index
      }
    return max(0, min(target, count - 1))
  }

  @Test(arguments: [(0, 3), (1, 1), (2, 7), (31, 4), (33, 1), (1_000, 3), (1_000, 60), (100_000, 20)])
  func `a window over many rows moves as if all of them were there`(count: Int, height: Int) {
    var generator = SeededGenerator(seed: UInt64(count + height))
    var source = Source(Array(0..<count))
    var list = ListState<Row>(height: height)
    source.settle(&list)
    var index = 0
    for step in 0..<400 {
      let key = Self.keys.randomElement(using: &generator) ?? .down
      let repeats = Int.random(in: 1...12, using: &generator)
      for _ in 0..<repeats {
        index = target(of: key, from: index, count: count, height: height)
        let response = list.handle(key)
        #expect((response == .ignored) == ["x", .enter].contains(key))
        source.settle(&list)
      }
      let ids = list.rows.map(\.id)
      let isContiguous = ids.isEmpty ? count == 0 : ids == Array(ids[0]..<ids[0] + ids.count)
      let visible = list.visibleRows.map(\.id)
      let isVisible = count == 0 || visible.contains(index) && visible.count == min(count, height)
      let isRight = list.selection?.id == (count == 0 ? nil : index) && isContiguous && isVisible
      #expect(isRight, "step \(step): \(key) \(repeats) times")
      if !isRight { return }
    }
    #expect(list.rows.count <= max(200, 15 * height) && source.largestFetch <= max(32, 2 * height))
    #expect(list.isEmpty == (count == 0))
  }

  @Test func `the selection stays with its row when the data change, and with its place when the row is gone`() {
    var generator = SeededGenerator(seed: 7)
    var source = Source((0..<500).map { $0 * 10 })
    var list = ListState<Row>(height: 10)
    source.settle(&list)
    for _ in 0..<300 {
      _ = list.handle(Self.keys.randomElement(using: &generator) ?? .down)
      source.settle(&list)
      let selected = list.selection?.id ?? -1
      let isDeleted = Int.random(in: 0..<4, using: &generator) == 0
      source.ids.removeAll { $0 == selected ? isDeleted : Int.random(in: 0..<50, using: &generator) == 0 }
      source.ids = Set(source.ids + (0..<8).map { _ in Int.random(in: 0..<5_000, using: &generator) })
        .filter { !isDeleted || $0 != selected }.sorted()
      let refresh = list.refresh
      list.load(source.fetch(refresh), for: refresh)
      source.settle(&list)
      let now = list.selection?.id ?? -1
      let isThere = source.ids.contains(now) && list.visibleRows.contains { $0.id == now }
      let expected = isDeleted ? source.ids.first { $0 > selected } ?? source.ids.last : selected
      #expect(isThere && now == expected)
    }
  }

  @Test func `nothing moves on the screen when the data are asked for again and are the same`() {
    var generator = SeededGenerator(seed: 3)
    var source = Source(Array(0..<300))
    var list = ListState<Row>(height: 9)
    source.settle(&list)
    for _ in 0..<200 {
      _ = list.handle(Self.keys.randomElement(using: &generator) ?? .down)
      source.settle(&list)
      let before = list.visibleRows.map(\.id)
      let refresh = list.refresh
      list.load(source.fetch(refresh), for: refresh)
      source.settle(&list)
      let after = list.visibleRows.map(\.id)
      #expect(after == before)
    }
  }

  @Test func `rows that come too late are ignored, and the ends are reached once they are loaded`() throws {
    var source = Source(Array(0..<200))
    var list = ListState<Row>(height: 5)
    source.settle(&list)
    for _ in 0..<28 { _ = list.handle(.down) }
    let late = try #require(list.request)
    let end = list.handle(.end)
    let kept = list.selection?.id
    source.settle(&list)
    let isTaken = list.load(source.fetch(late), for: late)
    #expect(!isTaken)
    #expect(end == .changed)
    #expect(kept == 28)
    #expect(list.selection?.id == 199)
    #expect(list.rows.last?.id == 199 && !list.hasRowsAfter)
    let further = list.handle(.down)
    #expect(further == .unchanged)
  }
}
