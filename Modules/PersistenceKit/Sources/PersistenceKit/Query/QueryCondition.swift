public import Foundation

/// A predicate without the type of its model.
@usableFromInline struct QueryCondition: Sendable {
  let expression: any StandardPredicateExpression<Bool>
  let variable: PredicateExpressions.VariableID

  @inlinable init<Model>(_ predicate: borrowing Predicate<Model>) {
    self.init(expression: predicate.expression, variable: predicate.variable.key)
  }

  @usableFromInline init(expression: any StandardPredicateExpression<Bool>, variable: PredicateExpressions.VariableID) {
    self.expression = expression
    self.variable = variable
  }
}
