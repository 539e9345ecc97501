/// A typed amount cut into the terms of a sum; one for a text that is no sum.
struct TypedSum {
  struct Term {
    /// Where it stands among the scalars, without the white space around it.
    let range: Range<Int>
    /// Whether it is taken off.
    let isTakenOff: Bool
    /// The column of the plus or minus before it, counted in Unicode scalars from 1; that of the term for the first one.
    let operatorColumn: Int
  }

  let text: String
  let scalars: [Unicode.Scalar]
  private(set) var terms: [Term] = []

  /// A plus or minus that has a digit before it, in its own term, and one somewhere after it stands between two terms.
  /// Any other one is the sign of a number.
  ///
  /// - Throws: ``AmountReadingError/empty``.
  init(_ text: String) throws(AmountReadingError) {
    self.text = text
    scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: \.isVisible), let last = scalars.lastIndex(where: \.isVisible) else {
      throw .empty
    }
    let lastDigit = scalars.lastIndex { $0.decimalDigit != nil } ?? first
    var (start, hasDigit, previous): (Int, Bool, Int?) = (first, false, nil)
    for index in first...last {
      let scalar = scalars[index]
      if scalar.isPlusOrMinus, hasDigit, index < lastDigit {
        append(start..<index, after: previous)
        (start, hasDigit, previous) = (index + 1, false, index)
      } else if scalar.decimalDigit != nil {
        hasDigit = true
      }
    }
    append(start..<last + 1, after: previous)
  }

  private mutating func append(_ range: Range<Int>, after index: Int?) {
    let first = scalars[range].firstIndex(where: \.isVisible) ?? range.lowerBound
    let last = scalars[range].lastIndex(where: \.isVisible) ?? range.lowerBound
    terms.append(
      Term(
        range: first..<max(first, last + 1), isTakenOff: index.map { scalars[$0].isMinus } ?? false,
        operatorColumn: (index ?? first) + 1))
  }
}

extension TypedSum {
  /// Whether the whole text is a day in digits, in any order.
  var isDay: Bool {
    let word = text.trimmed
    return CalendarDay(word) != nil || NumericDay(word)?.isWhole ?? false
  }

  /// The column of the first minus between two terms that may be a hyphen; nil when there is none.
  var bareMinusColumn: Int? {
    let minus = terms.dropFirst().first { term in
      let index = term.operatorColumn - 1
      return term.isTakenOff && scalars[index - 1].isVisible && scalars[index + 1].isVisible
    }
    guard let minus, !scalars.contains("+") || hasISODay else { return nil }
    return minus.operatorColumn
  }

  /// A day within a sum is still a day.
  private var hasISODay: Bool { text.contains(#/[0-9]{4}-[0-9]{2}-[0-9]{2}/#) }

  /// The sum with a space around each plus and minus.
  var spaced: String {
    terms.map { term in
      let isFirst = term.range.lowerBound == terms.first?.range.lowerBound
      let sign = isFirst ? "" : term.isTakenOff ? " - " : " + "
      return sign + String(String.UnicodeScalarView(scalars[term.range]))
    }.joined()
  }
}
