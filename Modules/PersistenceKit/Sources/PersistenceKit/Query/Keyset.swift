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
    after position: [SQLValue], in order: QueryOrder, firstParameter first: Int
  ) -> [Keyset] {
    let steps = zip(order.terms, position).enumerated().map { place, step in
      KeysetStep(term: step.0, place: place, isNull: step.1 == .null)
    }
    if order.isUniform { return [together(steps, isDescending: order.terms[0].isDescending, first)] }
    // Rows that share all but the last value are first, rows that differ in the first one are last.
    return steps.indices.reversed().flatMap { place in
      steps[place].following.map { following in
        Keyset(steps[..<place].map(\.equal) + [following], first)
      }
    }
  }

  private static func together(_ steps: [KeysetStep], isDescending: Bool, _ first: Int) -> Keyset {
    let names = steps.map(\.name).joined(separator: ", ")
    let marks = steps.indices.map { "?\(first + $0)" }.joined(separator: ", ")
    return Keyset(
      condition: "(\(names)) \(isDescending ? "<" : ">") (\(marks))", places: Array(steps.indices))
  }

  private init(_ parts: [KeysetStep.Part], _ first: Int) {
    var (conditions, places) = ([String](), [Int]())
    for part in parts {
      guard let place = part.place else {
        conditions.append(part.text)
        continue
      }
      conditions.append(part.text + "?\(first + places.count)")
      places.append(place)
    }
    self.init(condition: conditions.joined(separator: " AND "), places: places)
  }
}

/// One term of an order, and the position's value for it.
private struct KeysetStep {
  /// A condition; a parameter follows the text, if there is a place whose value is bound to it.
  typealias Part = (text: String, place: Int?)

  let term: QueryOrder.Term
  let place: Int
  let isNull: Bool

  var name: String { "t0.\(term.name.quoted)" }

  var equal: Part {
    isNull ? ("\(name) IS NULL", nil) : ("\(name) = ", place)
  }

  /// The conditions for what is after the value: NULL is before every other one in a forward order, and after them in a
  /// reverse one.
  var following: [Part] {
    switch (isNull, term.isDescending) {
    // Not IS NOT NULL, for which SQLite scans the index from its beginning.
    case (true, false): [("\(name) >= \(term.storageClass.lowestLiteral)", nil)]
    case (true, true): []
    case (false, false): [("\(name) > ", place)]
    case (false, true): [("\(name) < ", place)] + (term.isOptional ? [("\(name) IS NULL", nil)] : [])
    }
  }
}

extension QueryOrder {
  /// Whether one comparison of rows decides what is after a position.
  fileprivate var isUniform: Bool {
    terms.allSatisfy { !$0.isOptional && $0.isDescending == terms[0].isDescending }
  }
}

extension StorageClass {
  /// A literal that no value of the class sorts before.
  fileprivate var lowestLiteral: String {
    switch self {
    case .integer: "-9223372036854775808"
    case .real: "-1e999"
    case .text: "''"
    case .blob: "x''"
    }
  }
}
