import Foundation
import PersistenceKit

/// Everything that a predicate may be made of. What isn't listed here isn't promised.
enum Construct: String, CaseIterable, Sendable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, and, or, not, ternary, constant, boolProperty
  case literalNil, capturedNil, optionalEqual, coalesce, coalesceFalse
  case chainedMember, chainedCondition, ifLet, forcedUnwrap
  case array, arrayWithNil, set, literalArray, range, closedRange, rangeInPlace, closedRangeInPlace
  case rangeFrom, rangeUpTo, rangeThrough
  case add, subtract, multiply, negate, divide, remainder, quotient
  case textContains, textStartsWith, textStartsWithProperty, textContainsLoosely, characterCount, textIsEmpty
  case dataCount, dataIsEmpty, rawValue, capturedEnum
  case parent, parentKey, optionalParent, parentOfParent, optionalChain, parentIfLet, parentsChildren
  case contains, allSatisfy, count, isEmpty, containsOfOuter, filteredCount, filteredIsEmpty, nested
  case composedAnd, composedOr, composedNot, composedTwice
}

extension RandomLibrary {
  typealias Book = Library.Book

  /// A predicate with that construct in it, over values that come up in books.
  mutating func predicate(with construct: Construct) -> Predicate<Book> {
    let found =
      comparison(construct) ?? optional(construct) ?? membership(construct) ?? arithmetic(construct)
      ?? text(construct) ?? related(construct) ?? composition(construct)
    if found != nil { drawn.insert(construct) }
    return found ?? .true
  }

  private mutating func comparison(_ construct: Construct) -> Predicate<Book>? {
    let (pages, title, flag) = (generator.pick(Self.pages), generator.pick(Self.texts), generator.chance(1, in: 2))
    switch construct {
    case .equal: return #Predicate { $0.title == title }
    case .notEqual: return #Predicate { $0.pages != pages }
    case .less: return #Predicate { $0.title < title }
    case .lessOrEqual: return #Predicate { $0.pages <= pages }
    case .greater: return #Predicate { pages > $0.pages }
    case .greaterOrEqual: return #Predicate { $0.title >= title }
    case .and: return #Predicate { $0.pages > pages && $0.title < title }
    case .or: return #Predicate { $0.pages > pages || $0.title == title }
    case .not: return #Predicate { !($0.pages > pages) }
    case .ternary: return #Predicate { ($0.isRead ? $0.pages : pages) > 5 }
    case .constant: return #Predicate { _ in flag }
    case .boolProperty: return #Predicate { $0.isRead }
    default: return nil
    }
  }

  // swift-format-ignore: NeverForceUnwrap
  // The construct itself is a forced unwrap.
  private mutating func optional(_ construct: Construct) -> Predicate<Book>? {
    let (text, none): (String, String?) = (generator.pick(Self.texts), nil)
    let (reader, flag) = (generator.maybe(generator.pick(Self.readers)), generator.chance(1, in: 2))
    switch construct {
    case .literalNil: return #Predicate { $0.subtitle == nil }
    case .capturedNil: return #Predicate { $0.subtitle != none }
    case .optionalEqual: return #Predicate { $0.reader == reader }
    case .coalesce: return #Predicate { ($0.subtitle ?? text) == $0.title }
    case .coalesceFalse: return #Predicate { $0.isSigned ?? false }
    case .chainedMember: return #Predicate { $0.subtitle?.count == 1 }
    case .chainedCondition: return #Predicate { $0.subtitle?.contains(text) ?? flag }
    case .ifLet:
      return #Predicate { book in if let subtitle = book.subtitle { subtitle < book.title } else { book.isRead } }
    case .forcedUnwrap: return #Predicate { $0.subtitle != nil && $0.subtitle! > text }
    default: return nil
    }
  }

  private mutating func membership(_ construct: Construct) -> Predicate<Book>? {
    let texts = Array(Self.texts.shuffled(using: &generator).prefix(5))
    let withNil = texts.map(Optional.some) + [nil]
    let titles = Set(texts)
    let (one, other) = (generator.pick(Self.pages), generator.pick(Self.pages))
    let (range, closedRange) = (min(one, other)..<max(one, other), min(one, other)...max(one, other))
    switch construct {
    case .array: return #Predicate { texts.contains($0.title) }
    case .arrayWithNil: return #Predicate { withNil.contains($0.subtitle) }
    case .set: return #Predicate { titles.contains($0.title) }
    case .literalArray: return #Predicate { [0, 2, 100].contains($0.pages) }
    case .range: return #Predicate { range.contains($0.pages) }
    case .closedRange: return #Predicate { closedRange.contains($0.pages) }
    case .rangeInPlace: return #Predicate { (0..<5_001).contains($0.pages) }
    case .closedRangeInPlace: return #Predicate { (0...$0.pages).contains(one) }
    default: return partialRange(construct, from: one)
    }
  }

  private mutating func partialRange(_ construct: Construct, from pages: Int) -> Predicate<Book>? {
    let (from, upTo, through) = (pages..., ..<pages, ...pages)
    switch construct {
    case .rangeFrom: return #Predicate { from.contains($0.pages) }
    case .rangeUpTo: return #Predicate { upTo.contains($0.pages) }
    case .rangeThrough: return #Predicate { !through.contains($0.pages) }
    default: return nil
    }
  }

  private mutating func arithmetic(_ construct: Construct) -> Predicate<Book>? {
    let (pages, divisor) = (generator.pick(Self.pages), generator.pick([-7, -1, 1, 2, 100]))
    let (price, factor) = (generator.pick(Self.prices), generator.pick([-2.5, 0.3, 4]))
    switch construct {
    case .add: return #Predicate { $0.pages + 3 > pages }
    case .subtract: return #Predicate { $0.price - $0.number > price }
    case .multiply: return #Predicate { $0.pages * divisor > pages }
    case .negate: return #Predicate { -$0.price > price }
    case .divide: return #Predicate { $0.pages / divisor == pages }
    case .remainder: return #Predicate { $0.pages % divisor != 0 }
    case .quotient: return #Predicate { $0.rating / factor > 0.5 }
    default: return nil
    }
  }

  private mutating func text(_ construct: Construct) -> Predicate<Book>? {
    let part = generator.pick(["", "A", "a", "ebra", "0%", "日", "ß", " ", "'"])
    let genre = generator.pick(Library.Genre.allCases)
    let name = genre.rawValue
    switch construct {
    case .textContains: return #Predicate { $0.title.contains(part) }
    case .textStartsWith: return #Predicate { $0.title.starts(with: part) }
    case .textStartsWithProperty: return #Predicate { $0.title.starts(with: $0.subtitle ?? part) }
    case .textContainsLoosely: return #Predicate { $0.title.localizedStandardContains(part) }
    case .characterCount: return #Predicate { $0.title.count > 1 }
    case .textIsEmpty: return #Predicate { ($0.subtitle ?? part).isEmpty }
    case .dataCount: return #Predicate { $0.cover?.count == 3 }
    case .dataIsEmpty: return #Predicate { $0.cover?.isEmpty == true }
    case .rawValue: return #Predicate { $0.genre.rawValue == name }
    case .capturedEnum: return #Predicate { $0.genre == genre }
    default: return nil
    }
  }
}
