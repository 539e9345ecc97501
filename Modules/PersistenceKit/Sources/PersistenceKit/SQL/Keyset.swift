/// A condition that holds for rows after a position, and which of the position's values it needs.
///
/// Each is one range of an index in the order's columns, so it is found by a search, however deep the position is.
struct Keyset: Equatable {
  let condition: String
  /// The places of the values in the position, in the order of their parameters.
  let places: [Int]
}

extension Keyset {
  /// The ranges after a position, in the order of their rows. No row is in two of them.
  ///
  /// - Parameters:
  ///   - position: a value for each term.
  ///   - first: the number of the first parameter that is free.
  static func ranges(
    after position: [SQLValue], in order: QueryOrder, firstParameter first: Int,
    of dialect: any Dialect = SQLiteDialect()
  ) -> [Keyset] {
    let steps = zip(order.terms, position).enumerated().map { place, step in
      KeysetStep(term: step.0, place: place, isNull: step.1 == .null, dialect: dialect)
    }
    if order.isUniform { return [together(steps, isDescending: order.terms[0].isDescending, first, dialect)] }
    // Rows that share all but the last value are first, rows that differ in the first one are last.
    return steps.indices.reversed().flatMap { place in
      steps[place].following.map { following in
        Keyset(steps[..<place].map(\.equal) + [following], first, dialect)
      }
    }
  }

  private static func together(
    _ steps: [KeysetStep], isDescending: Bool, _ first: Int, _ dialect: any Dialect
  ) -> Keyset {
    let names = steps.map(\.name).joined(separator: ", ")
    let marks = steps.map { dialect.parameter(first + $0.place, of: $0.term.kind) }.joined(separator: ", ")
    return Keyset(
      condition: "(\(names)) \(isDescending ? "<" : ">") (\(marks))", places: Array(steps.indices))
  }

  private init(_ parts: [KeysetStep.Part], _ first: Int, _ dialect: any Dialect) {
    var (conditions, places) = ([String](), [Int]())
    for part in parts {
      guard let value = part.value else {
        conditions.append(part.text)
        continue
      }
      conditions.append(part.text + dialect.parameter(first + places.count, of: value.kind))
      places.append(value.place)
    }
    self.init(condition: conditions.joined(separator: " AND "), places: places)
  }
}

/// One term of an order, and the position's value for it.
private struct KeysetStep {
  /// A condition; a parameter follows the text, if there is a place whose value is bound to it.
  typealias Part = (text: String, value: (place: Int, kind: ValueKind)?)

  let term: QueryOrder.Term
  let place: Int
  let isNull: Bool
  let dialect: any Dialect

  var value: (place: Int, kind: ValueKind) { (place, term.kind) }
  var name: String { "t0.\(term.name.quoted)" }

  var equal: Part {
    isNull ? ("\(name) IS NULL", nil) : ("\(name) = ", value)
  }

  /// The conditions for what is after the value: NULL is before every other one in a forward order, and after them in a
  /// reverse one.
  var following: [Part] {
    switch (isNull, term.isDescending) {
    case (true, false): [(dialect.isntNull(name, of: term.storageClass), nil)]
    case (true, true): []
    case (false, false): [("\(name) > ", value)]
    case (false, true): [("\(name) < ", value)] + (term.isOptional ? [("\(name) IS NULL", nil)] : [])
    }
  }
}

extension QueryOrder {
  /// Whether one comparison of rows decides what is after a position.
  fileprivate var isUniform: Bool {
    terms.allSatisfy { !$0.isOptional && $0.isDescending == terms[0].isDescending }
  }
}
