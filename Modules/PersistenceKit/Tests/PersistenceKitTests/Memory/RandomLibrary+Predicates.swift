import Foundation
import PersistenceKit

extension RandomLibrary {
  typealias Condition = any StandardPredicateExpression<Bool>
  typealias Variable = PredicateExpressions.Variable<Library.Book>

  mutating func condition(on book: Variable, depth: Int) -> Condition {
    guard depth > 0, generator.chance(3, in: 4) else { return leaf(on: book) }
    let first = condition(on: book, depth: depth - 1)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return negation(first)
    case 1: return conjunction(first, condition(on: book, depth: depth - 1))
    case 2: return disjunction(first, condition(on: book, depth: depth - 1))
    default:
      return choice(first, condition(on: book, depth: depth - 1), condition(on: book, depth: depth - 1))
    }
  }

  private mutating func leaf(on book: Variable) -> Condition {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: equality(on: book)
    case 1: optionalEquality(on: book)
    case 2: comparison(on: book)
    case 3: membership(on: book)
    case 4: fallback(on: book)
    default: truth(on: book)
    }
  }
}

// MARK: - Leaves

extension RandomLibrary {
  private mutating func equality(on book: Variable) -> Condition {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: equal(book, \.title, Self.texts)
    case 1: equal(book, \.pages, Self.pages)
    case 2: equal(book, \.price, Self.prices)
    case 3: equal(book, \.rating, Self.ratings)
    case 4: equal(book, \.isRead, [true, false])
    case 5: equal(book, \.published, Self.days)
    case 6: equal(book, \.added, Self.moments)
    case 7: equal(book, \.genre, Library.Genre.allCases)
    default: equal(book, \.shelf, Self.shelves)
    }
  }

  private mutating func optionalEquality(on book: Variable) -> Condition {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: equal(book, \.subtitle, Self.texts + [nil])
    case 1: equal(book, \.isSigned, [true, false, nil])
    case 2: equal(book, \.reprinted, Self.days + [nil])
    case 3: equal(book, \.cover, Self.covers + [nil])
    case 4: equal(book, \.reader, Self.readers + [nil])
    case 5: isNil(book, \.subtitle)
    default: isNil(book, \.reader)
    }
  }

  private mutating func comparison(on book: Variable) -> Condition {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: compare(book, \.title, Self.texts)
    case 1: compare(book, \.pages, Self.pages)
    case 2: compare(book, \.price, Self.prices)
    case 3: compare(book, \.rating, Self.ratings)
    case 4: compare(book, \.published, Self.days)
    case 5: compare(book, \.added, Self.moments)
    default: compare(book, \.shelf, Self.shelves)
    }
  }

  private mutating func membership(on book: Variable) -> Condition {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: isIn(book, \.title, Self.texts)
    case 1: isIn(book, \.subtitle, Self.texts + [nil, nil, nil])
    case 2: isIn(book, \.genre, Library.Genre.allCases)
    case 3: isIn(book, \.reader, Self.readers + [nil])
    case 4: isWithin(book, \.pages, Self.pages)
    default: isWithin(book, \.published, Self.days)
    }
  }

  private mutating func fallback(on book: Variable) -> Condition {
    let text = PredicateExpressions.build_NilCoalesce(
      lhs: property(book, \.subtitle), rhs: PredicateExpressions.build_Arg(generator.pick(Self.texts)))
    let day = PredicateExpressions.build_NilCoalesce(
      lhs: property(book, \.reprinted), rhs: property(book, \.published))
    let flag = PredicateExpressions.build_NilCoalesce(
      lhs: property(book, \.isSigned), rhs: PredicateExpressions.build_Arg(generator.chance(1, in: 2)))
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return PredicateExpressions.build_Equal(lhs: text, rhs: property(book, \.title))
    case 1:
      return PredicateExpressions.build_Comparison(
        lhs: day, rhs: PredicateExpressions.build_Arg(generator.pick(Self.days)), op: .lessThanOrEqual)
    default: return flag
    }
  }

  private mutating func truth(on book: Variable) -> Condition {
    generator.chance(1, in: 10)
      ? PredicateExpressions.build_Arg(generator.chance(1, in: 2)) : property(book, \.isRead)
  }
}

