import Foundation
import Observation

/// The observable rows of a store: those last read, with the store's changes since. A store makes its own when they are
/// first asked for: their type is put together at run time, and a command uses two or three stores of all.
@MainActor
final class ObservableRows<Element: Identifiable & Equatable>: Observable {
  // What `@Observable` would write, with one key path: in a generic type each would be put together again, which takes
  // longer than a row's rules.
  private let registrar = ObservationRegistrar()
  private let path = \ObservableRows.elements
  private var rows: [Element] = []
  /// The place of each row by its id; `nil` from a change of them all until a place is asked for.
  private var places: [Element.ID: Int]?
  /// The owner whose entries were last read; `nil` before that, and for rows without an owner.
  private var ownerID: UUID?

  var elements: [Element] {
    registrar.access(self, keyPath: path)
    return rows
  }

  private func change(_ body: (inout [Element]) -> Void) {
    registrar.withMutation(of: self, keyPath: path) { body(&rows) }
  }

  /// The place of each row by its id, worked out once.
  private func knownPlaces() -> [Element.ID: Int] {
    let known = places ?? Dictionary(rows.indices.map { (rows[$0].id, $0) }) { first, _ in first }
    places = known
    return known
  }

  /// Shows the rows that were read: those gone are removed, those changed replaced in place, new ones appended.
  /// Observers are notified only of a change. The cost grows with both lists, not with their product.
  func show(_ fresh: [Element], of ownerID: UUID? = nil) {
    let read = Dictionary(fresh.map { ($0.id, $0) }) { $1 }
    let known = Set(rows.map(\.id))
    let merged = rows.compactMap { read[$0.id] } + fresh.filter { !known.contains($0.id) }
    if merged != rows {
      change { $0 = merged }
      places = nil
    }
    self.ownerID = ownerID
  }

  /// Adds a new row, unless the rows shown are another owner's.
  func append(_ element: Element, of ownerID: UUID? = nil) {
    guard self.ownerID == nil || self.ownerID == ownerID else { return }
    change { $0.append(element) }
    places?[element.id] = rows.count - 1
  }

  /// Replaces a changed row; a row that isn't shown is not added. The cost doesn't grow with the rows.
  ///
  /// - Returns: Whether it is shown.
  @discardableResult
  func replace(_ element: Element) -> Bool {
    guard let place = knownPlaces()[element.id] else { return false }
    change { $0[place] = element }
    return true
  }

  /// Replaces the rows that are shown, and appends the others. The cost grows with both lists, not with their product.
  func put(_ elements: [Element]) {
    var places = knownPlaces()
    change { rows in
      for element in elements {
        if let place = places[element.id] {
          rows[place] = element
        } else {
          places[element.id] = rows.count
          rows.append(element)
        }
      }
    }
    self.places = places
  }

  func remove(_ id: Element.ID) {
    change { $0.removeAll { $0.id == id } }
    places = nil
  }
}
