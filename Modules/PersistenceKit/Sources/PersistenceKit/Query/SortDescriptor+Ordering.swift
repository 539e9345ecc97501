import Foundation

extension FetchDescriptor {
  /// The places of the columns to sort by; throws `.unsupported` for a sort without one.
  func sortColumns() throws(PersistenceError) -> [(place: Int, isDescending: Bool)] {
    var columns: [(place: Int, isDescending: Bool)] = []
    for sort in sortBy { columns.append((try sort.column(), sort.order == .reverse)) }
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
  /// The column and the direction, for a token that orders.
  var sort: (column: Int, isDescending: Bool)? {
    switch self {
    case .ascending(let index): (index, false)
    case .descending(let index): (index, true)
    default: nil
    }
  }
}
