import Foundation
import PersistenceKit

/// What a column of a random schema may be: its values, and what a predicate or an order asks of them.
protocol Feature: SendableMetatype {
  associatedtype Value: ColumnValue & Codable & Hashable

  /// What rows have in it: few values, so that rows and predicates meet.
  static var values: [Value] { get }

  /// A random condition on a value.
  static func condition(
    on value: some StandardPredicateExpression<Value>, _ generator: inout SeededGenerator
  ) -> RandomCondition

  /// The order by a property; nil for what has no order.
  static func order<Model>(
    by path: any KeyPath<Model, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>?

  /// The same for a property that may be nil.
  static func order<Model>(
    byOptional path: any KeyPath<Model, Value?> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>?
}

typealias RandomCondition = any StandardPredicateExpression<Bool>

extension Feature {
  static func condition(
    on value: some StandardPredicateExpression<Value>, _ generator: inout SeededGenerator
  ) -> RandomCondition { sameness(of: value, values, &generator) }

  static func order<Model>(
    by path: any KeyPath<Model, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>? { nil }

  static func order<Model>(
    byOptional path: any KeyPath<Model, Value?> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>? { nil }

  /// Whether it is one of some values.
  static func sameness<Other: Codable & Hashable & Sendable>(
    of value: some StandardPredicateExpression<Other>, _ others: [Other], _ generator: inout SeededGenerator
  ) -> RandomCondition {
    let other = PredicateExpressions.build_Arg(generator.pick(others))
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return PredicateExpressions.build_Equal(lhs: value, rhs: other)
    case 1: return PredicateExpressions.build_NotEqual(lhs: value, rhs: other)
    default:
      let list = Array(others.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)))
      return PredicateExpressions.build_contains(PredicateExpressions.build_Arg(list), value)
    }
  }
}

/// A feature whose values have an order.
protocol OrderedFeature: Feature where Value: Comparable {}

extension OrderedFeature {
  static func condition(
    on value: some StandardPredicateExpression<Value>, _ generator: inout SeededGenerator
  ) -> RandomCondition {
    let other = generator.pick(values)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return sameness(of: value, values, &generator)
    case 1:
      let bounds = [other, generator.pick(values)].sorted()
      return PredicateExpressions.build_contains(PredicateExpressions.build_Arg(bounds[0]...bounds[1]), value)
    default:
      return PredicateExpressions.build_Comparison(
        lhs: value, rhs: PredicateExpressions.build_Arg(other),
        op: generator.pick([.lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual]))
    }
  }

  static func order<Model>(
    by path: any KeyPath<Model, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>? { SortDescriptor(path, order: order) }

  static func order<Model>(
    byOptional path: any KeyPath<Model, Value?> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>? { SortDescriptor(path, order: order) }
}

/// A feature that a row may lack.
enum Maybe<Some: Feature>: Feature {
  static var values: [Some.Value?] { Some.values + [nil, nil] }

  static func condition(
    on value: some StandardPredicateExpression<Some.Value?>, _ generator: inout SeededGenerator
  ) -> RandomCondition {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return sameness(of: value, values, &generator)
    case 1: return PredicateExpressions.build_Equal(lhs: value, rhs: PredicateExpressions.NilLiteral<Some.Value>())
    default:
      let instead = PredicateExpressions.build_Arg(generator.pick(Some.values))
      return Some.condition(on: PredicateExpressions.build_NilCoalesce(lhs: value, rhs: instead), &generator)
    }
  }

  static func order<Model>(
    by path: any KeyPath<Model, Some.Value?> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Model>? { Some.order(byOptional: path, order) }
}
