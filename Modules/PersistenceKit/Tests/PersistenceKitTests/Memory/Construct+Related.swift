import Foundation
import PersistenceKit

extension RandomLibrary {
  mutating func related(_ construct: Construct) -> Predicate<Book>? {
    let (shelf, reader) = (generator.pick(Self.shelves), generator.pick(Self.readers))
    let (pages, few) = (generator.pick(Self.pages), generator.pick([0, 1, 2]))
    switch construct {
    case .parent: return #Predicate { $0.onShelf.room == "attic" }
    case .parentKey: return #Predicate { $0.onShelf.id == shelf }
    case .optionalParent: return #Predicate { $0.borrower?.name != "Ann" }
    case .parentOfParent: return #Predicate { $0.onShelf.upper?.room == "hall" }
    case .optionalChain: return #Predicate { $0.onShelf.upper?.upper?.room != "hall" }
    case .parentIfLet:
      return #Predicate { book in if let shelf = book.onShelf.upper { shelf.above == nil } else { book.isRead } }
    case .parentsChildren: return #Predicate { book in book.onShelf.books.contains { $0.pages > book.pages } }
    case .contains: return #Predicate { $0.loans.contains { $0.reader == reader } }
    case .allSatisfy: return #Predicate { $0.loans.allSatisfy { $0.reader == nil } }
    case .count: return #Predicate { $0.loans.count > few }
    case .isEmpty: return #Predicate { $0.loans.isEmpty }
    case .containsOfOuter:
      return #Predicate { book in book.loans.contains { $0.reader == book.reader && book.pages > pages } }
    case .filteredCount: return #Predicate { $0.loans.filter { $0.reader == nil }.count > few }
    case .filteredIsEmpty: return #Predicate { book in book.loans.filter { $0.reader == book.reader }.isEmpty }
    case .nested: return #Predicate { $0.onShelf.books.contains { $0.loans.allSatisfy { $0.reader == reader } } }
    default: return nil
    }
  }

  mutating func composition(_ construct: Construct) -> Predicate<Book>? {
    let (one, other) = (predicate(depth: 1), predicate(depth: 1))
    switch construct {
    case .composedAnd: return one && other
    case .composedOr: return one || other
    case .composedNot: return !one
    case .composedTwice: return (one || other) && !one || one
    default: return nil
    }
  }
}
