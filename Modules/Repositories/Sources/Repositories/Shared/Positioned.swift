import Foundation
import ModuloModels

/// A row with a place among others.
protocol Positioned: Identifiable where ID == UUID {
  /// The place, from 0.
  var position: Int64 { get set }
}

extension BlockGroupEntity: Positioned {}
extension BlockEntity: Positioned {}

extension Array where Element: Positioned {
  /// The rows with one of them, or a new one, at a place, and every position counted from 0 again.
  ///
  /// - Parameter position: The place, from 0; `nil` for the last.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.noSuchPlace`.
  func placing(_ element: Element, at position: Int?) throws(RepositoryError) -> [Element] {
    var placed = filter { $0.id != element.id }
    let place = position ?? placed.count
    guard (0...placed.count).contains(place) else { throw .forbidden(.noSuchPlace(count: placed.count + 1)) }
    placed.insert(element, at: place)
    return placed.renumbered
  }

  /// The rows, with every position counted from 0 again.
  var renumbered: [Element] {
    enumerated().map { place, element in
      var element = element
      element.position = Int64(place)
      return element
    }
  }
}