// MARK: - Building blocks

extension RandomLibrary {
  private typealias Path<Value> = any KeyPath<Library.Book, Value> & Sendable

  private func property<Value>(
    _ book: Variable, _ path: Path<Value>
  ) -> PredicateExpressions.KeyPath<Variable, Value> {
    PredicateExpressions.build_KeyPath(root: book, keyPath: path)
  }

  private mutating func equal<Value: Codable & Equatable & Sendable>(
    _ book: Variable, _ path: Path<Value>, _ values: [Value]
  ) -> Condition {
    let value = PredicateExpressions.build_Arg(generator.pick(values))
    return generator.chance(1, in: 2)
      ? PredicateExpressions.build_Equal(lhs: property(book, path), rhs: value)
      : PredicateExpressions.build_NotEqual(lhs: property(book, path), rhs: value)
  }

  private mutating func isNil<Value: Equatable & Sendable>(
    _ book: Variable, _ path: Path<Value?>
  ) -> Condition {
    let none = PredicateExpressions.NilLiteral<Value>()
    return generator.chance(1, in: 2)
      ? PredicateExpressions.build_Equal(lhs: property(book, path), rhs: none)
      : PredicateExpressions.build_NotEqual(lhs: property(book, path), rhs: none)
  }

  private mutating func compare<Value: Codable & Comparable & Sendable>(
    _ book: Variable, _ path: Path<Value>, _ values: [Value]
  ) -> Condition {
    let operators: [PredicateExpressions.ComparisonOperator] = [
      .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual,
    ]
    return PredicateExpressions.build_Comparison(
      lhs: property(book, path), rhs: PredicateExpressions.build_Arg(generator.pick(values)),
      op: generator.pick(operators))
  }

  private mutating func isIn<Value: Codable & Equatable & Sendable>(
    _ book: Variable, _ path: Path<Value>, _ values: [Value]
  ) -> Condition {
    let count = Int.random(in: 0...values.count, using: &generator)
    let list = Array(values.shuffled(using: &generator).prefix(count))
    return PredicateExpressions.build_contains(PredicateExpressions.build_Arg(list), property(book, path))
  }

  private mutating func isWithin<Value: Codable & Comparable & Sendable>(
    _ book: Variable, _ path: Path<Value>, _ values: [Value]
  ) -> Condition {
    let (one, other) = (generator.pick(values), generator.pick(values))
    let (low, high) = (min(one, other), max(one, other))
    return generator.chance(1, in: 2)
      ? PredicateExpressions.build_contains(PredicateExpressions.build_Arg(low...high), property(book, path))
      : PredicateExpressions.build_contains(PredicateExpressions.build_Arg(low..<high), property(book, path))
  }

  private func negation(_ wrapped: some StandardPredicateExpression<Bool>) -> Condition {
    PredicateExpressions.build_Negation(wrapped)
  }

  private func conjunction(
    _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
  ) -> Condition {
    PredicateExpressions.build_Conjunction(lhs: left, rhs: right)
  }

  private func disjunction(
    _ left: some StandardPredicateExpression<Bool>, _ right: some StandardPredicateExpression<Bool>
  ) -> Condition {
    PredicateExpressions.build_Disjunction(lhs: left, rhs: right)
  }

  private func choice(
    _ test: some StandardPredicateExpression<Bool>, _ first: some StandardPredicateExpression<Bool>,
    _ second: some StandardPredicateExpression<Bool>
  ) -> Condition {
    PredicateExpressions.build_Conditional(test, first, second)
  }
}
