/// The order of a list, kept while the user works in it: a row that changes stays in its place, and a new one stands at
/// the end.
public struct RowOrder<ID: Hashable & Sendable>: Equatable, Sendable {
  private let places: [ID: Int]

  /// Keeps the order in which rows are listed; of none, no order is kept.
  public init(_ ids: [ID] = []) {
    places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }

  /// The rows in the order that was kept. Rows that are new follow, in the order given.
  public func arranged<Row: Identifiable>(_ rows: [Row]) -> [Row] where Row.ID == ID {
    rows.enumerated()
      .sorted { place($0.element.id, $0.offset) < place($1.element.id, $1.offset) }
      .map(\.element)
  }

  private func place(_ id: ID, _ offset: Int) -> (Int, Int) { (places[id] ?? .max, offset) }
}
