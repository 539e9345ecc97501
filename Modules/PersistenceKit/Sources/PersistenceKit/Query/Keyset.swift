/// A condition that holds for rows behind a position, and its values.
///
/// Each is one range of an index in the order's columns, so it is found by a search, however deep the position is.
struct Keyset: Equatable {
  let condition: String
  let values: [SQLValue]
}

extension Keyset {
  /// The ranges behind a position, in the order in which their rows come. No row is in two of them.
  ///
  /// - Parameters:
  ///   - position: a value for each term.
  ///   - first: the number of the first parameter that is free.
  static func ranges(
    behind position: [SQLValue], in order: QueryOrder, firstParameter first: Int
  ) -> [Keyset] {
    let steps = zip(order.terms, position).map(KeysetStep.init)
    if order.isUniform { return [together(steps, isDescending: order.terms[0].isDescending, first)] }
    // Rows that share all but the last value come first, rows that differ in the first one come last.
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
      condition: "(\(names)) \(isDescending ? "<" : ">") (\(marks))", values: steps.map(\.value))
  }

  private init(_ parts: [KeysetStep.Part], _ first: Int) {
    var (conditions, values) = ([String](), [SQLValue]())
    for part in parts {
      guard let value = part.value else {
        conditions.append(part.text)
        continue
      }
      conditions.append(part.text + "?\(first + values.count)")
      values.append(value)
    }
    self.init(condition: conditions.joined(separator: " AND "), values: values)
  }
}

/// One term of an order, and the position's value for it.
private struct KeysetStep {
  /// A condition; its value follows the text, if it has one.
  typealias Part = (text: String, value: SQLValue?)

  let term: QueryOrder.Term
  let value: SQLValue

  var name: String { "t0.\(term.name.quoted)" }

  var equal: Part {
    value == .null ? ("\(name) IS NULL", nil) : ("\(name) = ", value)
  }

  /// What comes behind the value: NULL is before every other one in a forward order, and behind them in a reverse one.
  var following: [Part] {
    switch (value, term.isDescending) {
    // Not IS NOT NULL, for which SQLite scans the index from its beginning.
    case (.null, false): [("\(name) >= \(term.storageClass.lowestLiteral)", nil)]
    case (.null, true): []
    case (_, false): [("\(name) > ", value)]
    case (_, true): [("\(name) < ", value)] + (term.isOptional ? [("\(name) IS NULL", nil)] : [])
    }
  }
}

extension QueryOrder {
  /// Whether one comparison of rows says what is behind a position.
  fileprivate var isUniform: Bool {
    terms.allSatisfy { !$0.isOptional && $0.isDescending == terms[0].isDescending }
  }
}

extension StorageClass {
  /// No value of the class comes before this one.
  fileprivate var lowestLiteral: String {
    switch self {
    case .integer: "-9223372036854775808"
    case .real: "-1e999"
    case .text: "''"
    case .blob: "x''"
    }
  }
}
