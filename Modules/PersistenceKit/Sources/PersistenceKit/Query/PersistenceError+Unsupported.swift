import Foundation

extension PersistenceError {
  /// Names the outermost construct in `expression` that has no translation, and the way round it.
  static func unsupported(in expression: any PredicateExpression) -> PersistenceError {
    let (construct, advice) =
      UnsupportedConstruct.find(in: expression) ?? ("this predicate", UnsupportedConstruct.general)
    return .unsupported(construct: construct, advice: advice)
  }
}

/// Finds what a predicate is refused for. Runs only once it is refused, so it may reflect.
private enum UnsupportedConstruct {
  static let general = "fetch with the conditions that have a translation, and filter the fetched models"

  static func find(in expression: any PredicateExpression) -> (construct: String, advice: String)? {
    if isTranslated(expression) { return nil }
    let name = String(describing: type(of: expression)).prefix { $0 != "<" }
    if let known = known[String(name)] { return known }
    for child in Mirror(reflecting: expression).children {
      guard let child = child.value as? any PredicateExpression else { continue }
      if let found = find(in: child) { return found }
    }
    return leaf(expression) ?? (String(name), general)
  }

  private static func isTranslated(_ expression: any PredicateExpression) -> Bool {
    expression is any QueryExpression || expression is any QueryList || expression is any QueryRange
      || expression is any QueryRoot
  }

  private static func leaf<Expression: PredicateExpression>(
    _ expression: Expression
  ) -> (construct: String, advice: String)? {
    switch String(describing: Expression.self).prefix(while: { $0 != "<" }) {
    case "KeyPath":
      ("a property of type \(Expression.Output.self)", "only a property with a column of its own has a translation")
    case "Value":
      ("a captured \(Expression.Output.self)", "capture a value that a column can hold, or an array or a range of them")
    case "Variable": ("the whole model", "compare its properties one by one")
    default: nil
    }
  }

  private static let arithmetic = ("arithmetic", "compute the other side before, and capture the result")
  private static let quantifier = (
    "a condition over a sequence's elements",
    "ask related rows for `contains { }`, `allSatisfy { }` and `count`, and a captured array whether it contains a value"
  )
  private static let cast = ("a cast", general)
  private static let subscripting = ("a subscript", "read the element before, and capture it")
  private static let range = ("a range written in place", "capture the range, or compare with both bounds")

  private static let known: [String: (construct: String, advice: String)] = [
    "Arithmetic": arithmetic, "UnaryMinus": arithmetic, "IntDivision": arithmetic, "IntRemainder": arithmetic,
    "FloatDivision": arithmetic,
    "ForcedUnwrap": ("a forced unwrap", "use `??` with a value that fails the condition"),
    "OptionalFlatMap": ("optional chaining", "compare the property itself, or use `??`"),
    "SequenceContainsWhere": quantifier, "SequenceAllSatisfy": quantifier, "Filter": quantifier,
    "SequenceMinimum": quantifier, "SequenceMaximum": quantifier,
    "SequenceStartsWith": ("starts(with:)", "compare with `>=` and `<`, or filter the fetched models"),
    "CollectionContainsCollection": ("contains(_:) of a sequence", general),
    "StringContainsRegex": ("a regular expression", general),
    "StringLocalizedStandardContains": ("localizedStandardContains(_:)", general),
    "StringCaseInsensitiveCompare": ("caseInsensitiveCompare(_:)", general),
    "StringLocalizedCompare": ("localizedCompare(_:)", general),
    "ConditionalCast": cast, "ForceCast": cast, "TypeCheck": cast,
    "CollectionIndexSubscript": subscripting, "CollectionRangeSubscript": subscripting,
    "DictionaryKeySubscript": subscripting, "DictionaryKeyDefaultValueSubscript": subscripting,
    "Range": range, "ClosedRange": range,
    "PredicateEvaluate": ("a predicate inside a predicate", "write its conditions in place"),
  ]
}
