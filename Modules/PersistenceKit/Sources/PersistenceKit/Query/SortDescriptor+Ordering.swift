public import Foundation

/// An order as places of columns, found when a descriptor is made: one that pages are read by is asked for them often.
@usableFromInline struct SortColumns: Sendable {
  @usableFromInline var columns: [(place: Int, isDescending: Bool)]
  /// Why one of them has no place.
  @usableFromInline var failure: PersistenceError?

  /// The order of insertion.
  @inlinable init() {
    columns = []
    failure = nil
  }

  @usableFromInline init<Model: PersistentModel>(_ sortBy: [SortDescriptor<Model>]) {
    self.init()
    for sort in sortBy where failure == nil {
      do throws(PersistenceError) {
        columns.append((try sort.column(), sort.order == .reverse))
      } catch {
        failure = error
      }
    }
  }

  /// Throws `.unsupported` for a sort without a column.
  func resolved() throws(PersistenceError) -> [(place: Int, isDescending: Bool)] {
    if let failure { throw failure }
    return columns
  }
}

extension SortDescriptor where Compared: PersistentModel {
  /// The place of the column to sort by.
  fileprivate func column() throws(PersistenceError) -> Int {
    guard let keyPath else {
      throw .unsupported(construct: "a sort without a key path", advice: "use SortDescriptor(\\.property)")
    }
    // On Apple platforms a String's default comparator follows the locale, which no stored order can.
    if let stringComparator, stringComparator != .lexical {
      throw .unsupported(
        construct: "a localized sort by \(keyPath)",
        advice: "use SortDescriptor(\\.property, comparator: .lexical), or sort the fetched models")
    }
    return try Compared.schema.place(of: keyPath)
  }
}

extension QueryToken {
  /// The column and the direction's SQL suffix, for a token that orders.
  var sort: (column: Int, suffix: String)? {
    switch self {
    case .ascending(let index): (index, "")
    case .descending(let index): (index, " DESC")
    default: nil
    }
  }
}
