import Foundation
import PersistenceKit

/// Everything that a library holds.
struct LibraryState: Equatable {
  let shelves: [Library.Shelf]
  let readers: [Library.Reader]
  let books: [Library.Book]
  let loans: [Library.Loan]
  let prices: [UUID: RollupTotal]
  let pages: [Library.Genre: RollupTotal]
  let buckets: [[RollupBucket]]

  init(of container: ModelContainer) throws {
    self = try container.read { try LibraryState(in: $0) }
  }

  init(in context: borrowing ModelContext) throws(PersistenceError) {
    (shelves, readers) = (try context.fetch(FetchDescriptor()), try context.fetch(FetchDescriptor()))
    (books, loans) = (try context.fetch(FetchDescriptor()), try context.fetch(FetchDescriptor()))
    prices = try context.totals(of: Library.prices, in: 2024)
    pages = try context.totals(of: Library.pages, in: 0)
    var buckets: [[RollupBucket]] = []
    for shelf in RandomLibrary.shelves {
      buckets.append(try context.buckets(of: Library.prices, for: shelf))
      buckets.append(try context.buckets(of: Library.prices, for: shelf, in: 2000...2020))
    }
    self.buckets = buckets
  }
}
