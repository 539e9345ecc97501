public import Foundation

/// What queries read of a predicate, taken out where the model's type is known. It is a class, because a descriptor is
/// moved a few times on its way, and moving an expression costs as much as binding a value.
@usableFromInline final class QueryCondition: Sendable {
  let expression: any StandardPredicateExpression<Bool>
  let variable: PredicateExpressions.VariableID

  @inlinable convenience init<Model>(_ predicate: borrowing Predicate<Model>) {
    self.init(expression: predicate.expression, variable: predicate.variable.key)
  }

  @usableFromInline init(expression: any StandardPredicateExpression<Bool>, variable: PredicateExpressions.VariableID) {
    self.expression = expression
    self.variable = variable
  }
}
