import Foundation
import PersistenceKit
import Testing

/// Steps picked at random and taken back alone, beside a model that knows the states and not the history: each is refused
/// for one of the model's reasons, or leaves what the model says.
@Suite(.temporaryFolder) struct SelectiveUndoTests {
  /// Takes what an undo has done back again.
  private struct Stop: Error {}

  @Test(arguments: [(Engine.memory, 50, 36), (Engine.sqlite, 10, 20)])
  func `a picked step is refused for the right reason, or only its rows change`(
    _ engine: Engine, _ seeds: Int, _ picks: Int
  ) throws {
    var (taken, refusals) = (0, [UndoConflict.Kind: Int]())
    for seed in 1...UInt64(seeds) {
      let run = try Run(on: engine, seed: seed)
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<picks {
        let place = Int.random(in: 1..<run.states.count, using: &generator)
        let model = UndoModel(before: run.states[place - 1], after: run.states[place], now: run.now)
        var found: LibraryRows?
        let step = run.numbers[place - 1]
        let error = failure {
          try run.container.write { context in
            try context.undo([step])
            found = try LibraryRows(in: context)
            throw Stop()
          }
        }
        if case .undo(.conflict(let conflict)) = error {
          refusals[conflict.kind, default: 0] += 1
          #expect(model.allows(conflict), "seed \(seed), \(conflict): \(model.reasons)")
        } else if case .overflow = error {
          // A price that no sum holds beside the others.
          #expect(model.result.hasExtremePrice, "seed \(seed), step \(step)")
        } else {
          taken += 1
          let isSame = found == model.result
          #expect(error == .thrown(Stop()), "seed \(seed), step \(step)")
          #expect(model.reasons.isEmpty, "seed \(seed), step \(step)")
          #expect(isSame, "seed \(seed), step \(step)")
        }
      }
    }
    // Neither of the two is what always happens.
    #expect(taken > seeds)
    #expect(refusals.count == 4, "\(refusals)")
  }

  /// A library after some random transactions, with the states before them and after each that became a step.
  private struct Run {
    let container: ModelContainer
    private(set) var states: [LibraryRows]
    private(set) var numbers: [Int64] = []
    var now: LibraryRows { states[states.count - 1] }

    init(on engine: Engine, seed: UInt64) throws {
      container = try engine.recordedLibrary()
      try container.write { context in
        for id in RandomLibrary.shelves { try context.insert(Library.Shelf(id: id, name: id.uuidString)) }
        for id in RandomLibrary.readers { try context.insert(Library.Reader(id: id, name: id.uuidString)) }
      }
      states = [try container.read { try LibraryRows(in: $0) }]
      var random = RandomLibrary(seed: seed)
      for _ in 0..<14 {
        let last = try container.steps().last?.number
        _ = random.transaction().run(on: container)
        guard let number = try container.steps().last?.number, number != last else { continue }
        states.append(try container.read { try LibraryRows(in: $0) })
        numbers.append(number)
      }
    }
  }
}

/// All rows of a library by their tables and numbers.
struct LibraryRows: Equatable {
  /// A row, with the unique values that it has, and the keys of the rows that it points to.
  struct Row: Equatable {
    let text: String
    let key: UUID
    let unique: Set<String>
    let parents: Set<UUID>
  }

  var rows: [RowName: Row] = [:]

  init(in context: borrowing ModelContext) throws {
    try add(Library.Shelf.self, "shelf", in: context) { shelf in
      Row(
        text: "\(shelf)", key: shelf.id, unique: ["name \(shelf.name)"], parents: Set([shelf.above].compactMap(\.self)))
    }
    try add(Library.Reader.self, "reader", in: context) { Row(text: "\($0)", key: $0.id, unique: [], parents: []) }
    try add(Library.Book.self, "book", in: context) { book in
      let subtitle = book.subtitle.map { "subtitle \(book.shelf) \(Array($0.unicodeScalars))" }
      return Row(
        text: "\(book)", key: book.id, unique: Set([subtitle].compactMap(\.self)),
        parents: Set([book.shelf, book.reader].compactMap(\.self)))
    }
    try add(Library.Loan.self, "loan", in: context) { loan in
      Row(text: "\(loan)", key: loan.id, unique: [], parents: Set([loan.book, loan.reader].compactMap(\.self)))
    }
  }

  private mutating func add<Model: PersistentModel>(
    _ model: Model.Type, _ table: String, in context: borrowing ModelContext, _ row: (Model) -> Row
  ) throws {
    for number in 1...Self.highest {
      if let found = try context.row(number, of: model) { rows[RowName(table: table, number: number)] = row(found) }
    }
  }

  /// Whether a book has a price that doesn't go into a sum with most others.
  var hasExtremePrice: Bool {
    rows.values.contains { row in [Int64.max, .min].contains { row.text.contains("price: \($0)") } }
  }

  /// No random library has a higher number.
  private static let highest: Int64 = 300
}

/// The name of a row: its table and its number.
struct RowName: Hashable {
  let table: String
  let number: Int64
}

/// What taking one step back means for the states before it, after it and now.
struct UndoModel {
  /// Why it can't be: the kinds and the rows.
  private(set) var reasons: Set<Reason> = []
  /// What it leaves, where nothing keeps it.
  private(set) var result: LibraryRows
  /// The rows that change places with unique values.
  private var exchanged: Set<RowName> = []

  struct Reason: Hashable {
    let kind: UndoConflict.Kind
    let row: RowName
  }

  init(before: LibraryRows, after: LibraryRows, now: LibraryRows) {
    result = now
    let names = Set(before.rows.keys).union(after.rows.keys).filter { before.rows[$0] != after.rows[$0] }
    for name in names {
      let isThere = now.rows[name] != nil
      if now.rows[name] != after.rows[name] { reasons.insert(Reason(kind: isThere ? .changed : .gone, row: name)) }
      result.rows[name] = before.rows[name]
    }
    let removed = Dictionary(
      uniqueKeysWithValues: names.filter { result.rows[$0] == nil }.compactMap { name in
        after.rows[name].map { ($0.key, name) }
      })
    let keys = Set(result.rows.values.map(\.key))
    for (name, row) in result.rows {
      for parent in row.parents where !keys.contains(parent) {
        reasons.insert(Reason(kind: removed[parent] != nil ? .needed : .gone, row: name))
        // A row that comes back points to what isn't there, whatever removed it.
        if names.contains(name) { reasons.insert(Reason(kind: .gone, row: name)) }
      }
    }
    for name in names {
      guard let row = result.rows[name] else { continue }
      let values = row.unique.union(["key \(row.key)"])
      for (other, found) in result.rows where other != name && other.table == name.table {
        if !values.isDisjoint(with: found.unique.union(["key \(found.key)"])) {
          reasons.insert(Reason(kind: .taken, row: name))
        }
      }
      for other in names where other != name && other.table == name.table {
        guard let found = now.rows[other] else { continue }
        if !values.isDisjoint(with: found.unique.union(["key \(found.key)"])) { exchanged.insert(name) }
      }
    }
  }

  /// Whether a conflict is one of the reasons, or of rows that exchange unique values, which an engine may refuse.
  func allows(_ conflict: UndoConflict) -> Bool {
    let row = RowName(table: conflict.table, number: conflict.number)
    if reasons.contains(Reason(kind: conflict.kind, row: row)) { return true }
    return conflict.kind == .taken && !exchanged.isEmpty
  }
}
