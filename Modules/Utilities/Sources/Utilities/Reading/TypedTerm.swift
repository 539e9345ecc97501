/// A term of a typed amount taken apart: the digits and their marks, and what stands around them.
struct TypedTerm {
  /// Where the digits and the marks among them stand in the text's scalars.
  let digits: Range<Int>
  let isNegative: Bool
  let isInThousands: Bool

  /// Takes the term apart.
  ///
  /// - Parameter marks: The scalars that may stand among the digits.
  /// - Throws: ``AmountReadingError/notANumber(_:column:)`` at the first scalar that has no meaning there;
  ///   ``AmountReadingError/otherCurrency(_:column:_:)``.
  init(
    _ term: TypedSum.Term, of sum: TypedSum, marks: Set<Unicode.Scalar>, signs: CurrencySigns, allowsThousands: Bool
  ) throws(AmountReadingError) {
    let isAlone = sum.terms.count == 1
    var affixes = Affixes(sum, term.range, signs)
    if isAlone { try affixes.takeBrackets() }
    digits = try affixes.findDigits(marks)
    try affixes.readPrefix(before: digits, allowsSign: term.range.lowerBound == sum.terms.first?.range.lowerBound)
    try affixes.readSuffix(after: digits, allowsThousands: allowsThousands, allowsMinus: isAlone)
    isNegative = affixes.isNegative != term.isTakenOff
    isInThousands = affixes.isInThousands
  }
}

/// What stands around the digits of a term.
private struct Affixes {
  private let sum: TypedSum
  private var range: Range<Int>
  private let signs: CurrencySigns
  private var hasSign = false
  private(set) var isNegative = false
  private(set) var isInThousands = false

  init(_ sum: TypedSum, _ range: Range<Int>, _ signs: CurrencySigns) {
    (self.sum, self.range, self.signs) = (sum, range, signs)
  }

  private var scalars: [Unicode.Scalar] { sum.scalars }

  private func invalid(_ index: Int) -> AmountReadingError { .notANumber(sum.text, column: index + 1) }

  /// Takes brackets around the whole, which mean below zero.
  mutating func takeBrackets() throws(AmountReadingError) {
    guard scalars[range.lowerBound] == "(" else { return }
    guard range.count > 2, scalars[range.upperBound - 1] == ")" else { throw invalid(range.upperBound - 1) }
    range = trimmed(range.lowerBound + 1..<range.upperBound - 1)
    (isNegative, hasSign) = (true, true)
  }

  /// From the first digit, or the mark before it, to the last one.
  func findDigits(_ marks: Set<Unicode.Scalar>) throws(AmountReadingError) -> Range<Int> {
    let part = scalars[range]
    guard let first = part.firstIndex(where: { $0.decimalDigit != nil }),
      let last = part.lastIndex(where: { $0.decimalDigit != nil })
    else {
      let start = part.first.map(\.isPlusOrMinus) ?? false && range.count > 1 ? 1 : 0
      throw invalid(range.lowerBound + start)
    }
    let mark = first - 1
    guard mark >= range.lowerBound, marks.contains(scalars[mark]), scalars[mark].isVisible else {
      return first..<last + 1
    }
    // The point after letters is that of an abbreviation: `Fr.5`.
    let isAbbreviation = mark > range.lowerBound && scalars[mark - 1].properties.isAlphabetic
    return (isAbbreviation ? first : mark)..<last + 1
  }

  /// A sign and the currency, in either order.
  mutating func readPrefix(before digits: Range<Int>, allowsSign: Bool) throws(AmountReadingError) {
    var part = trimmed(range.lowerBound..<digits.lowerBound)
    guard !part.isEmpty else { return }
    let ends = [part.lowerBound, part.upperBound - 1]
    if let sign = ends.first(where: { scalars[$0].isPlusOrMinus }) {
      guard !hasSign, allowsSign else { throw invalid(sign) }
      // A sign belongs to what follows it without a space, but for the sign of a currency.
      if sign == ends[1], sign + 1 < digits.lowerBound { throw invalid(sign + 1) }
      (isNegative, hasSign) = (scalars[sign].isMinus, true)
      part = trimmed(sign == ends[0] ? sign + 1..<part.upperBound : part.lowerBound..<sign)
    }
    try check(part)
  }

  /// The `k` of thousands, the currency, and a trailing minus.
  mutating func readSuffix(
    after digits: Range<Int>, allowsThousands: Bool, allowsMinus: Bool
  ) throws(AmountReadingError) {
    var part = trimmed(digits.upperBound..<range.upperBound)
    guard !part.isEmpty else { return }
    let ends = [part.upperBound - 1, part.lowerBound]
    if let minus = ends.first(where: { scalars[$0].isMinus }) {
      // After a space it is the beginning of a difference whose second number lacks.
      guard allowsMinus, !hasSign, scalars[minus - 1].isVisible else { throw invalid(minus) }
      (isNegative, hasSign) = (true, true)
      part = trimmed(minus == ends[0] ? part.lowerBound..<minus : minus + 1..<part.upperBound)
    }
    guard allowsThousands, let first = scalars[part].first, first == "k" || first == "K" else { return try check(part) }
    // `kr` is the sign of a currency, and `k€` are thousands of euros.
    switch signs.meaning(of: text(part)) {
    case .unknown:
      isInThousands = true
      try check(trimmed(part.lowerBound + 1..<part.upperBound))
    case .own where part.count == 1: throw invalid(part.lowerBound)
    case .own, .other: try check(part)
    }
  }

  /// Refuses what isn't the sign or the code of the amounts' own currency.
  private func check(_ part: Range<Int>) throws(AmountReadingError) {
    guard !part.isEmpty else { return }
    switch signs.meaning(of: text(part)) {
    case .own: return
    case .other(let currency): throw .otherCurrency(sum.text, column: part.lowerBound + 1, currency)
    case .unknown: throw invalid(part.lowerBound)
    }
  }

  private func text(_ part: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[part])) }

  /// Without the white space around it.
  private func trimmed(_ part: Range<Int>) -> Range<Int> {
    guard let first = scalars[part].firstIndex(where: \.isVisible),
      let last = scalars[part].lastIndex(where: \.isVisible)
    else { return part.lowerBound..<part.lowerBound }
    return first..<last + 1
  }
}
