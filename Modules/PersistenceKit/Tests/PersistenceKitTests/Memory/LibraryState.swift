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
    self = try container.read { context in
      LibraryState(
        shelves: try context.fetch(FetchDescriptor()), readers: try context.fetch(FetchDescriptor()),
        books: try context.fetch(FetchDescriptor()), loans: try context.fetch(FetchDescriptor()),
        prices: try context.totals(of: Library.prices, in: 2024), pages: try context.totals(of: Library.pages, in: 0),
        buckets: try RandomLibrary.shelves.map { try context.buckets(of: Library.prices, for: $0) })
    }
  }

  private init(
    shelves: [Library.Shelf], readers: [Library.Reader], books: [Library.Book], loans: [Library.Loan],
    prices: [UUID: RollupTotal], pages: [Library.Genre: RollupTotal], buckets: [[RollupBucket]]
  ) {
    (self.shelves, self.readers, self.books, self.loans) = (shelves, readers, books, loans)
    (self.prices, self.pages, self.buckets) = (prices, pages, buckets)
  }
}
