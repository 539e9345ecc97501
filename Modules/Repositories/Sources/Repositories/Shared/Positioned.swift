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
  /// - Parameter position: The place, from 0; one after the last is the last.
  func placing(_ element: Element, at position: Int) -> [Element] {
    var placed = filter { $0.id != element.id }
    placed.insert(element, at: Swift.min(Swift.max(position, 0), placed.count))
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
