public import Foundation

// The type checker's time for one macro grows steeply with its conditions, so long predicates are put together from
// short ones.

/// A predicate that is true when both are. It costs little until a fetch uses it, and is then one condition of one
/// statement. A fetch by 1,000 conditions or more throws `unsupported`.
public func && <Model: PersistentModel>(_ left: Predicate<Model>, _ right: Predicate<Model>) -> Predicate<Model> {
  composition(of: left.size + right.size) { model in
    PredicateExpressions.build_Conjunction(
      lhs: PredicateCall(predicate: left, argument: model), rhs: PredicateCall(predicate: right, argument: model))
  }
}

/// A predicate that is true when one of them is, or both. An index helps where one helps each of them. A fetch by 1,000
/// conditions or more throws `unsupported`.
public func || <Model: PersistentModel>(_ left: Predicate<Model>, _ right: Predicate<Model>) -> Predicate<Model> {
  composition(of: left.size + right.size) { model in
    PredicateExpressions.build_Disjunction(
      lhs: PredicateCall(predicate: left, argument: model), rhs: PredicateCall(predicate: right, argument: model))
  }
}

/// A predicate that is true when the other one is false. No index helps it. It counts as a condition more.
public prefix func ! <Model: PersistentModel>(_ predicate: Predicate<Model>) -> Predicate<Model> {
  composition(of: predicate.size + 1) { model in
    PredicateExpressions.build_Negation(PredicateCall(predicate: predicate, argument: model))
  }
}

/// A predicate inside another one, over the same model.
struct PredicateCall<Model: PersistentModel>: StandardPredicateExpression {
  typealias Output = Bool

  let predicate: Predicate<Model>
  let argument: PredicateExpressions.Variable<Model>
  /// The predicate's own, kept so that a longer one needn't count again.
  let size: Int

  init(predicate: Predicate<Model>, argument: PredicateExpressions.Variable<Model>) {
    self.predicate = predicate
    self.argument = argument
    size = predicate.size
  }

  func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    try predicate.evaluate(argument.evaluate(bindings))
  }
}

// A standard expression must be Codable, but a predicate isn't everywhere, so one made of others isn't anywhere.
extension PredicateCall {
  init(from decoder: any Decoder) throws {
    let detail = "a predicate made of others can't be decoded"
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: detail))
  }

  func encode(to encoder: any Encoder) throws {
    let detail = "a predicate made of others can't be encoded"
    throw EncodingError.invalidValue(predicate, .init(codingPath: encoder.codingPath, debugDescription: detail))
  }
}

extension PredicateCall: QueryExpression {
  func build(into query: inout QueryBuilder) throws(PersistenceError) {
    guard let expression = predicate.expression as? any QueryExpression else {
      throw .unsupported(in: predicate.expression)
    }
    query.alias(predicate.variable.key, of: try query.scope(of: argument.key))
    try expression.build(into: &query)
  }
}
